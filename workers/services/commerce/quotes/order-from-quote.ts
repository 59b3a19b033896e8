/** The order that a quote becomes when its purchase order arrives by mail: placed by the staff for the customer. */
import type { CartAction } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import type { Quote } from "@contracts/commerce/quotes";
import type { Customer } from "@contracts/customers/customers";
import type { QuoteOrderFields } from "@contracts/office/quotes";
import type { PostalAddress } from "@contracts/values/postal-address";
import { requiredAddressFields } from "@contracts/values/postal-address";
import { applyActions, applyQuote, emptyCart } from "@domain/cart/transition";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import { companyTermsOf, creditLimitOf } from "@domain/checkout/purchase-order";
import { shippingOffers } from "@domain/checkout/shipping";
import { taxRuleFor } from "@domain/checkout/tax";
import { negotiationOf, quoteStateOf, withOrder } from "@domain/quote/negotiation";
import { termsOf } from "@domain/quote/terms";
import type { ServicesEnv } from "../../env";
import { contextOf } from "../carts/cart-context";
import { companyOwner } from "../companies/company-owner";
import { membershipOf } from "../companies/company-store";
import { ledgerOf } from "../ledgers/ledger-of";
import { newNumber } from "../ledgers/numbers";
import { mailLanguageOf, orderMail } from "../orders/order-mail";
import type { Acting } from "./answer-quote";

type Ordered =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly field: string; readonly message: string };

const refused = (field: string, message: string): Ordered => ({ ok: false, field, message });

/**
 * Places the order at the prices of the quote, on account, within the credit of the customer, or of the customer's
 * company if that buys on account. A quote becomes one such order:
 * its cart id follows from the quote's number.
 */
export async function orderFromQuote(
  env: ServicesEnv,
  { quote, owner }: { readonly quote: Quote; readonly owner: string },
  fields: QuoteOrderFields,
  { actor, key, reason = null }: Acting,
): Promise<Ordered> {
  const customer: Customer | null = owner.startsWith("customer:")
    ? await env.SHOPPERS.get(env.SHOPPERS.idFromName(owner)).customer(false)
    : null;
  if (!customer) return refused("poNumber", "The quote was made without an account. Its link lets the customer order.");
  const state = quoteStateOf(quote, new Date());
  if (state === "Expired" || state === "Declined" || state === "Ordered") {
    return refused("poNumber", `The quote is ${state.toLowerCase()}. Answer it with a new end or new prices first.`);
  }
  const address = addressOf(quote, fields);
  const missing = requiredAddressFields.find((field) => !address[field]);
  if (missing) return refused(missing, "The quote does not name it, and the order needs it.");
  const filled = await filledCart(env, quote, owner, address);
  if (!filled.ok) return filled;
  const { cart, checkout } = filled;
  const total = cart.taxedPrice?.totalGross ?? cart.totalPrice;
  const cartId = cart.id;
  const ledger = ledgerOf(env, owner);
  const company = (await membershipOf(env, customer.id))?.company ?? null;
  const terms = companyTermsOf(company, total.currencyCode);
  const creditOwner = company && terms.onAccount ? companyOwner(company.id) : null;
  const credit = { key: cartId, currency: total.currencyCode, centAmount: total.centAmount };
  const limit = terms.limit ?? creditLimitOf(checkout.purchaseOrders, total.currencyCode);
  if (!(await ledgerOf(env, creditOwner ?? owner).reserveCredit({ ...credit, limit }))) {
    const who = creditOwner === null ? "customer" : "company";
    return refused("poNumber", `The order exceeds the amount that this ${who} can buy on account.`);
  }
  const now = new Date();
  const payment: Payment = {
    id: crypto.randomUUID(),
    amountPlanned: total,
    paymentMethodInfo: { method: "purchaseOrder" },
    transaction: { type: "Authorization", state: "Success", interactionId: cartId },
    custom: { fields: { poNumber: fields.poNumber } },
    createdAt: now.toISOString(),
  };
  const recipient = {
    ...{ email: customer.email, firstName: customer.firstName, lastName: customer.lastName },
    language: mailLanguageOf(customer.locale),
  };
  const order = orderOfCart(cart, {
    ...{ orderNumber: newNumber("W", now), now: now.toISOString(), payment },
    ...{ seller: quote.seller ?? null, language: recipient.language },
    ...(company && { company: { id: company.id, name: company.name } }),
    ...(creditOwner !== null && { creditOwner }),
  });
  const version = negotiationOf(withOrder(quote, order.orderNumber)).version;
  await ledger.recordOrder(order, cartId, owner, [orderMail(order, recipient)], {
    ...{ key, actor, reason, version, resource: "quotes", record: quote.quoteNumber, action: "quotes:order" },
    ...{ before: { order: null }, after: { order: order.orderNumber, poNumber: fields.poNumber } },
  });
  return { ok: true, version };
}

/** The quote's address, overridden by the typed fields. */
function addressOf({ cart, country }: Quote, fields: QuoteOrderFields): PostalAddress {
  const { custom: _, ...known } = cart.shippingAddress ?? { country };
  const { streetName, city, state, postalCode } = fields;
  const typed = Object.entries({ streetName, city, state, postalCode }).filter(([, value]) => value);
  return { ...known, ...Object.fromEntries(typed), country };
}

async function filledCart(env: ServicesEnv, quote: Quote, owner: string, address: PostalAddress) {
  const terms = termsOf(quote);
  if (!terms) return refused("poNumber", "This quote has no prices to order at.") as Extract<Ordered, { ok: false }>;
  const context = await contextOf(env, {
    command: { customer: "customer", owner, maxLines: 500 },
    ...{ actions: [], cart: null, shopperCountry: quote.country, needsPrices: true },
    skus: terms.lines.map(({ sku }) => sku),
  });
  const empty = emptyCart({
    ...{ id: `quote-${quote.quoteNumber}`, customerId: owner.slice("customer:".length), anonymousId: null, type: null },
    ...{ country: quote.cart.country, currency: quote.cart.currency, now: context.now },
  });
  const no = (field: string, message: string) => ({ ok: false, field, message }) as const;
  const quoted = applyQuote(empty, terms, context);
  if (!quoted.ok) return no("poNumber", quoted.problem.message);
  if (quoted.cart.lineItems.some(({ state }) => state !== null)) return no("poNumber", "A line is not sold any more.");
  const { checkout } = context;
  if (!taxRuleFor(address, checkout.taxRules)) return no("state", "The tax of this address is not known.");
  const [offer] = shippingOffers({ ...quoted.cart, shippingAddress: address }, checkout, { freeShipping: false });
  if (!offer) return no("postalCode", "Nothing ships to this address.");
  const wanted = quote.cart.shippingInfo?.shippingMethod?.id ?? offer.id;
  const actions: CartAction[] = [
    { action: "setShippingAddress", address },
    { action: "setBillingAddress", address },
    { action: "setShippingMethod", shippingMethod: { id: wanted } },
  ];
  const placed = applyActions(quoted.cart, actions, context);
  return placed.ok ? ({ ok: true, cart: placed.cart, checkout } as const) : no("poNumber", placed.problem.message);
}
