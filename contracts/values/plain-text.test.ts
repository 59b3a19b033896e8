import * as v from "valibot";
import { expect, it } from "vitest";
import { plainText } from "./plain-text";
import { addressLine } from "./postal-address";

it("takes signs out that turn the writing direction, and leaves languages from the right as they are", () => {
  expect(v.parse(plainText, "Ada \u202eemiL\u202c \u2066x\u2069")).toBe("Ada emiL x");
  expect(v.parse(addressLine, " \u202eמכון ויצמן\u200f ")).toBe("מכון ויצמן\u200f");
});
