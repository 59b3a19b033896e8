import { expect, it } from "vitest";
import { readUse } from "./chosen-use.server";

it.each([
  ["Western blot", "Homo sapiens", { application: "WB", species: "H" }],
  ["wb", "mice", { application: "WB", species: "M" }],
  ["flow cytometry", "ヒト", { application: "FC-FP", species: "H" }],
  ["IHC", "rat", { application: "IHC-P", species: "R" }],
  ["Cut & Run", undefined, { application: "C&R", species: undefined }],
])("%s in %s is one use", (application, species, value) => {
  expect(readUse({ application, species })).toEqual({ ok: true, value });
});

it.each([
  [{ application: "IF" }, '"IF" names several: IF-IC, IF-F. Choose one.'],
  [{ application: "soup" }, /^The application "soup" is not known. Known are WB, SW, IP,/],
  [{ species: "unicorn" }, /^The species "unicorn" is not known. Known are H, M, R,/],
  [{ species: "constructor" }, /is not known/],
])("%j is refused with the codes to choose from", (use, message) => {
  expect(readUse(use)).toEqual({ ok: false, message: expect.stringMatching(message) });
});
