import { expect, it } from "vitest";
import { readMarkup } from "./read-markup";
import { writeMarkup } from "./write-markup";

const p = (...children: unknown[]) => ({ type: "p", attrs: {}, children });
const doc = (...children: unknown[]) => ({ type: "doc", children });
const roundTrip = (document: unknown) => writeMarkup(readMarkup(writeMarkup(document)).document);

it.each([
  ["marks that follow each other", p({ text: "CO", bold: true }, { text: "2", bold: true, subscript: true })],
  [
    "all marks",
    p({ text: "a", bold: true, italic: true }, { text: "b", italic: true }, { text: "c", underline: true }),
  ],
  ["characters of the markup", p({ text: "5*3 _x_ [1] `q` a|b {c} <d> \\ ~~" })],
  ["a paragraph like a heading", p({ text: "## no heading" })],
  ["a paragraph like a list", p({ text: "1. no list" })],
  ["a paragraph like an embed", p({ text: "!content_image x" })],
  ["a link", p({ type: "a", attrs: { url: "https://x.example/", target: "_blank" }, children: [{ text: "x]y" }] })],
  [
    "a target with parentheses",
    p({ type: "a", attrs: { url: "/learn/x_(y)/z", target: "_self" }, children: [{ text: "x" }] }, { text: ")" }),
  ],
])("%s are written as markup and read again", (_, node) => {
  const written = writeMarkup(doc(node));
  expect(written).not.toContain("!json");
  expect(readMarkup(written)).toMatchObject({ problems: [], document: { children: [node] } });
});

it.each([
  ["an anchor", { type: "h2", attrs: { id: "x" }, children: [{ text: "a" }] }],
  ["a class", p({ text: "a", classname: "small" })],
  ["a fifth level", { type: "h5", attrs: {}, children: [{ text: "a" }] }],
  ["a merged cell", { type: "table", attrs: { rows: 1, cols: 1 }, children: [] }],
  [
    "a target with one parenthesis",
    p({ type: "a", attrs: { url: "/x_(y", target: "_self" }, children: [{ text: "x" }] }),
  ],
  ["a link in the same window", p({ type: "a", attrs: { url: "https://x.example/" }, children: [{ text: "x" }] })],
])("%s stays as JSON, because the markup would lose it", (_, node) => {
  const written = writeMarkup(doc(node));
  expect(written).toMatch(/^!json /);
  expect(readMarkup(written).document.children).toEqual([node]);
});

it("lists, tables, columns and embeds come back as they were typed", () => {
  const text = [
    "## Blocking",
    "- one\n  1. two\n- three",
    "| A | B |\n|---|---|\n| 1 | 2\\|3 |",
    "::: 33 66\nleft\n:::\nright\n:::end",
    "!content_image image_hero",
    "> quoted",
    "---",
  ].join("\n\n");
  expect(writeMarkup(readMarkup(text).document)).toBe(text);
  expect(roundTrip(readMarkup(text).document)).toBe(text);
});

it("unreadable markup is reported, and kept as text", () => {
  const { document, problems } = readMarkup("**open\n\n!json {no\n\n:::");
  expect(problems).toHaveLength(3);
  expect(writeMarkup(document)).toContain("open");
});
