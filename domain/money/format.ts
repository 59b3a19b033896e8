/** Formatting of amounts: en-US grouping everywhere, with the shop's currency symbols (T-TFMT-01, C-PRICE-15). */
import type { Money } from "@contracts/values/money";

/** Yen and yuan share a symbol; the yen's is full width here to distinguish them. */
const symbols: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£", JPY: "￥", CNY: "¥" };

/** `minus`: -$5.00. `parentheses`: ($5.00), used for negative prices in the basket (T-BASK-15). */
type NegativeStyle = "minus" | "parentheses";

interface FormatMoneyOptions {
  readonly negative?: NegativeStyle;
}

/**
 * Formats 123456 minor units of USD as "$1,234.56". Defaults are 2 fraction digits and USD. A currency without a symbol
 * gets its code and a no-break space: "CHF 12.00".
 */
export function formatMoney(
  amount: Pick<Money, "centAmount"> & Partial<Pick<Money, "currencyCode" | "fractionDigits">>,
  { negative = "minus" }: FormatMoneyOptions = {},
): string {
  const { centAmount, currencyCode = "USD", fractionDigits = 2 } = amount;
  const absolute = `${symbolOf(currencyCode)}${formatMinor(Math.abs(centAmount), fractionDigits)}`;
  if (centAmount >= 0) return absolute;
  return negative === "parentheses" ? `(${absolute})` : `-${absolute}`;
}

/** Prefix before the number. */
function symbolOf(currencyCode: string): string {
  return symbols[currencyCode] ?? `${currencyCode}\u00a0`;
}

/** Plain decimal text for machines: "1234.56". Exact, because no float is involved. */
export function decimalText({ centAmount, fractionDigits }: Pick<Money, "centAmount" | "fractionDigits">): string {
  const digits = String(Math.abs(centAmount)).padStart(fractionDigits + 1, "0");
  const whole = digits.slice(0, digits.length - fractionDigits);
  const fraction = digits.slice(digits.length - fractionDigits);
  return `${centAmount < 0 ? "-" : ""}${whole}${fraction && `.${fraction}`}`;
}

/** Grouped by hand: a float would lose minor units above 2^53 / 10^digits, and server and browser must agree. */
function formatMinor(centAmount: number, fractionDigits: number): string {
  const [whole = "0", fraction] = decimalText({ centAmount, fractionDigits }).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
