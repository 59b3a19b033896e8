/** Wire format of orders (rows T-ORDER-03 to T-ORDER-11, T-CHK-09). */
import * as v from "valibot";
import { productKey } from "../catalogue/catalogue";
import { lotNumber, recall } from "../catalogue/lots";
import { mailLanguage } from "../mail";
import { linkKey } from "../values/link-key";
import { calendarDay } from "../values/measures";
import { money } from "../values/money";
import { storedAddress } from "../values/postal-address";
import { approvalId } from "./approvals";
import { cart, lineItem, taxPortion } from "./cart";
import { invoice } from "./invoices";
import { payment } from "./payments";
import { purchaseOrderFile } from "./purchase-order-files";
import { quoteNumber } from "./quote-terms";
import { deliveryWishes, orderReferences } from "./references";
import { seller } from "./seller";

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const text = v.pipe(v.string(), v.maxLength(2000));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** "W" and twelve digits, easy to read out on the phone. */
export const orderNumber = v.pipe(v.string(), v.regex(/^W\d{12}$/));

const orderStatuses = ["Open", "Confirmed", "Cancelled"] as const;
export const orderStatus = v.picklist(orderStatuses);
export type OrderStatus = v.InferOutput<typeof orderStatus>;

/** Pieces of a line that were shipped from one lot. */
const shippedLot = v.object({
  productKey,
  lot: lotNumber,
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Last day of use; absent from older orders. */
  expires: v.optional(v.nullable(text)),
  /** Set when the lot was recalled after it had shipped. */
  recall: v.nullable(recall),
});
export type ShippedLot = v.InferOutput<typeof shippedLot>;

/** Why pieces are sent again. */
export const replacementCauses = ["lost", "damaged"] as const;
export type ReplacementCause = (typeof replacementCauses)[number];

const orderLine = v.object({
  ...lineItem.entries,
  /** Set on a line that is sent without a charge in place of pieces of another line. */
  replaces: v.optional(v.object({ lineItemId: id, cause: v.picklist(replacementCauses) })),
  /** Back-office state of the line; null until one is set. */
  lineItemStatus: v.nullable(text),
  trackingNumber: v.nullable(text),
  carrier: v.optional(v.nullable(text)),
  /** Calendar date promised when the order was placed. */
  estShipDate: v.nullable(text),
  /** Empty before the line ships, and for products without lots. The pieces may be fewer than the line's. */
  lots: v.optional(v.pipe(v.array(shippedLot), v.maxLength(50)), []),
});
export type OrderLine = v.InferOutput<typeof orderLine>;

const returnItem = v.object({
  lineItemId: id,
  quantity: whole,
  shipmentState: v.picklist(["Advised", "Returned", "BackInStock", "Unusable"]),
  lastModifiedAt: text,
});

/** Amount that went back to the card for goodwill, without a return or a cancellation. */
const cardRefund = v.object({ id, refundedAt: text, amount: money });
export type CardRefund = v.InferOutput<typeof cardRefund>;

const credential = v.object({ domain: text, identity: text });

/** Facts for answering an order of a procurement system. */
const procurement = v.object({
  /** Identity of the buyer's registration. */
  buyer: text,
  /** From the OrderRequest. */
  payloadId: text,
  orderId: text,
  orderDate: text,
  /** Credentials of the buyer and of the shop, as sent. */
  from: credential,
  to: credential,
  lines: v.array(
    v.object({
      lineItemId: id,
      lineNumber: whole,
      orderedPrice: v.nullable(money),
      comment: v.nullable(text),
      /** Day on which the buyer requested the line. */
      requestedOn: v.nullable(text),
    }),
  ),
  /** True if the buyer requested everything in one parcel. */
  shipComplete: v.boolean(),
  /** The buyer's own fields of the order: cost center, grant, account. */
  extrinsics: v.array(v.object({ name: text, value: text })),
  /** Number of changes by the buyer; absent if there are none. */
  changes: v.optional(whole),
});
export type Procurement = v.InferOutput<typeof procurement>;

export const order = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Web order number; the wire uses both names (AMB-T-17). */
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
  /** Addresses of an order that has several; absent from others. */
  parcels: cart.entries.parcels,
  billingAddress: v.nullable(storedAddress),
  shippingInfo: cart.entries.shippingInfo,
  /** Authorized amount: goods after promotions, shipping and tax. */
  totalPrice: money,
  subtotalPrice: money,
  totalPromo: money,
  shippingPrice: v.nullable(money),
  tax: v.nullable(money),
  /** Names and rates of the tax; absent from older orders. */
  taxPortions: v.optional(v.array(taxPortion)),
  /** The company that sells; absent from older orders. */
  seller: v.optional(v.nullable(seller)),
  /** Language of its mails; absent from older orders, whose mails are in the customer's language. */
  language: v.optional(mailLanguage),
  currencyCode: v.string(),
  fractionDigits: whole,
  vatId: v.nullable(text),
  contactId: v.nullable(text),
  comment: v.nullable(text),
  /** Cost center, grant and account; absent from orders without any. */
  references: v.optional(orderReferences),
  /** The buyer's purchase order as a document; absent without one. */
  purchaseOrderFile: v.optional(purchaseOrderFile),
  /** Absent from orders without wishes. */
  delivery: v.optional(deliveryWishes),
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
  /** Quotes whose prices the order has; absent from older orders. */
  quoteNumbers: v.optional(v.array(quoteNumber)),
  returnInfo: v.object({ items: v.array(returnItem) }),
  /** Oldest first; absent from orders without any. */
  refunds: v.optional(v.array(cardRefund)),
  /** Secret of the link by which a guest sees the order; absent from orders of customers. */
  guestKey: v.optional(linkKey),
  /** Company that the customer bought for; absent from orders without one. */
  company: v.optional(v.object({ id: text, name: text })),
  /** Ledger with the credit of the order, if it is not the customer's own. */
  creditOwner: v.optional(text),
  /** Day on which the office noted the payment of an order on account; absent from others. */
  paidOn: v.optional(text),
  /** Day on which the office withdrew such a payment; absent while one is noted. */
  paymentWithdrawnOn: v.optional(text),
  /** Second person of an order above the customer's limit. */
  approval: v.optional(v.object({ requestedAt: text, approvedAt: text, approvedBy: text })),
  /** Name of the program that placed the order in the customer's name; absent from orders of people. */
  program: v.optional(text),
  /** Set on orders of procurement systems. */
  procurement: v.optional(procurement),
});
export type Order = v.InferOutput<typeof order>;

export const orderPage = v.object({ limit: whole, offset: whole, count: whole, total: whole, results: v.array(order) });
export type OrderPage = v.InferOutput<typeof orderPage>;

/** `GET /orders/{number}/guest?key=`: a guest's order with its invoices and credit notes, oldest first. */
export const guestOrder = v.object({ order, invoices: v.array(invoice) });
export type GuestOrder = v.InferOutput<typeof guestOrder>;

/** `GET /customers/me/guest-orders`: orders without an account under the customer's confirmed address, newest first. */
export const claimableOrders = v.object({
  results: v.array(v.pick(order, ["orderNumber", "createdAt", "totalPrice"])),
});
export type ClaimableOrders = v.InferOutput<typeof claimableOrders>;

/**
 * `GET /orders/{number}/invoices/{invoice}?key=`: a document for anyone who has its key or the key of the guest's
 * order.
 */
export const keyedInvoice = v.object({
  invoice,
  /** The key opens the page of the order too. */
  opensOrder: v.boolean(),
});
export type KeyedInvoice = v.InferOutput<typeof keyedInvoice>;

export const orderLabelKinds = ["Received", "Processing", "Shipped", "Complete", "Cancelled"] as const;

/** Filters of `GET /orders`; all of them apply. */
export const orderFilter = v.object({
  /** Words that must occur in the order's number, purchase order number, product numbers or names. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200))),
  status: v.optional(v.picklist(orderLabelKinds)),
  /** First and last day on which the order was placed, in the time zone of its country. */
  from: v.optional(calendarDay),
  to: v.optional(calendarDay),
});
export type OrderFilter = v.InferOutput<typeof orderFilter>;

/** Default and maximum page size of order and quote lists (T-ORDER-04, protocol limit). */
export const listDefaults = { limit: 10, offset: 0, maxLimit: 500, maxOffset: 10_000 } as const;
/**
 * Page size for exports of all orders. The shop reads at most 8 MB of a response, and each order line takes about 1 KB.
 */
export const ordersPerCall = 100;

/**
 * `POST /orders`. `expectedTotal` is the total the shopper saw; if it differs, the order is refused and nothing is
 * charged.
 */
export const orderDraft = v.strictObject({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  customerVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  expectedTotal: v.object({ centAmount: money.entries.centAmount, currencyCode: money.entries.currencyCode }),
  /** Page language when the order was placed, for its mails; defaults to the customer's language. */
  language: v.optional(mailLanguage),
});

/**
 * Response of `POST /orders`: 201 with the order, or 202 while the company's approver or the payments service has not
 * responded. A pending order completes or is cancelled without the shopper; repeating the call returns the outcome.
 */
export const placement = v.variant("state", [
  v.object({ state: v.literal("ordered"), order }),
  v.object({ state: v.literal("pending"), orderNumber }),
  v.object({ state: v.literal("approval"), orderNumber, approvalId }),
]);
export type Placement = v.InferOutput<typeof placement>;

/** Reasons why a cart cannot become an order; `reason` of a `CheckoutIncomplete` problem. */
const checkoutReasons = [
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
  "ReferenceInvalid",
] as const;
export type CheckoutReason = (typeof checkoutReasons)[number];

/** States of a line. A line without a state, or with an empty one, has been received. */
// biome-ignore format: one row each before, during and after delivery
const lineStates = [
  "", "Awaiting Shipping", "Picked", "Fulfilled", "Cancelled",
  "Shipped", "Closed",
  "Advised", "Returned",
] as const;

/** Back-office changes to lines and orders, triggered by `/_demo/orders/{orderNumber}/…` on a demonstration machine. */
export const lineMove = v.strictObject({
  lineState: v.nullable(v.picklist(lineStates)),
  /** If omitted, all lines. */
  lineId: v.optional(id),
  trackingNumber: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** Number of returned pieces, for Advised and Returned; the whole line if omitted. */
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
export type LineMove = v.InferOutput<typeof lineMove>;
export const stateMove = v.strictObject({ state: orderStatus });
export type StateMove = v.InferOutput<typeof stateMove>;
