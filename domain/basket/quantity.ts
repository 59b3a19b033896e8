/** Parsing of typed quantities (rows T-LINE-02 to T-LINE-07). */
import { maxQuantity } from "@contracts/values/limits";

/** Maximum digits in the input. */
export const quantityDigits = 4;

/** Keeps at most four ASCII digits; full-width digits are converted. */
export function cleanQuantity(input: string): string {
  return input
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, quantityDigits);
}

type QuantityIntent =
  | { readonly kind: "set"; readonly quantity: number }
  | { readonly kind: "remove" }
  | { readonly kind: "invalid" };

/** Meaning of a typed quantity: 0 removes the line where the minimum is one (T-LINE-07). */
export function quantityIntent(input: string, minimum = 1): QuantityIntent {
  const digits = input.normalize("NFKC").trim();
  if (!/^[0-9]{1,4}$/.test(digits)) return { kind: "invalid" };
  const quantity = Number(digits);
  if (quantity === 0 && minimum > 0) return { kind: "remove" };
  return quantity < minimum || quantity > maxQuantity ? { kind: "invalid" } : { kind: "set", quantity };
}

/** Next value of the plus and minus buttons, clamped to minimum and maximum. */
export function stepQuantity(quantity: number, step: 1 | -1, minimum = 1): number {
  return Math.min(maxQuantity, Math.max(minimum, quantity + step));
}
