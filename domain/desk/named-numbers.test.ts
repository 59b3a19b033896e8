import { contentTypes } from "@contracts/content/content-types";
import { expect, it } from "vitest";
import { type KnownNumber, mayNameNumbers, namedNumbers, wrongNumbers } from "./named-numbers";

const fieldsOf = (uid: string) => contentTypes.find((type) => type.uid === uid)?.fields ?? [];
const known: readonly KnownNumber[] = [
  { number: "4060", kind: "product", status: "Released", active: true },
  { number: "9272", kind: "product", status: "Discontinued", active: true },
  { number: "4060S", kind: "size", status: "Released", active: true },
  { number: "4060T", kind: "size", status: "Released", active: false },
  { number: "8112", kind: "product", status: "Released", active: true },
  { number: "8112", kind: "size", status: "Released", active: true },
];

it("finds the numbers in the blocks of a page, in an article and in a product's own page", () => {
  const band = (products: unknown) => ({ product_band: { title: "Band", products } });
  expect(
    namedNumbers("homepage", fieldsOf("homepage"), { rows: [{ news_band: {} }, band(["4060", " 4060 ", ""])] }),
  ).toEqual([{ path: "rows.1.product_band.products", kind: "product", offers: true, numbers: ["4060"] }]);
  const article = { title: "x", products: ["1", "2"] };
  expect(namedNumbers("support_article", fieldsOf("support_article"), article)[0]?.numbers).toEqual(["1", "2"]);
  expect(namedNumbers("pdp_page", fieldsOf("pdp_page"), { product_id: "9" })).toMatchObject([
    { path: "product_id", offers: false },
  ]);
});

it("finds the sizes in the lists of the settings, and nothing in other settings", () => {
  const numbersOf = (devkey: string) =>
    namedNumbers("global_setting", fieldsOf("global_setting"), { devkey, value: "4060s, 1S,," });
  expect(numbersOf("hide-price-list")).toEqual([
    { path: "value", kind: "size", offers: false, numbers: ["4060S", "1S"] },
  ]);
  expect(numbersOf("copyright-text")).toEqual([]);
});

it("detects the types that may name numbers", () => {
  const types = contentTypes.filter(({ uid, fields }) => mayNameNumbers(uid, fields)).map(({ uid }) => uid);
  expect(types).toEqual(expect.arrayContaining(["homepage", "support_article", "pdp_page", "global_setting"]));
  expect(types).not.toContain("news");
});

it.each([
  ["product", true, ["4060"], null],
  ["product", true, ["4060", "9999", "4060S"], "No product has the number 9999, 4060S."],
  ["product", true, ["9272", "1"], "No product has the number 1. Not sold: 9272."],
  ["product", false, ["9272"], null],
  ["product", true, ["8112"], null],
  ["size", false, ["8112"], null],
  ["size", false, ["4060S", "4060T", "4060"], "No size has the number 4060."],
] as const)("says of a %s, offered: %s, %j: %s", (kind, offers, numbers, message) => {
  expect(wrongNumbers({ path: "x", kind, offers, numbers }, known)).toBe(message);
});

it("names at most twenty numbers", () => {
  const numbers = Array.from({ length: 22 }, (_, at) => String(at));
  expect(wrongNumbers({ path: "x", kind: "product", offers: true, numbers }, known)).toMatch(/19 and 2 more\.$/);
});
