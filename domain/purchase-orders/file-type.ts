/** Types and names of uploaded purchase orders. */
import type { PurchaseOrderFileType } from "@contracts/commerce/purchase-order-files";

const starts: readonly (readonly [PurchaseOrderFileType, readonly number[]])[] = [
  // "%PDF-"
  ["application/pdf", [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ["image/png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ["image/jpeg", [0xff, 0xd8, 0xff]],
];

/** The type by the first bytes, because a declared type and a name are unreliable; null for all others. */
export function purchaseOrderFileType(bytes: Uint8Array): PurchaseOrderFileType | null {
  return starts.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? null;
}

/** The last part of a typed name without control characters, in at most 100 characters; never empty. */
export function purchaseOrderFileName(typed: string): string {
  const last = typed.split(/[/\\]/).at(-1) ?? "";
  const name = last.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  if (name.length <= 100) return name || "purchase-order";
  // The end of a name shows the kind of file.
  return `${name.slice(0, 85).trim()}…${name.slice(-14)}`;
}
