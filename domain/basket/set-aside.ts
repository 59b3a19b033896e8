/** What a basket of another country held, on the way to the page that offers to put it into this one (T-CART-17, W12). */
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

/** Address of the basket page that says what was set aside and where the visitor was going. */
export function setAsidePath(lines: readonly SetAsideLine[], from: string): string {
  const left = lines.slice(0, maxLines).map(({ sku, quantity }) => `${sku}*${quantity}`);
  return `/cart?${new URLSearchParams({ left: left.join(","), from })}`;
}

/** The address can be written by anyone: what is no product in a possible number is passed over. */
export function readSetAside(text: string | null): SetAsideLine[] {
  return (text ?? "").split(",", maxLines).flatMap((part) => {
    const [code, quantity] = part.split("*", 2);
    const parsed = v.safeParse(line, { sku: code, quantity });
    return parsed.success ? [parsed.output] : [];
  });
}

/** The same as a list to paste. */
export const setAsideList = (lines: readonly SetAsideLine[]): string =>
  lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join("\n");
