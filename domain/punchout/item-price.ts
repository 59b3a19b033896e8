/** Price of one piece in an item of a cXML document. */
import { type Money, money as moneySchema } from "@contracts/values/money";
import * as v from "valibot";
import { moneyOf } from "../money/money";
import { elementAt, type XmlElement } from "./xml-reader";

/**
 * `ItemDetail/UnitPrice` of an `ItemOut`: exact, without floats; more fraction digits than the currency has must be zeros.
 * Null if the item states none.
 */
export function priceOfItem(item: XmlElement): Money | null | "invalid" {
  const element = elementAt(item, "ItemDetail", "UnitPrice", "Money");
  if (!element) return null;
  const zero = v.safeParse(moneySchema, moneyOf(0, element.attributes.get("currency") ?? ""));
  const [, whole = "", fraction = ""] = /^(\d{1,10})(?:\.(\d{1,8}))?$/.exec(element.text.trim()) ?? [];
  if (!zero.success || whole === "") return "invalid";
  const { fractionDigits, currencyCode } = zero.output;
  if (/[1-9]/.test(fraction.slice(fractionDigits))) return "invalid";
  return moneyOf(Number(`${whole}${fraction.slice(0, fractionDigits).padEnd(fractionDigits, "0")}`), currencyCode);
}
