/** Order from a quote whose purchase order arrived by mail, placed by the staff for the customer. */
import type { CartAction, CartCustomField } from "@contracts/commerce/cart";
import type { Payment } from "@contracts/commerce/payments";
import type { Quote } from "@contracts/commerce/quotes";
import type { Customer } from "@contracts/customers/customers";
import type { QuoteOrderFields } from "@contracts/office/quotes";
import type { PostalAddress } from "@contracts/values/postal-address";
import { requiredAddressFields } from "@contracts/values/postal-address";
import { vatIdAmong } from "@domain/account/vat-id";
import { applyActions, applyQuote, emptyCart } from "@domain/cart/transition";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import { sellerOnTerms } from "@domain/checkout/payment-terms";
import { cartText } from "@domain/checkout/progress";
import { companyTermsOf, creditLimitOf } from "@domain/checkout/purchase-order";
import { shippingOffers } from "@domain/checkout/shipping";
import { taxRuleFor } from "@domain/checkout/tax";
import { companyTaxIdIn } from "@domain/company/tax-ids";
import { randomBase64Url } from "@domain/http/base64url";
import { negotiationOf, quoteStateOf, withOrder } from "@domain/quote/negotiation";
import { termsOf } from "@domain/quote/terms";
import type { ServicesEnv } from "../../env";
import { contextOf } from "../carts/cart-context";
import { companyOfOwner } from "../companies/company-of-owner";
import { companyOwner } from "../companies/company-owner";
import { ledgerOf } from "../ledgers/ledger-of";
import { newNumber } from "../ledgers/numbers";
import type { Recipient } from "../orders/mail-texts/types";
import { mailLanguageOf, orderMail } from "../orders/order-mail";
import type { Acting } from "./answer-quote";

type Ordered =
  | { readonly ok: true; readonly version: number }
  | { readonly ok: false; readonly field: string; readonly message: string };

const refused = (field: string, message: string): Ordered => ({ ok: false, field, message });

/**
 * Places the order at the prices of the quote, on account, within the credit of the customer, or of the customer's
 * company if the company buys on account. A person without an account opens the order by the link in its mails, like a
 * guest. A quote becomes one such order, because its cart id is derived from the quote's number.
 */
export async function orderFromQuote(
  env: ServicesEnv,
  { quote, owner }: { readonly quote: Quote; readonly owner: string },
  fields: QuoteOrderFields,
  { actor, key, reason = null }: Acting,
): Promise<Ordered> {
  const buyer = await buyerOf(env, quote, owner);
  if (!buyer) return refused("poNumber", "The account of the quote no longer exists.");
  const state = quoteStateOf(quote, new Date());
  if (state === "Expired" || state === "Declined" || state === "Ordered") {
    return refused("poNumber", `The quote is ${state.toLowerCase()}. Answer it with a new end or new prices first.`);
  }
  const address = addressOf(quote, fields, buyer);
  const missing = requiredAddressFields.find((field) => !address[field]);
  if (missing) return refused(missing, "The order needs this, and the quote does not state it.");
  const company = await companyOfOwner(env, owner);
  const known = [quote.cart.custom.fields.vatId, companyTaxIdIn(company, address.country), buyer.vatId];
  const vatId = vatIdAmong(
    address.country,
    known.map((id) => (typeof id === "string" ? id : null)),
  );
  const filled = await filledCart(env, quote, { owner, address, vatId });
  if (!filled.ok) return filled;
  const { cart, checkout } = filled;
  const total = cart.taxedPrice?.totalGross ?? cart.totalPrice;
  const cartId = cart.id;
  const ledger = ledgerOf(env, owner);
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
  const order = orderOfCart(cart, {
    ...{ orderNumber: newNumber("W", now), now: now.toISOString(), payment },
    ...{ seller: sellerOnTerms(quote.seller ?? null, terms.netDays), language: buyer.language },
    ...(buyer.isGuest && { guestKey: randomBase64Url(16) }),
    ...(company && { company: { id: company.id, name: company.name } }),
    ...(creditOwner !== null && { creditOwner }),
  });
  const version = negotiationOf(withOrder(quote, order.orderNumber)).version;
  await ledger.recordOrder(order, cartId, owner, [orderMail(order, buyer)], {
    ...{ key, actor, reason, version, resource: "quotes", record: quote.quoteNumber, action: "quotes:order" },
    ...{ before: { order: null }, after: { order: order.orderNumber, poNumber: fields.poNumber } },
  });
  return { ok: true, version };
}

interface Buyer extends Recipient {
  readonly isGuest: boolean;
  readonly organisation: string;
  /** VAT id of the account; null for a guest. */
  readonly vatId: string | null;
}

/** Buyer of the order: the customer, or the contact of a guest's quote. Null for a deleted account. */
async function buyerOf(
  env: ServicesEnv,
  { customerInfo: info, language }: Quote,
  owner: string,
): Promise<Buyer | null> {
  if (!owner.startsWith("customer:")) {
    if (!info) return null;
    const japanese = info.kind === "japan";
    return {
      ...{ isGuest: true, vatId: null, email: info.email, language: mailLanguageOf(language) },
      firstName: japanese ? info.firstNameF : info.firstName,
      lastName: japanese ? info.lastNameF : info.lastName,
      organisation: japanese ? info.organisationName : info.organisation,
    };
  }
  const customer: Customer | null = await env.SHOPPERS.get(env.SHOPPERS.idFromName(owner)).customer(false);
  if (!customer) return null;
  const { email, firstName, lastName, locale, vatId = null } = customer;
  return { isGuest: false, vatId, email, firstName, lastName, organisation: "", language: mailLanguageOf(locale) };
}

/**
 * The quote's address, overridden by the typed fields. A guest's also has the person's name, because there is no
 * account.
 */
function addressOf({ cart, country }: Quote, fields: QuoteOrderFields, buyer: Buyer): PostalAddress {
  const { custom: _, ...known } = cart.shippingAddress ?? { country };
  const { streetName, city, state, postalCode } = fields;
  const typed = Object.entries({ streetName, city, state, postalCode }).filter(([, value]) => value);
  const { email, firstName, lastName, organisation } = buyer;
  const person = buyer.isGuest && {
    ...{ email, firstName: known.firstName || firstName, lastName: known.lastName || lastName },
    company: known.company || organisation,
  };
  return { ...known, ...person, ...Object.fromEntries(typed), country };
}

function ownerIds(owner: string): { customerId: string | null; anonymousId: string | null } {
  const id = owner.slice(owner.indexOf(":") + 1);
  return owner.startsWith("customer:") ? { customerId: id, anonymousId: null } : { customerId: null, anonymousId: id };
}

interface Filling {
  readonly owner: string;
  readonly address: PostalAddress;
  readonly vatId: string | undefined;
}

async function filledCart(env: ServicesEnv, quote: Quote, { owner, address, vatId }: Filling) {
  const terms = termsOf(quote);
  if (!terms) return refused("poNumber", "This quote has no prices to order at.") as Extract<Ordered, { ok: false }>;
  const context = await contextOf(env, {
    command: { customer: "customer", owner, maxLines: 500 },
    ...{ actions: [], cart: null, shopperCountry: quote.country, needsPrices: true },
    skus: terms.lines.map(({ sku }) => sku),
  });
  const empty = emptyCart({
    ...{ id: `quote-${quote.quoteNumber}`, type: null },
    ...ownerIds(owner),
    ...{ country: quote.cart.country, currency: quote.cart.currency, now: context.now },
  });
  const no = (field: string, message: string) => ({ ok: false, field, message }) as const;
  const quoted = applyQuote(empty, terms, context);
  if (!quoted.ok) return no("poNumber", quoted.problem.message);
  if (quoted.cart.lineItems.some(({ state }) => state !== null)) return no("poNumber", "A line is no longer sold.");
  const { checkout } = context;
  if (!taxRuleFor(address, checkout.taxRules)) return no("state", "The tax of this address is not known.");
  const [offer] = shippingOffers({ ...quoted.cart, shippingAddress: address }, checkout, { freeShipping: false });
  if (!offer) return no("postalCode", "Nothing ships to this address.");
  const wanted = quote.cart.shippingInfo?.shippingMethod?.id ?? offer.id;
  const actions: CartAction[] = [
    { action: "setShippingAddress", address },
    { action: "setBillingAddress", address },
    ...setText("vatId", vatId),
    ...setText("contactId", cartText(quote.cart, "contactId")),
    { action: "setShippingMethod", shippingMethod: { id: wanted } },
  ];
  const placed = applyActions(quoted.cart, actions, context);
  return placed.ok ? ({ ok: true, cart: placed.cart, checkout } as const) : no("poNumber", placed.problem.message);
}

const setText = (name: CartCustomField, value: string | undefined): CartAction[] =>
  value ? [{ action: "setCustomField", name, value }] : [];
