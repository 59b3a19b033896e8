/** An order from an OrderRequest, under the rules and today's prices of a punchout visit. */
import type { Cart, CartAction } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import type { Company } from "@contracts/customers/companies";
import { vatIdAmong } from "@domain/account/vat-id";
import { isStandardLine } from "@domain/cart/line-items";
import type { CartContext } from "@domain/cart/state";
import { applyActions, emptyCart } from "@domain/cart/transition";
import { orderOfCart } from "@domain/checkout/order-of-cart";
import { sellerOnTerms } from "@domain/checkout/payment-terms";
import { companyTermsOf, creditLimitOf } from "@domain/checkout/purchase-order";
import { sellerTo } from "@domain/checkout/seller";
import { shippingOffers } from "@domain/checkout/shipping";
import { taxRuleFor } from "@domain/checkout/tax";
import { companyTaxIdIn } from "@domain/company/tax-ids";
import { currencyOf } from "@domain/market/countries";
import type { CxmlStatus } from "@domain/punchout/cxml-document";
import type { CxmlParties } from "@domain/punchout/setup-request";
import { priceDifferences } from "@domain/purchasing/confirmation";
import { extrinsicReferences } from "@domain/purchasing/extrinsic-references";
import type { BuyersOrder } from "@domain/purchasing/message-parts";
import type { BuyerOrder } from "@domain/purchasing/order-request";
import { shipToAddresses } from "@domain/ship-to/parcels";
import type { ServicesEnv } from "../../env";
import { contextOf } from "../carts/cart-context";
import { companyOfOwner } from "../companies/company-of-owner";
import { companyOwner } from "../companies/company-owner";
import type { StoredBuyer } from "../punchout/buyers";
import { countryOf } from "../punchout/start";

interface OrderBirth {
  readonly cartId: string;
  /** Ledger of the buyer. */
  readonly owner: string;
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly placedAt: string;
}

/** Credit that the order needs, in the ledger of the buyer or of the buyer's company. */
export interface OrderCredit {
  readonly owner: string;
  /** Limit on the total owed, in minor units of the order's currency. */
  readonly limit: number;
}

type Built =
  | { readonly ok: true; readonly order: BuyersOrder; readonly credit: OrderCredit }
  | { readonly ok: false; readonly status: CxmlStatus };

export async function buildOrder(
  env: ServicesEnv,
  buyer: StoredBuyer,
  { from, to }: Pick<CxmlParties, "from" | "to">,
  asked: BuyerOrder,
  { cartId, owner, orderNumber, placedAt }: OrderBirth,
): Promise<Built> {
  const country = await countryOf(env, buyer, asked.shipTo.country);
  if (!country) return not(406, "This buyer may not order for the country of ShipTo.");
  const company = await companyOfOwner(env, owner);
  const filled = await filledCart(env, cartId, { country, owner, company }, asked);
  if (!filled.ok) return filled;
  const { cart, context } = filled;
  const terms = companyTermsOf(company, cart.currency);
  const limit = terms.limit ?? creditLimitOf(context.checkout.purchaseOrders, cart.currency);
  if (limit === 0) return not(406, `Orders in ${cart.currency} cannot be placed on account.`);
  const creditOwner = company && terms.onAccount ? companyOwner(company.id) : null;
  const order: BuyersOrder = {
    ...orderOfCart(cart, {
      ...{ orderNumber, now: placedAt, payment: onAccount(cart, asked, placedAt) },
      ...{ seller: sellerOnTerms(sellerTo(country, context.checkout), terms.netDays), language: "en" },
      ...(company && { company: { id: company.id, name: company.name } }),
      ...(creditOwner !== null && { creditOwner }),
    }),
    ...wishesOf(asked),
    comment: asked.comment,
    procurement: {
      ...{ buyer: buyer.identity, payloadId: asked.payloadId, orderId: asked.orderId, orderDate: asked.orderDate },
      ...{ from, to },
      ...{ shipComplete: asked.shipComplete, extrinsics: [...asked.extrinsics] },
      lines: asked.lines.map(({ sku, lineNumber, unitPrice, comment, requestedOn }) => ({
        lineItemId: cart.lineItems.find((line) => line.sku === sku)?.id ?? "",
        lineNumber,
        orderedPrice: unitPrice,
        ...{ comment, requestedOn },
      })),
    },
  };
  const differences = priceDifferences(order);
  if (differences.length > 0 && buyer.priceDifferences === "refuse") {
    const said = differences.map(
      ({ lineNumber, line, ordered, today }) =>
        `line ${lineNumber} (${line.sku}): ordered at ${ordered}, today ${today}`,
    );
    return not(409, `Prices have changed: ${said.join("; ")}.`.slice(0, 2000));
  }
  return { ok: true, order, credit: { owner: creditOwner ?? owner, limit } };
}

/** References and delivery wishes, in the same fields as in orders from the checkout. */
function wishesOf(asked: BuyerOrder): Pick<Order, "references" | "delivery"> {
  const references = extrinsicReferences(asked);
  const days = new Set(asked.lines.map(({ requestedOn }) => requestedOn));
  const [requestedOn = null] = days.size === 1 ? days : [];
  const { shipComplete } = asked;
  return {
    ...(references && { references }),
    ...((requestedOn || shipComplete) && { delivery: { requestedOn, shipComplete } }),
  };
}

type Filled =
  | { readonly ok: true; readonly cart: Cart; readonly context: CartContext }
  | { readonly ok: false; readonly status: CxmlStatus };

/** A cart with everything that the order has, under the rules and prices of a punchout visit. */
async function filledCart(
  env: ServicesEnv,
  cartId: string,
  { country, owner, company }: { readonly country: string; readonly owner: string; readonly company: Company | null },
  asked: BuyerOrder,
): Promise<Filled> {
  const lines = asked.lines.map(({ sku, quantity }) => ({ action: "addLineItem" as const, sku, quantity }));
  const command = { customer: "punchout" as const, owner, maxLines: 500 };
  const context = await contextOf(env, {
    command,
    actions: lines,
    cart: null,
    shopperCountry: country,
    needsPrices: true,
  });
  let cart = emptyCart({
    ...{ id: cartId, customerId: null, anonymousId: null, type: null },
    ...{ country, currency: currencyOf(country), now: context.now },
  });
  const unsold: string[] = [];
  for (const [index, action] of lines.entries()) {
    const outcome = applyActions(cart, [action], context);
    if (outcome.ok) cart = withNote(outcome.cart, action.sku, asked.lines[index]?.comment ?? null, context);
    else unsold.push(`line ${asked.lines[index]?.lineNumber} (${action.sku})`);
  }
  if (unsold.length > 0) return not(406, `Not sold to this buyer: ${unsold.join(", ")}.`.slice(0, 2000));
  const foreign = asked.lines.find(({ unitPrice }) => unitPrice && unitPrice.currencyCode !== cart.currency);
  if (foreign) return not(406, `Orders for ${country} are in ${cart.currency}.`);
  const billed = asked.billTo.country;
  const vatId = vatIdAmong(billed, [companyTaxIdIn(company, billed)]);
  const addressed = applyActions(
    cart,
    [
      { action: "setShippingAddress", address: asked.shipTo },
      { action: "setShipTos", shipTos: shipTosOf(asked, cart) },
      { action: "setBillingAddress", address: asked.billTo },
      ...(vatId === undefined ? [] : [{ action: "setCustomField" as const, name: "vatId" as const, value: vatId }]),
    ],
    context,
  );
  if (!addressed.ok) return not(406, addressed.problem.message);
  if (!shipToAddresses(addressed.cart).every((to) => to && taxRuleFor(to, context.checkout.taxRules)))
    return not(406, "The tax of ShipTo is not known; it may lack its state.");
  const [offer] = shippingOffers(addressed.cart, context.checkout, { freeShipping: false });
  if (!offer) return not(406, "Nothing ships to the address of ShipTo.");
  const method = { action: "setShippingMethod", shippingMethod: { id: offer.id } } as const;
  const outcome = applyActions(addressed.cart, [method], context);
  return outcome.ok ? { ok: true, cart: outcome.cart, context } : not(406, outcome.problem.message);
}

/** Lines with an address of their own, grouped by address. */
function shipTosOf({ lines }: BuyerOrder, cart: Cart): Extract<CartAction, { action: "setShipTos" }>["shipTos"] {
  const away = lines.filter(({ shipTo }) => shipTo !== null);
  return [...Map.groupBy(away, ({ shipTo }) => JSON.stringify(shipTo)).values()].flatMap((group) => {
    const address = group[0]?.shipTo;
    const skus = new Set(group.map(({ sku }) => sku));
    const lineItemIds = cart.lineItems.filter((line) => isStandardLine(line) && skus.has(line.sku)).map(({ id }) => id);
    return address ? [{ address, lineItemIds }] : [];
  });
}

/**
 * The cart with the buyer's comment as the line's note. A comment that is not a valid note is stored only in the
 * procurement data.
 */
function withNote(cart: Cart, sku: string, comment: string | null, context: CartContext): Cart {
  const line = cart.lineItems.find((each) => each.sku === sku);
  if (!line || comment === null) return cart;
  const note = { action: "setLineItemCustomField", lineItemId: line.id, name: "note", value: comment } as const;
  const noted = applyActions(cart, [note], context);
  return noted.ok ? noted.cart : cart;
}

const not = (code: CxmlStatus["code"], detail: string) => ({ ok: false, status: { code, detail } }) as const;

/** The buyer pays by invoice; the order's id is its purchase order number. */
function onAccount(cart: Cart, { orderId, billTo }: BuyerOrder, createdAt: string): Payment {
  return {
    id: crypto.randomUUID(),
    amountPlanned: cart.taxedPrice?.totalGross ?? cart.totalPrice,
    paymentMethodInfo: { method: "purchaseOrder" },
    transaction: { type: "Authorization", state: "Success", interactionId: cart.id },
    custom: { fields: { poNumber: orderId, ...(billTo.email && { invoiceEmailAddress: billTo.email }) } },
    createdAt,
  };
}
