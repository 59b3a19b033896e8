/** Orders on the wire (rows T-ORDER-03 to T-ORDER-11, T-CHK-09). */
import * as v from "valibot";
import { mailLanguage } from "../mail";
import { money } from "../values/money";
import { storedAddress } from "../values/postal-address";
import { cart, lineItem } from "./cart";
import { payment } from "./payments";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const text = v.pipe(v.string(), v.maxLength(2000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** "W" and twelve digits: what shoppers read out on the telephone. */
export const orderNumber = v.pipe(v.string(), v.regex(/^W\d{12}$/));

export const orderStatuses = ["Open", "Confirmed", "Cancelled"] as const;
export const orderStatus = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** States that the back office gives a line; it may send others, which are shown as received (T-ORDER-17). */
export const lineStatuses = [
  "Awaiting Shipping",
  "Picked",
  "Fulfilled",
  "Cancelled",
  "Advised",
  "Returned",
  "Shipped",
  "Closed",
] as const;

export const orderLine = v.object({
  ...lineItem.entries,
  /** State of the line in the back office; null until there is one. */
  lineItemStatus: v.nullable(text),
  trackingNumber: v.nullable(text),
  /** Calendar day, as promised when the order was placed. */
  estShipDate: v.nullable(text),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

export const returnItem = v.object({
  lineItemId: id,
  quantity: whole,
  shipmentState: v.picklist(["Advised", "Returned", "BackInStock", "Unusable"]),
  lastModifiedAt: text,
});

export const order = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** The web order number; both names are the wire's (AMB-T-17). */
  orderNumber,
  webOrderNumber: orderNumber,
  createdAt: text,
  lastModifiedAt: text,
  deliveredAt: v.nullable(text),
  orderStatus,
  /** Spelled as on the wire (AMB-T-28). */
  specialInsructionNotes: v.nullable(text),
  country: cart.entries.country,
  shippingAddress: v.nullable(storedAddress),
  billingAddress: v.nullable(storedAddress),
  shippingInfo: cart.entries.shippingInfo,
  /** What was authorised: goods after promotions, shipping and tax. */
  totalPrice: money,
  subtotalPrice: money,
  totalPromo: money,
  shippingPrice: v.nullable(money),
  tax: v.nullable(money),
  currencyCode: v.string(),
  fractionDigits: whole,
  vatId: v.nullable(text),
  contactId: v.nullable(text),
  comment: v.nullable(text),
  lineItems: v.array(orderLine),
  payments: v.array(
    v.object({
      id,
      amountPlanned: money,
      paymentMethodInfo: payment.entries.paymentMethodInfo,
      transaction: payment.entries.transaction,
      customFields: payment.entries.custom.entries.fields,
    }),
  ),
  discountCodes: cart.entries.discountCodes,
  returnInfo: v.object({ items: v.array(returnItem) }),
});
export type Order = v.InferOutput<typeof order>;

export const orderPage = v.object({ limit: whole, offset: whole, count: whole, total: whole, results: v.array(order) });
export type OrderPage = v.InferOutput<typeof orderPage>;

/** Orders and quotes of one answer when nothing is said, and at most (T-ORDER-04, protocol limit). */
export const listDefaults = { limit: 10, offset: 0, maxLimit: 500, maxOffset: 10_000 } as const;

/** `POST /orders`. `expectedTotal` is what the shopper saw; another total is refused and nothing is charged. */
export const orderDraft = v.strictObject({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  expectedTotal: v.object({ centAmount: money.entries.centAmount, currencyCode: money.entries.currencyCode }),
  /** Of the page that it was placed on, for the mails about it; the customer's registered language when left out. */
  language: v.optional(mailLanguage),
});
export type OrderDraft = v.InferOutput<typeof orderDraft>;

/**
 * Answer of `POST /orders`: 201 with the order, or 202 while the payments service has not answered. A pending order is
 * finished or called off without the shopper; the same call, repeated, tells what became of it.
 */
export const placement = v.variant("state", [
  v.object({ state: v.literal("ordered"), order }),
  v.object({ state: v.literal("pending"), orderNumber }),
]);
export type Placement = v.InferOutput<typeof placement>;

/** Why a cart cannot become an order: `reason` of the problem with the code `CheckoutIncomplete`. */
export const checkoutReasons = [
  "CartEmpty",
  "LineUnavailable",
  "CheckoutNotOffered",
  "CustomerNotVerified",
  "CountryMismatch",
  "ShippingAddressIncomplete",
  "BillingAddressIncomplete",
  "ShippingMethodMissing",
  "TaxUnknown",
  "VatIdInvalid",
  "PaymentMissing",
  "PaymentNotSingle",
] as const;
export type CheckoutReason = (typeof checkoutReasons)[number];

/** What the back office does to lines and orders; on a demonstration machine by `/_demo/orders/{orderNumber}/…`. */
export const lineMove = v.strictObject({
  lineState: v.nullable(v.pipe(v.string(), v.maxLength(64))),
  /** Left out: every line. */
  lineId: v.optional(id),
  trackingNumber: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** With the state Advised or Returned: pieces that come back; the whole line when left out. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type LineMove = v.InferOutput<typeof lineMove>;
export const stateMove = v.strictObject({ state: orderStatus });
export type StateMove = v.InferOutput<typeof stateMove>;
