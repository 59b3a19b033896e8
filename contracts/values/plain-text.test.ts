import * as v from "valibot";
import { expect, it } from "vitest";
import { plainText } from "./plain-text";
import { addressLine } from "./postal-address";

it("removes direction controls and keeps right-to-left text", () => {
  expect(v.parse(plainText, "Ada \u202eemiL\u202c \u2066x\u2069")).toBe("Ada emiL x");
  expect(v.parse(addressLine, " \u202eמכון ויצמן\u200f ")).toBe("מכון ויצמן\u200f");
});
