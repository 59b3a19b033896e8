/** Problem of a list quantity; null if it can be ordered. */
import { maxQuantity } from "@contracts/values/limits";

export type QuantityFault = "missing" | "zero" | "negative" | "decimal" | "too-many" | "unreadable";

type ListQuantity =
  | { readonly ok: true; readonly pieces: number }
  | { readonly ok: false; readonly fault: QuantityFault };

const forms = {
  ".": { grouped: /^[-+]?\d{1,3}(?:,\d{3})+(?=$|\.)/, group: /,/g },
  ",": { grouped: /^[-+]?\d{1,3}(?:\.\d{3})+(?=$|,)/, group: /\./g },
} as const;

/**
 * Whole numbers from 1 to the maximum of a line. "2.0" is two; "1.5" is refused.
 * @param decimal decimal separator of the list's country: with ".", "1,000" is a thousand; with ",", it is one
 */
export function listQuantity(typed: string, decimal: "." | "," = "."): ListQuantity {
  const text = typed.normalize("NFKC").replace(/\s+/g, "");
  const fault = (name: QuantityFault) => ({ ok: false, fault: name }) as const;
  if (text === "") return fault("missing");
  const { grouped, group } = forms[decimal];
  const plain = (grouped.test(text) ? text.replace(group, "") : text).replace(/(?<=\d)[.,]0+$/, "");
  if (/^[-+]?\d*[.,]\d+$/.test(plain)) return fault("decimal");
  if (!/^[-+]?\d+$/.test(plain)) return fault("unreadable");
  const pieces = Number(plain);
  if (pieces === 0) return fault("zero");
  if (pieces < 0) return fault("negative");
  return pieces > maxQuantity ? fault("too-many") : { ok: true, pieces };
}
