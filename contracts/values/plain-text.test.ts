import * as v from "valibot";
import { expect, it } from "vitest";
import { isVisible, plainText } from "./plain-text";
import { addressLine } from "./postal-address";

it("knows a text of which nothing is seen", () => {
  for (const text of ["", " \t", "\u200b\u2060", "\u3164", "\ufeff\u00ad"]) expect(isVisible(text)).toBe(false);
  for (const text of ["a", "\u200bа", "水", "مهند", "🧬", "-"]) expect(isVisible(text)).toBe(true);
});

it("removes direction controls and keeps right-to-left text", () => {
  expect(v.parse(plainText, "Ada \u202eemiL\u202c \u2066x\u2069")).toBe("Ada emiL x");
  expect(v.parse(addressLine, " \u202eמכון ויצמן\u200f ")).toBe("מכון ויצמן\u200f");
});
