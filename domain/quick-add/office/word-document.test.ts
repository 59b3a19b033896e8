import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { readListBytes } from "../list-bytes";
import { readWordDocument } from "./word-document";

const document = (body: string) =>
  zipSync({ "word/document.xml": strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
const paragraph = (runs: string) => `<w:p><w:pPr><w:tabs><w:tab w:pos="9"/></w:tabs></w:pPr>${runs}</w:p>`;
const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

describe("a Word document", () => {
  it("is read as lines and rows of cells, without what tracked changes deleted", () => {
    const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(run(text))).join("")}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell("4060S")}${cell("Phospho-Akt", "(Ser473)")}${cell("2")}</w:tr></w:tbl>`;
    const deleted = "<w:del><w:r><w:delText>9803S</w:delText></w:r></w:del>";
    const body = `${paragraph(run("Please ") + run("order:"))}${table}${paragraph(`${run("9272S")}<w:r><w:tab/></w:r>${run("1")}${deleted}`)}`;
    expect(readWordDocument(document(body))).toBe("Please order:\n4060S\tPhospho-Akt (Ser473)\t2\n9272S\t1");
  });

  it("keeps a table within a cell in the cell's row", () => {
    const inner = `<w:tbl><w:tr><w:tc>${paragraph(run("9272S"))}</w:tc><w:tc>${paragraph(run("1"))}</w:tc></w:tr></w:tbl>`;
    const outer = `<w:tbl><w:tr><w:tc>${paragraph(run("A"))}</w:tc><w:tc>${inner}${paragraph("")}</w:tc></w:tr></w:tbl>`;
    expect(readWordDocument(document(outer))).toBe("A\t9272S 1");
  });

  it("is a list like one of text; other archives are not", () => {
    const bytes = document(paragraph(run("4060S 2")));
    expect(readListBytes(bytes, "windows-1252")).toEqual({ ok: true, text: "4060S 2" });
    expect(readListBytes(document(""), "windows-1252")).toEqual({ ok: false, reason: "empty" });
    const other = zipSync({ "content.xml": strToU8("<office/>") });
    expect(readListBytes(other, "windows-1252")).toEqual({ ok: false, reason: "spreadsheet" });
  });
});
