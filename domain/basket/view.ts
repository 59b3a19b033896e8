/**
 * The basket as rendered: texts and amounts are formatted, and fields that the page may not show are removed. Panel,
 * page and basket API share this view (rows T-BASK-05 to T-BASK-22).
 */
import type { BasketFeatures, BasketLineView, BasketSuggestion, BasketView } from "@contracts/commerce/basket-answers";
import type { Cart, LineItem } from "@contracts/commerce/cart";
import { saleOf } from "../analytics/sale";
import { isPanelKitLine, summarise } from "../cart/derived";
import { priceChangedLineState, unavailableLineState } from "../cart/recalculate";
import type { Language } from "../market/market";
import { formatMoney } from "../money/format";
import { promotionNames } from "../promotions/names";
import type { BasketRules } from "../selling/market-rules";

/** View of the whole basket; `rules` of the shopper's country may hide amounts (T-BASK-09, T-BASK-16). */
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

interface LineViewing extends Pick<BasketRules, "showsPrices"> {
  /** Translates a promotion's name (`promotionNames`). */
  promotionName(name: string): string;
}

/** View of one line of a basket, an order or a quote. */
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
    // Net price, after discounts.
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

/** False for an ordered cart, and for one that a procurement system opened for viewing. */
export const isChangeable = ({ cartState, custom }: Cart): boolean =>
  cartState === "Active" && custom.fields.punchoutOperation !== "inspect";

/** The country's rules that the basket page needs. */
export function basketFeatures(rules: BasketRules): BasketFeatures {
  const { available, showsPrices, checkoutPath, proceedLabelKey, quotePath, quoteLabelKey, noteKeys } = rules;
  return { available, showsPrices, checkoutPath, proceedLabelKey, quotePath, quoteLabelKey, noteKeys: [...noteKeys] };
}

function mostRecent(lines: readonly LineItem[]): LineItem | undefined {
  return lines.reduce<LineItem | undefined>(
    (latest, line) => (!latest || line.addedAt >= latest.addedAt ? line : latest),
    undefined,
  );
}
