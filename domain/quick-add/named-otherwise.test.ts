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
  ["4060S Anti-rabbit IgG, HRP-linked Antibody", "anti-rabbit"],
  ["4060S goat anti-mouse IgG (H+L) 2", "anti-mouse"],
  ["4060S anti-mouse Akt", null],
  ["4060S", null],
])("a row that says %j names %j instead of its number's product", (text, expected) => {
  expect(namedOtherwise(text, "4060S", product)).toBe(expected);
});

it("nothing is reported for a product without a target", () => {
  expect(namedOtherwise("9803S ERK1 antibody", "9803S", "Cell Lysis Buffer (10X)")).toBeNull();
});

it("a secondary antibody is compared by the animal that it binds", () => {
  const secondary = "Anti-Rabbit IgG (H+L) Antibody (HRP Linked)";
  expect(namedOtherwise("7074S Anti-rabbit IgG, HRP", "7074S", secondary)).toBeNull();
  expect(namedOtherwise("7074S Anti-mouse IgG, HRP", "7074S", secondary)).toBe("anti-mouse");
  expect(namedOtherwise("7074S Akt1", "7074S", secondary)).toBe("Akt1");
});
