/** Reads text printed on a vial: product number, lot number, or both. */
import { labeledProductNumber } from "../search-query/product-number";
import { foldLot } from "./fold-lot";

interface VialText {
  readonly productKey: string | null;
  /** Folded. */
  readonly lot: string | null;
}

const lotLabel = "(?:lot|batch)(?![a-z])(?:\\s*(?:no|nr|number))?|ロット(?:番号)?|批号|批次";
/** The number after a label. Without a label, a word that looks like a number is not a lot. */
const labeledLot = new RegExp(`(?:^|[\\s,;(])(?:${lotLabel})\\s*[.:：#]*\\s*([A-Za-z0-9][A-Za-z0-9.-]{0,19})`, "iu");
const joined = /^#?\s*(\d{4,6})([A-Za-z]{1,2}\d{0,2})?\s*[-/]\s*([A-Za-z0-9][A-Za-z0-9.-]{0,19})$/;
const spaced = /^#?\s*(\d{4,6})(?:[A-Za-z]{1,2}\d{0,2})?\s+([A-Za-z0-9][A-Za-z0-9.-]{0,19})$/;
/** Dates of labels, whose years look like product numbers. */
const labeledDate = /(?:EXP(?:IRES|IRY)?|USE BY|MFG|MADE|RETEST|使用期限|有効期限|有效期)[\s.:：至]*[\d./-]+/giu;
const maxText = 200;

/**
 * Product and lot of a text such as "4060S Lot: 24", "Cat# 4060, LOT 0024, EXP 2027-03" or "4060-24". Null unless the text
 * names a lot, with a label or after a product number.
 */
export function readVial(typed: string): VialText | null {
  const text = typed.normalize("NFKC").trim();
  if (text.length > maxText) return null;
  const [, joinedKey, , joinedLot] = joined.exec(text) ?? [];
  if (joinedKey && joinedLot && !/^[A-Za-z]+$/.test(joinedLot))
    return { productKey: joinedKey, lot: foldLot(joinedLot) };
  const found = labeledLot.exec(text);
  if (!found?.[1] || !/\d/.test(found[1])) return null;
  const around = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return { productKey: productNumberIn(around), lot: foldLot(found[1]) };
}

/** Text of a field for the lot, in which "4060 24" is a product and its lot; elsewhere these may be any two numbers. */
export function readLotField(typed: string): VialText | null {
  const [, productKey, lot] = spaced.exec(typed.normalize("NFKC").trim()) ?? [];
  if (productKey && lot && /\d/.test(lot)) return { productKey, lot: foldLot(lot) };
  return readVial(typed);
}

/** The only product number beside the lot; null if there is none or more than one. */
function productNumberIn(text: string): string | null {
  const numbers =
    text.replace(labeledDate, " ").match(/(?<![\p{L}\p{N}.-])\d{4,6}(?=[A-Za-z]{0,2}\d{0,2}(?![\p{L}\p{N}-]))/gu) ?? [];
  const different = [...new Set(numbers)];
  return different.length === 1 ? (different[0] ?? null) : null;
}

/** Reads the field for the product number: "4060", "4060S", "Cat# 4060". Null for anything else. */
export const readProductField = (typed: string): string | null =>
  labeledProductNumber(typed.normalize("NFKC").trim())?.match(/^\d+/)?.[0] ?? null;
