/** One spelling of lot numbers, for look-ups and addresses. */
import type { Lot } from "@contracts/catalogue/lots";

const labels = /^(?:(?:LOT|BATCH|CHARGE)(?![A-Z])(?:\s*(?:NO|NR|NUMBER|#))?|ロット(?:番号)?|批号|批次)\s*[.:：#]*\s*/u;
const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/**
 * Key of a lot number as people copy it: "Lot: 0024", "ＬＯＴ２４" and "24" are the same. In capitals, without labels,
 * blanks and leading zeros. May be empty.
 */
export function foldLot(text: string): string {
  const upper = text.normalize("NFKC").replace(dashes, "-").trim().toUpperCase();
  const number = upper.replace(labels, "").replace(/[\s_/]+/g, "");
  return number.replace(/^0+(?=[A-Z0-9])/, "");
}

/** Last segment of a lot's address: "4060-24". */
const lotAddressOf = ({ productKey, number }: Pick<Lot, "productKey" | "number">): string => `${productKey}-${number}`;

/** Path of a lot's page. */
export const lotPath = (lot: Pick<Lot, "productKey" | "number">): string => `/lots/${lotAddressOf(lot)}`;

/** Page that ends a watch; its forms also come from mail programs, which send no `Origin` header (RFC 8058). */
export const unwatchPath = "/lots/unwatch";

interface LotAddress {
  /** Null in an address with a lot number alone. */
  readonly productKey: string | null;
  /** Folded. */
  readonly lot: string;
}

const maxAddress = 40;

/**
 * Readings of the last segment of a lot's address, most likely first: "4060-24" is lot 24 of 4060, or lot "4060-24" of
 * some product. Empty for text that cannot be a lot.
 */
export function readLotAddress(text: string): readonly LotAddress[] {
  if (text.length > maxAddress) return [];
  const whole = foldLot(text);
  if (!/^[A-Z0-9][A-Z0-9.-]*$/.test(whole)) return [];
  const [, productKey, rest] = /^(\d{4,6})(?:[A-Z]{1,2}\d{0,2})?-(.+)$/.exec(whole) ?? [];
  const alone = { productKey: null, lot: whole };
  return productKey && rest ? [{ productKey, lot: foldLot(rest) }, alone] : [alone];
}
