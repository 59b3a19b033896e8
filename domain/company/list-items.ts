/** A basket as the items of a shared list. */
import type { Cart } from "@contracts/commerce/cart";
import type { NewCompanyList } from "@contracts/customers/company-lists";
import { maxQuantity } from "@contracts/values/limits";

type Item = NewCompanyList["items"][number];

/** Lines of the shopper, without prices; pieces of the same product and design become one item, also if some are quoted. */
export function listItemsOf({ lineItems }: Pick<Cart, "lineItems">): Item[] {
  const items = new Map<string, Item>();
  for (const { sku, name, names, quantity, lineItemMode, custom } of lineItems) {
    if (lineItemMode !== "standard") continue;
    const { experimentId } = custom.fields;
    const key = `${sku} ${experimentId ?? ""}`;
    const before = items.get(key)?.quantity ?? 0;
    const pieces = Math.min(maxQuantity, before + quantity);
    items.set(key, { sku, name, ...(names && { names }), quantity: pieces, ...(experimentId && { experimentId }) });
  }
  return [...items.values()];
}
