/** Adds the valid rows of a list to the basket; rows that the gateway refuses are dropped and reported. */
import type { BasketMessage } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import type { BasketRules } from "@domain/selling/market-rules";
import { basketMessages } from "~/actions/basket/messages.server";
import type { PrivateContext } from "~/context/request/types";
import type { JudgedList } from "~/loaders/quick-add/bulk-rows.server";
import type { AddItem } from "~/services/commerce/types";

export interface BulkAdded {
  readonly items: readonly AddItem[];
  /** The resulting basket; null if nothing was added. */
  readonly cart: Cart | null;
  /** Messages by SKU. */
  readonly refusals: ReadonlyMap<string, readonly BasketMessage[]>;
  /** General messages; if any, nothing was added. */
  readonly messages: readonly BasketMessage[];
  readonly status: number;
  /** The same button was pressed before; this press added nothing. */
  readonly repeated?: true;
}

/** @param key idempotency key of the button press */
export async function addList(
  context: PrivateContext,
  { mode }: BasketRules,
  { entries, plans }: JudgedList,
  key: string,
): Promise<BulkAdded> {
  const { country, currency } = context.market;
  const market = { country, currency, distributor: mode === "distributor" };
  const refusals = new Map<string, readonly BasketMessage[]>();
  let items: readonly AddItem[] = plans.flatMap((plan, index) => {
    const code = entries[index]?.code ?? "";
    return plan.kind === "ready" ? [{ id: code, quantity: plan.pieces }] : [];
  });
  for (let round = 0; items.length > 0; round += 1) {
    const result = await context.services.commerce.add(items, market, { intent: `${key}-${round}` });
    if (result.ok) {
      const repeated = result.repeated && { repeated: true as const };
      return { items, cart: result.value, refusals, messages: [], status: 200, ...repeated };
    }
    const named = result.errors.filter(({ sku }) => items.some(({ id }) => id === sku));
    for (const error of named) {
      const others = refusals.get(error.sku ?? "") ?? [];
      refusals.set(error.sku ?? "", [...others, ...basketMessages(context, { ...result, errors: [error] })]);
    }
    const [general, ...others] = result.errors.filter((error) => !named.includes(error));
    if (general || named.length === 0) {
      const status = result.status >= 500 || result.status === 0 ? 503 : 422;
      const rest = general ? { ...result, errors: [general, ...others] as const } : result;
      return { items: [], cart: null, refusals, messages: basketMessages(context, rest), status };
    }
    // Each round drops at least one product, so the loop ends.
    items = items.filter(({ id }) => !refusals.has(id));
  }
  return { items: [], cart: null, refusals, messages: [], status: 422 };
}
