/** Problem of a list quantity; null if it can be ordered. */
import { maxQuantity } from "@contracts/values/limits";

export type QuantityFault = "missing" | "zero" | "negative" | "decimal" | "too-many" | "unreadable";

type ListQuantity =
  | { readonly ok: true; readonly pieces: number }
  | { readonly ok: false; readonly fault: QuantityFault };

/** Whole numbers from 1 to the maximum of a line. "1,000" is a thousand; "1.5" and "2.0" are refused. */
export function listQuantity(typed: string): ListQuantity {
  const text = typed.normalize("NFKC").replace(/\s+/g, "");
  const fault = (name: QuantityFault) => ({ ok: false, fault: name }) as const;
  if (text === "") return fault("missing");
  const plain = /^[-+]?\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(",", "") : text;
  if (/^[-+]?\d*[.,]\d+$/.test(plain)) return fault("decimal");
  if (!/^[-+]?\d+$/.test(plain)) return fault("unreadable");
  const pieces = Number(plain);
  if (pieces === 0) return fault("zero");
  if (pieces < 0) return fault("negative");
  return pieces > maxQuantity ? fault("too-many") : { ok: true, pieces };
}
