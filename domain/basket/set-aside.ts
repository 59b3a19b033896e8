/**
 * Items and promotion codes that were not carried over to the basket at sign-in, passed in the URL of the page that
 * reports them. Items of a basket for another country are offered again (T-CART-17, W12).
 */
import { sku } from "@contracts/catalogue/catalogue";
import { maxQuantity } from "@contracts/values/limits";
import * as v from "valibot";

export interface SetAsideLine {
  readonly sku: string;
  readonly quantity: number;
}

const maxLines = 100;
const line = v.object({
  sku,
  quantity: v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1), v.maxValue(maxQuantity)),
});

/** Another country, or products that are no longer sold. */
type SetAsideReason = "country" | "refused";
const parameters = { country: "left", refused: "refused" } as const satisfies Record<SetAsideReason, string>;

/** URL of the basket page that lists the items, with the page the visitor came from. */
export function setAsidePath(
  reason: SetAsideReason,
  lines: readonly SetAsideLine[],
  from: string,
  codes: readonly string[] = [],
): string {
  const left = lines.slice(0, maxLines).map(({ sku, quantity }) => `${sku}*${quantity}`);
  const shown = {
    ...(left.length > 0 && { [parameters[reason]]: left.join(",") }),
    ...(codes.length > 0 && { codes: codes.join(",") }),
  };
  return `/cart?${new URLSearchParams({ ...shown, from })}`;
}

/** Anyone can write this URL, so invalid SKUs and quantities are skipped. */
export function readSetAside(reason: SetAsideReason, parameterValues: URLSearchParams): SetAsideLine[] {
  return (parameterValues.get(parameters[reason]) ?? "").split(",", maxLines).flatMap((part) => {
    const [code, quantity] = part.split("*", 2);
    const parsed = v.safeParse(line, { sku: code, quantity });
    return parsed.success ? [parsed.output] : [];
  });
}

/** The items as a list for pasting into quick add. */
export const setAsideList = (lines: readonly SetAsideLine[]): string =>
  lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join("\n");
