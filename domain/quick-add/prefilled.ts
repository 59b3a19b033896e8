/** Address of the quick-add page with its rows filled in: `/cart/quick-add?item=4060S&item=7074S*2`. */
import { maxQuantity } from "@contracts/values/limits";
import { checkCode, foldCode } from "./code";

const itemParameter = "item";
/** Rows of the page's form. */
export const maxFilledRows = 50;

interface FilledRow {
  readonly code: string;
  readonly quantity: number;
}

export function quickAddHref(rows: readonly FilledRow[]): string {
  const items = rows
    .slice(0, maxFilledRows)
    .map(({ code, quantity }) => (quantity === 1 ? code : `${code}*${quantity}`));
  return `/cart/quick-add?${items.map((item) => `${itemParameter}=${encodeURIComponent(item)}`).join("&")}`;
}

/** Rows in an address; items other than a catalog number with a quantity are ignored. */
export function filledRows(query: URLSearchParams): FilledRow[] {
  return query
    .getAll(itemParameter)
    .slice(0, maxFilledRows)
    .flatMap((item) => {
      const [written = "", pieces = "1", ...more] = item.split("*");
      const code = foldCode(written);
      const quantity = /^[0-9]{1,4}$/.test(pieces) ? Number(pieces) : 0;
      const isSound = checkCode(code) === "valid" && quantity >= 1 && quantity <= maxQuantity && more.length === 0;
      return isSound ? [{ code, quantity }] : [];
    });
}
