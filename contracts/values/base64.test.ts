import * as v from "valibot";
import { expect, it } from "vitest";
import { maxPurchaseOrderBytes, purchaseOrderUpload } from "../commerce/purchase-order-files";
import { base64Text } from "./base64";

it("recognizes Base64", () => {
  for (const text of ["", "AAAA", "AAA=", "AA==", "+/9a"]) expect(v.is(base64Text(8), text)).toBe(true);
  for (const text of ["A", "AAA", "A===", "AA=A", "AA_=", "AAAA\n", "AAAAAAAAAAAA"])
    expect(v.is(base64Text(8), text)).toBe(false);
});

it("accepts a document of the maximum size", () => {
  const content = "A".repeat(Math.ceil(maxPurchaseOrderBytes / 3) * 4 - 1);
  expect(v.is(purchaseOrderUpload, { name: "scan.pdf", content: `${content}=` })).toBe(true);
  expect(v.is(purchaseOrderUpload, { name: "scan.pdf", content: `${content}A=` })).toBe(false);
});
