/** Reads a typed amount. */
import type { Money } from "@contracts/values/money";
import { moneyOf } from "./money";

/** Amount of digits with a decimal point, such as "385.00"; null if the currency has fewer fraction digits. */
export function readAmount(text: string, currencyCode: string): Money | null {
  const [, whole = "", fraction = ""] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  const { fractionDigits } = moneyOf(0, currencyCode);
  if (whole === "" || fraction.length > fractionDigits) return null;
  return moneyOf(Number(whole + fraction.padEnd(fractionDigits, "0")), currencyCode);
}
