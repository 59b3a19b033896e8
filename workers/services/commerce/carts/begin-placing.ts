/** Validates that a cart can become an order at current prices. Nothing is charged yet. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import type { Company, CompanyMember } from "@contracts/customers/companies";
import type { Customer } from "@contracts/customers/customers";
import { hasExpired } from "@domain/card/expiration";
import { unavailableLineState } from "@domain/cart/recalculate";
import type { CartContext } from "@domain/cart/state";
import { applyActions } from "@domain/cart/transition";
import { guestOf, mayOrderAsGuest } from "@domain/checkout/guest";
import { sellerOnTerms } from "@domain/checkout/payment-terms";
import { missingForOrder } from "@domain/checkout/placeable";
import { companyTermsOf, creditLimitOf, purchaseOrderObstacle } from "@domain/checkout/purchase-order";
import { sellerTo } from "@domain/checkout/seller";
import { mayApprove, needsApproval } from "@domain/company/members";
import { randomBase64Url } from "@domain/http/base64url";
import { calendarDay, endOfDay } from "@domain/market/calendar-day";
import type { Problem } from "../../shared/problems";
import { companyOwner } from "../companies/company-owner";
import { mailLanguageOf } from "../orders/order-mail";
import { purchaseOrderProblem } from "../payments/purchase-orders";
import type { PlaceOrder } from "./commands";
import type { PlacementApproval, PlacementDetails } from "./placement-store";

const dayMilliseconds = 86_400_000;

type OrderStart =
  | { readonly ok: true; readonly cart: Cart; readonly details: PlacementDetails }
  /** `cart` is set if the cart has changed since the shopper saw it. */
  | { readonly ok: false; readonly status: 400 | 409; readonly problem: Problem; readonly cart: Cart | null };

/**
 * Recalculates the cart, refreshes ship dates, and returns the first obstacle to the order, if any (W10, W32, W43).
 * @param customer null for a guest, whose name and email address come from the cart
 */
export function beginOrder(
  cart: Cart,
  command: Pick<PlaceOrder, "expectedTotal" | "language" | "program" | "trace">,
  context: CartContext,
  customer: Customer | null,
  buyer: Buyer | null,
): OrderStart {
  const outcome = applyActions(cart, [{ action: "recalculate" }, ...shipDateActions(cart)], context);
  if (!outcome.ok) return { ok: false, status: 400, problem: outcome.problem, cart: null };
  const fresh = outcome.cart;
  const { shopperCountry, settings, checkout } = context;
  const guest = context.customer === "anonymous" && mayOrderAsGuest(shopperCountry, settings) ? guestOf(fresh) : null;
  const reason = missingForOrder(fresh, {
    shopperCountry,
    settings,
    checkout,
    customer: customer
      ? {
          verified: customer.isEmailVerified,
          registrationCountry: customer.custom.fields.registrationOrigin,
          soldToIds: accountsOf(customer, buyer),
          deniedTaxIds: deniedTaxIds(buyer),
        }
      : guest && { verified: true, registrationCountry: shopperCountry, soldToIds: [] },
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
  const person = customer ?? guest;
  if (!stored || !person) throw new Error("a cart that can be ordered has a payment and a buyer");
  const payment: Payment = { ...stored, amountPlanned: total };
  // A chosen card can stay in the basket for weeks.
  if (hasExpired(payment.custom.fields.cardExpiration, context.now)) {
    return refused("CardExpired", "This card has expired. Please use another payment.");
  }
  const { purchaseOrders } = checkout;
  const company = buyer?.company ?? null;
  const terms = companyTermsOf(company, total.currencyCode);
  const limit = terms.limit ?? creditLimitOf(purchaseOrders, total.currencyCode);
  const byPurchaseOrder = payment.paymentMethodInfo.method === "purchaseOrder";
  if (byPurchaseOrder) {
    const approved = terms.onAccount || (customer !== null && accountsOf(customer, buyer).length > 0);
    // The ledger compares with the customer's debt when it reserves the amount.
    if (
      customer === null ||
      purchaseOrderObstacle({ total, purchaseOrders, approved, owed: 0, limit: terms.limit }) ===
        "PurchaseOrderNotOffered"
    ) {
      const { code, message } = purchaseOrderProblem("PurchaseOrderNotOffered");
      return refused(code, message);
    }
  }
  const { email, firstName, lastName } = person;
  const language = command.language ?? mailLanguageOf(customer?.locale ?? "");
  const recipient = { email, firstName, lastName, language };
  const usual = sellerTo(shopperCountry, checkout);
  const seller = byPurchaseOrder ? sellerOnTerms(usual, terms.netDays) : usual;
  const approval = buyer && customer && approvalOf(buyer, customer, total, context);
  if (approval === "NoApprover") {
    return refused("NoApprover", "This order is above your limit, and nobody in your company may approve it.");
  }
  const details = {
    ...{ payment, creditLimit: limit, recipient, seller, quoteDates: null },
    ...(company && { company: { id: company.id, name: company.name } }),
    ...(company && terms.onAccount && { creditOwner: companyOwner(company.id) }),
    ...(approval && { approval }),
    ...(customer === null && { guestKey: randomBase64Url(16) }),
    ...(command.program !== undefined && { program: command.program }),
    ...(command.trace && { trace: command.trace }),
  };
  return { ok: true, cart: fresh, details };
}

/** Company that a customer buys for, and its members if the customer's orders are limited. */
interface Buyer {
  readonly company: Company;
  readonly member: CompanyMember;
  readonly members: readonly CompanyMember[];
}

const deniedTaxIds = (buyer: Buyer | null): readonly string[] =>
  (buyer?.company.taxIds ?? []).flatMap(({ state, value }) => (state === "invalid" ? [value] : []));

const accountsOf = (customer: Customer, buyer: Buyer | null): readonly string[] => [
  ...customer.ebsSoldToIds,
  ...(buyer?.company.accounts ?? []),
];

/** Approval that the order needs; null if none. Its prices are valid as long as a quote's. */
function approvalOf(
  { company, member, members }: Buyer,
  customer: Customer,
  total: Cart["totalPrice"],
  { now, checkout, shopperCountry }: CartContext,
): PlacementApproval | "NoApprover" | null {
  if (!needsApproval(member, total)) return null;
  if (!members.some((each) => mayApprove(each, customer.id, total))) return "NoApprover";
  const lastDay = new Date(Date.parse(now) + checkout.quoteValidDays * dayMilliseconds);
  const validUntil = endOfDay(calendarDay(lastDay, shopperCountry), shopperCountry).toISOString();
  return {
    ...{ companyId: company.id, companyName: company.name, requesterId: customer.id, requesterName: member.name },
    ...{ validUntil, decision: null },
  };
}

/** Refreshes the ship date of every line that showed one. */
export const shipDateActions = (cart: Cart): CartAction[] =>
  cart.lineItems.flatMap((line) =>
    line.lineItemMode === "standard" && line.custom.fields.estShipDate !== null
      ? [{ action: "setLineItemCustomField", lineItemId: line.id, name: "estShipDate", value: "today" }]
      : [],
  );
