/** Validates that a cart can become an order at current prices. Nothing is charged yet. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import type { Customer } from "@contracts/customers/customers";
import { unavailableLineState } from "@domain/cart/recalculate";
import type { CartContext } from "@domain/cart/state";
import { applyActions } from "@domain/cart/transition";
import { missingForOrder } from "@domain/checkout/placeable";
import { creditLimitOf, purchaseOrderObstacle } from "@domain/checkout/purchase-order";
import { sellerTo } from "@domain/checkout/seller";
import type { Problem } from "../../shared/problems";
import { mailLanguageOf } from "../orders/order-mail";
import { purchaseOrderProblem } from "../payments/purchase-orders";
import type { PlaceOrder } from "./commands";
import type { PlacementDetails } from "./placement-store";

type OrderStart =
  | { readonly ok: true; readonly cart: Cart; readonly details: PlacementDetails }
  /** `cart` is set if the cart has changed since the shopper saw it. */
  | { readonly ok: false; readonly status: 400 | 409; readonly problem: Problem; readonly cart: Cart | null };

/** Recalculates the cart, refreshes ship dates, and returns the first obstacle to the order, if any (W10, W32, W43). */
export function beginOrder(
  cart: Cart,
  command: Pick<PlaceOrder, "expectedTotal" | "language">,
  context: CartContext,
  customer: Customer | null,
): OrderStart {
  const outcome = applyActions(cart, [{ action: "recalculate" }, ...shipDateActions(cart)], context);
  if (!outcome.ok) return { ok: false, status: 400, problem: outcome.problem, cart: null };
  const fresh = outcome.cart;
  const { shopperCountry, settings, checkout } = context;
  const reason = missingForOrder(fresh, {
    shopperCountry,
    settings,
    checkout,
    customer: customer && {
      verified: customer.isEmailVerified,
      registrationCountry: customer.custom.fields.registrationOrigin,
      soldToIds: customer.ebsSoldToIds,
    },
  });
  const refused = (code: string, message: string, extra: Record<string, unknown> = {}): OrderStart => ({
    ok: false,
    status: 400,
    problem: { code, message, ...extra },
    cart: null,
  });
  if (reason) {
    const gone =
      reason === "LineUnavailable" ? fresh.lineItems.find(({ state }) => state === unavailableLineState) : null;
    const named = { reason, ...(gone && { sku: gone.sku }) };
    return refused("CheckoutIncomplete", `The cart cannot be ordered: ${reason}.`, named);
  }
  const total = fresh.taxedPrice?.totalGross ?? fresh.totalPrice;
  const { expectedTotal } = command;
  if (total.centAmount !== expectedTotal.centAmount || total.currencyCode !== expectedTotal.currencyCode) {
    const message = "The total has changed. Please review your order.";
    const problem = { code: "PriceChanged", message, expectedTotal, total, currentVersion: fresh.version };
    return { ok: false, status: 409, problem, cart: fresh };
  }
  const [stored] = fresh.paymentInfo?.payments ?? [];
  if (!stored || !customer) throw new Error("a cart that can be ordered has a payment and a customer");
  const payment: Payment = { ...stored, amountPlanned: total };
  const { purchaseOrders } = checkout;
  const limit = creditLimitOf(purchaseOrders, total.currencyCode);
  if (payment.paymentMethodInfo.method === "purchaseOrder") {
    const approved = customer.ebsSoldToIds.length > 0;
    // The ledger compares with what is owed when it reserves the amount.
    if (purchaseOrderObstacle({ total, purchaseOrders, approved, owed: 0 }) === "PurchaseOrderNotOffered") {
      const { code, message } = purchaseOrderProblem("PurchaseOrderNotOffered");
      return refused(code, message);
    }
  }
  const { email, firstName, lastName, locale } = customer;
  const recipient = { email, firstName, lastName, language: command.language ?? mailLanguageOf(locale) };
  const seller = sellerTo(shopperCountry, checkout);
  return { ok: true, cart: fresh, details: { payment, creditLimit: limit, recipient, seller, quoteDates: null } };
}

/** Refreshes the ship date of every line that showed one. */
export const shipDateActions = (cart: Cart): CartAction[] =>
  cart.lineItems.flatMap((line) =>
    line.lineItemMode === "standard" && line.custom.fields.estShipDate !== null
      ? [{ action: "setLineItemCustomField", lineItemId: line.id, name: "estShipDate", value: "today" }]
      : [],
  );
