import * as v from "valibot";
import { expect, it } from "vitest";
import { isVisible, oneLine, plainText } from "./plain-text";
import { addressLine } from "./postal-address";

it("recognizes text without visible characters", () => {
  for (const text of ["", " \t", "\u200b\u2060", "\u3164", "\ufeff\u00ad"]) expect(isVisible(text)).toBe(false);
  for (const text of ["a", "\u200bа", "水", "مهند", "🧬", "-"]) expect(isVisible(text)).toBe(true);
});

it("refuses control characters in one line of text, and keeps characters that names need", () => {
  for (const text of ["Lab\u202egpj", "a\u2066b", "a\u2069", "a\u0000", "a\nb", "a\u2028b", "a\u2029b", "\u0085"])
    expect([text, oneLine.test(text)]).toEqual([text, false]);
  for (const text of ["", "می\u200cخواهم", "क्\u200dष", "מכון\u200f", "👩\u200d🔬 Lab", "Ångström's", "研究室"])
    expect([text, oneLine.test(text)]).toEqual([text, true]);
});

it("removes direction controls and keeps right-to-left text", () => {
  expect(v.parse(plainText, "Ada \u202eemiL\u202c \u2066x\u2069")).toBe("Ada emiL x");
  expect(v.parse(addressLine, " \u202eמכון ויצמן\u200f ")).toBe("מכון ויצמן\u200f");
});
