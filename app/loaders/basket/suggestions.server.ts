/** Basket suggestions: cross-sell rules, limited to products sold in this country. */
import type { BasketSuggestion } from "@contracts/commerce/basket-answers";
import type { Cart } from "@contracts/commerce/cart";
import { isChangeable } from "@domain/basket/view";
import { checkoutTypeOf, crossSellSuggestions } from "@domain/cross-sell/suggestions";
import type { BasketRules } from "@domain/selling/market-rules";
import type { PrivateContext } from "~/context/request/types";
import { judgeCodes } from "~/loaders/quick-add/quick-add.server";

/** Asks the catalogue only if a rule matches; without an answer nothing is suggested. */
export async function suggestionsFor(
  context: PrivateContext,
  { available, checkoutType }: BasketRules,
  cart: Cart,
): Promise<BasketSuggestion[]> {
  if (!available || !isChangeable(cart)) return [];
  const lines = cart.lineItems.map(({ sku, productKey, variant }) => ({
    sku,
    productKey,
    applications: variant.attributes.applications ?? [],
  }));
  const type = checkoutTypeOf(cart, checkoutType);
  const offered = crossSellSuggestions(lines, { checkoutType: type, elisaCrossSell: context.flags.elisaCrossSell });
  if (offered.length === 0) return [];
  const verdicts = await judgeCodes(
    context,
    offered.map(({ sku }) => sku),
  );
  return offered.flatMap(({ sku, type }, index) => {
    const verdict = verdicts[index];
    if (!verdict?.addEnabled || verdict.name === null) return [];
    return [{ type, sku, name: verdict.name, href: `/products/${sku}`, reason: context.t(`crossSell.reason.${type}`) }];
  });
}
