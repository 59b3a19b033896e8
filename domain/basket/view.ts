/**
 * The basket as a shopper sees it: texts and amounts ready to show, nothing that the page may not know.
 * Panel, page and the answers to basket actions all use this one view (rows T-BASK-05 to T-BASK-22).
 */
import type { BasketLineView, BasketSuggestion, BasketView, BasketWays } from "@contracts/commerce/basket-answers";
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { saleOf } from "../analytics/sale";
import { isPanelKitLine, summarise } from "../cart/derived";
import { priceChangedLineState, unavailableLineState } from "../cart/recalculate";
import type { Language } from "../market/market";
import { formatMoney } from "../money/format";
import { promotionNames } from "../promotions/names";
import type { BasketRules } from "../selling/market-rules";

export type { BasketLineView, BasketView };

/** The whole basket; `rules` are those of the shopper's country, which may hide amounts (T-BASK-09, T-BASK-16). */
export function basketView(
  cart: Cart,
  rules: Pick<BasketRules, "showsPrices" | "showsSubtotal">,
  language: Language,
  suggestions: readonly BasketSuggestion[] = [],
): BasketView {
  const { subtotalPrice, isPromoActiveOnCart } = summarise(cart);
  const promotionName = promotionNames(cart, language);
  return {
    id: cart.id,
    version: cart.version,
    count: cart.totalLineItemQuantity,
    lines: cart.lineItems.map((line) => {
      const view = lineView(line, { ...rules, promotionName });
      return { ...view, editable: view.editable && isChangeable(cart) };
    }),
    subtotal: rules.showsSubtotal ? formatMoney(subtotalPrice, { negative: "parentheses" }) : null,
    promotionsApplied: isPromoActiveOnCart || cart.lineItems.some((line) => line.appliedPromoNames.length > 0),
    sale: saleOf(cart, rules.showsPrices),
    recentSku: mostRecent(cart.lineItems)?.sku ?? null,
    suggestions: [...suggestions],
  };
}

export interface LineViewing extends Pick<BasketRules, "showsPrices"> {
  /** Says a promotion's name in the page's language (`promotionNames`). */
  promotionName(name: string): string;
}

/** One line of a basket, an order or a quote. */
export function lineView(line: LineItem, { showsPrices, promotionName }: LineViewing): BasketLineView {
  const amount = (value: LineItem["totalPrice"]) =>
    showsPrices ? formatMoney(value, { negative: "parentheses" }) : null;
  return {
    id: line.id,
    sku: line.sku,
    productKey: line.productKey,
    name: line.name,
    href: `/products/${line.sku}`,
    size: { amount: line.variant.attributes.amount, unit: line.variant.attributes.uom },
    quantity: line.quantity,
    // As it counts: after discounts where there are any.
    price: amount(line.discountedPrice ?? line.price.value),
    total: amount(line.totalPriceComputed),
    type: line.lineItemType,
    editable:
      line.lineItemMode !== "gift" && line.lineItemType !== "giftLineItem" && line.lineItemType !== "returnedLineItem",
    kit: isPanelKitLine(line),
    unavailable: line.state === unavailableLineState,
    priceChanged: showsPrices && line.state === priceChangedLineState,
    promotions: line.appliedPromoNames.map(promotionName),
  };
}

/** A cart that was ordered, or that a procurement system opened to be looked at, stands still. */
export const isChangeable = ({ cartState, custom }: Cart): boolean =>
  cartState === "Active" && custom.fields.punchoutOperation !== "inspect";

/** What of a country's rules the basket's page needs. */
export function basketWays(rules: BasketRules): BasketWays {
  const { available, showsPrices, checkoutPath, proceedLabelKey, quotePath, quoteLabelKey, noteKeys } = rules;
  return { available, showsPrices, checkoutPath, proceedLabelKey, quotePath, quoteLabelKey, noteKeys: [...noteKeys] };
}

function mostRecent(lines: readonly LineItem[]): LineItem | undefined {
  return lines.reduce<LineItem | undefined>(
    (latest, line) => (!latest || line.addedAt >= latest.addedAt ? line : latest),
    undefined,
  );
}
