/**
 * The basket as a shopper sees it: texts and amounts ready to show, nothing that the page may not know.
 * Panel, page and the answers to basket actions all use this one view (rows T-BASK-05 to T-BASK-22).
 */
import type { Cart, LineItem } from "@contracts/cart";
import { formatMoney } from "../money/format";
import type { BasketRules } from "../selling/market-rules";

export interface BasketLineView {
  readonly id: string;
  readonly sku: string;
  readonly productKey: string;
  readonly name: string;
  readonly href: string;
  /** "100 µl" (T-BASK-06). */
  readonly size: string;
  readonly quantity: number;
  /** Null where the country shows no prices. */
  readonly price: string | null;
  readonly total: string | null;
  readonly type: LineItem["lineItemType"];
  /** Gift and returned lines cannot be changed. */
  readonly editable: boolean;
  /** Part of a panel that the shopper designed: removal and quantity ask first (T-LINE-10, T-LINE-13). */
  readonly kit: boolean;
  readonly promotions: readonly string[];
}

export interface BasketView {
  readonly id: string;
  readonly version: number;
  readonly count: number;
  readonly lines: readonly BasketLineView[];
  readonly subtotal: string | null;
  readonly promotionsApplied: boolean;
  /** SKU of the line added last; null when the basket is empty. */
  readonly recentSku: string | null;
}

/** Unit price as it counts: after discounts where there are any. */
const unitPrice = (line: LineItem) => line.discountedPrice ?? line.price.value;

export function basketView(cart: Cart, rules: BasketRules): BasketView {
  const amount = (value: LineItem["totalPrice"]) =>
    rules.showsPrices ? formatMoney(value, { negative: "parentheses" }) : null;
  const subtotal = cart.lineItems.reduce((sum, line) => sum + line.totalPrice.centAmount, 0);
  return {
    id: cart.id,
    version: cart.version,
    count: cart.totalLineItemQuantity,
    lines: cart.lineItems.map((line) => ({
      id: line.id,
      sku: line.sku,
      productKey: line.productKey,
      name: line.name,
      href: `/products/${line.sku}`,
      size: `${line.variant.attributes.amount} ${line.variant.attributes.uom}`.trim(),
      quantity: line.quantity,
      price: amount(unitPrice(line)),
      total: amount(line.totalPrice),
      type: line.lineItemType,
      editable:
        line.lineItemMode !== "gift" &&
        line.lineItemType !== "giftLineItem" &&
        line.lineItemType !== "returnedLineItem",
      kit: line.custom.fields.experimentId !== null,
      promotions: line.appliedPromoNames,
    })),
    subtotal: rules.showsSubtotal
      ? formatMoney({ ...cart.totalPrice, centAmount: subtotal }, { negative: "parentheses" })
      : null,
    promotionsApplied:
      cart.discountCodes.some(({ state }) => state.toLowerCase() === "matchescart") ||
      cart.lineItems.some((line) => line.appliedPromoNames.length > 0),
    recentSku: mostRecent(cart.lineItems)?.sku ?? null,
  };
}

function mostRecent(lines: readonly LineItem[]): LineItem | undefined {
  return lines.reduce<LineItem | undefined>(
    (latest, line) => (!latest || line.addedAt >= latest.addedAt ? line : latest),
    undefined,
  );
}

/** "(n)" on the basket button, "(99+)" above 99 (T-BTN-02 to T-BTN-04). */
export function countLabel(count: number): string {
  return count > 99 ? "(99+)" : `(${Math.max(0, count)})`;
}
