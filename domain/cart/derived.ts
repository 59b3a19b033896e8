/** Values that pages derive from a cart (T-CART-07). */
import type { Cart, LineItem } from "@contracts/commerce/cart";
import type { Money } from "@contracts/values/money";
import { isState } from "../account/states";
import { sum } from "../money/money";
import { shipToAddresses } from "../ship-to/parcels";
import { promotionTotal } from "./totals";

interface CartSummary {
  /** Sum of the line totals (T-BASK-07). */
  readonly subtotalPrice: Money;
  /** Promotion discount as a positive amount; 0 if none. */
  readonly totalPromo: Money;
  /** Null until a shipping method is set. */
  readonly shippingPrice: Money | null;
  /** Null until a shipping address is known. */
  readonly tax: Money | null;
  readonly isPromoActiveOnCart: boolean;
  readonly activeCodes: readonly DiscountCodeName[];
  readonly inactiveCodes: readonly DiscountCodeName[];
}

export interface DiscountCodeName {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** Amounts of a cart, in its currency. */
export function summarize(cart: Cart): CartSummary {
  const subtotalPrice = sum(
    cart.lineItems.map((line) => line.totalPriceComputed),
    cart.currency,
  );
  const totalPromo = promotionTotal(cart);
  const codes = (active: boolean) =>
    cart.discountCodes.filter((entry) => isActiveState(entry.state) === active).map((entry) => entry.discountCode);
  return {
    subtotalPrice,
    totalPromo,
    shippingPrice: cart.shippingInfo ? (cart.shippingInfo.discountedPrice ?? cart.shippingInfo.price) : null,
    tax: taxOfKnownPlace(cart),
    isPromoActiveOnCart: totalPromo.centAmount > 0 || cart.discountCodes.some((entry) => isActiveState(entry.state)),
    activeCodes: codes(true),
    inactiveCodes: codes(false),
  };
}

/** Tax is unknown until every destination is complete, which in some countries includes the state. */
function taxOfKnownPlace(cart: Cart): Money | null {
  const isKnown = shipToAddresses(cart).every((address) => address && isState(address.country, address.state));
  return isKnown && cart.taxedPrice ? cart.taxedPrice.totalTax : null;
}

/** Only `matchescart` is active, compared without case (T-CART-02). */
const isActiveState = (state: string): boolean => state.toLowerCase() === "matchescart";

/** True for a panel kit; changing one asks for confirmation (T-LINE-13). */
export function isPanelKitLine(line: LineItem): boolean {
  return line.custom.fields.experimentId !== null;
}

/**
 * True if another line has the same product, SKU and design. Deleting then subtracts the line's quantity (T-LINE-14).
 */
export function sharesLine(cart: Cart, line: LineItem): boolean {
  return cart.lineItems.some(
    (other) =>
      other.id !== line.id &&
      other.productKey === line.productKey &&
      other.sku === line.sku &&
      other.custom.fields.experimentId === line.custom.fields.experimentId,
  );
}
