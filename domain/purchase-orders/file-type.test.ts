import { purchaseOrderFile } from "@contracts/commerce/purchase-order-files";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { purchaseOrderFileName, purchaseOrderFileType } from "./file-type";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe("uploaded purchase orders", () => {
  it.each([
    ["%PDF-1.7\n", "application/pdf"],
    ["\x89PNG\r\n\x1a\n....", "image/png"],
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["<svg onload=alert(1)>", null],
    ["MZ\x90", null],
    [" %PDF-1.7", null],
    ["", null],
  ])("%j is %s by its content", (text, type) => {
    expect(purchaseOrderFileType(bytes(text))).toBe(type);
  });

  it.each([
    ["PO 4711.pdf", "PO 4711.pdf"],
    ["C:\\Users\\ada\\order.pdf", "order.pdf"],
    ["../../etc/passwd", "passwd"],
    ["a\u202egpj.exe", "agpj.exe"],
    ["  ", "purchase-order"],
  ])("the name %j is kept as %j", (typed, name) => {
    expect(purchaseOrderFileName(typed)).toBe(name);
  });

  it("a long name keeps its end and fits the contract", () => {
    const name = purchaseOrderFileName(`${"order ".repeat(60)}.pdf`);
    expect(name.endsWith(".pdf")).toBe(true);
    expect(v.is(purchaseOrderFile, { id: crypto.randomUUID(), name })).toBe(true);
  });
});
