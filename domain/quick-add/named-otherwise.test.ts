import texts from "virtual:name-texts";
import { expect, it } from "vitest";
import { nameTable } from "../query-reading/name-table";
import { namedOtherwiseIn } from "./named-otherwise";

const namedOtherwise = namedOtherwiseIn(nameTable(texts));
const product = "Phospho-Akt (Ser473) (D9E) Rabbit mAb";

it.each([
  ["4060S Phospho-Akt (Ser473) 2", null],
  ["4060S PKB alpha", null],
  ["4060S ERK1 antibody 2", "ERK1"],
  ["4060S p53", "p53"],
  ["4060S for Anna, second floor", null],
  ["4060S", null],
])("a row that says %j names %j instead of its number's product", (text, expected) => {
  expect(namedOtherwise(text, "4060S", product)).toBe(expected);
});

it("nothing is reported for a product without a target", () => {
  expect(namedOtherwise("9803S ERK1 antibody", "9803S", "Cell Lysis Buffer (10X)")).toBeNull();
});
