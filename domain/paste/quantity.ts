/** Quantity of a row of a list. */

const measure =
  "(?:pcs?|pieces?|stk\\.?|stück|ea|each|vials?|units?|box|boxes|kits?|packs?|tubes?|bottles?|個|个|本|箱|セット|点|枚|袋|支|瓶|盒|件|只|套|管)";
const patterns: readonly RegExp[] = [
  /(?:\b(?:qty|quantity|quant|menge|anzahl|qté)\b|数量|個数|本数|件数)\s{0,2}[.:：=]?\s{0,2}(\d{1,4}(?:[.,]\d{1,3})?)(?!\w)/i,
  /(?<![\w.,-])(\d{1,3})\s?[x×](?![\w])/i,
  /(?<![\w.,-])[x×]\s?(\d{1,3})(?![\w.,-])/i,
  new RegExp(`(?<![\\w.,-])(\\d{1,3})\\s?${measure}(?![a-z])`, "i"),
  /(?:^|[\t,;|])\s{0,4}(\d{1,3})\s{0,4}$/,
  /^\s{0,4}(\d{1,2})\s{0,2}[\t]/,
];

interface Quantity {
  readonly value: string;
  readonly at: number;
  /** Place of the value with its sign or measure: "2 x". */
  readonly start: number;
  readonly end: number;
}

/** Quantity in the row's text, as written; null if it states none. */
export function quantityIn(row: string): Quantity | null {
  // Long lines are prose, whose amounts are not quantities.
  const text = row.slice(0, 300);
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const value = found?.[1];
    if (!found || value === undefined) continue;
    const { 0: whole, index } = found;
    return { value, at: index + whole.indexOf(value), start: index, end: index + whole.length };
  }
  return null;
}
