/** Turns a cart into an order. */
import type { Cart } from "@contracts/commerce/cart";
import type { Order } from "@contracts/commerce/orders";
import type { Payment } from "@contracts/commerce/payments";
import { purchaseOrderFileText } from "@contracts/commerce/purchase-order-files";
import type { Seller } from "@contracts/commerce/seller";
import type { MailLanguage } from "@contracts/mail";
import * as v from "valibot";
import { summarize } from "../cart/derived";
import { codesWithQuoted, quoteNumbersOf } from "../quote/in-cart";
import { referencesOf } from "../references/references";
import { linesByShare } from "../ship-to/parcels";

interface NewOrderInput {
  readonly orderNumber: string;
  /** ISO 8601. */
  readonly now: string;
  /** The authorized payment. */
  readonly payment: Payment;
  /** The company that sells. */
  readonly seller: Seller | null;
  /** Language of its mails. */
  readonly language?: MailLanguage | undefined;
  readonly guestKey?: Order["guestKey"];
  readonly company?: Order["company"];
  readonly creditOwner?: Order["creditOwner"];
  readonly approval?: Order["approval"];
  readonly program?: Order["program"];
}

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Snapshot of lines, addresses and totals when the order was placed; never updated later. */
export function orderOfCart(
  cart: Cart,
  { orderNumber, now, payment, seller, language, ...buyer }: NewOrderInput,
): Order {
  const { subtotalPrice, totalPromo, shippingPrice, tax } = summarize(cart);
  const totalPrice = cart.taxedPrice?.totalGross ?? cart.totalPrice;
  const { fields } = cart.custom;
  const references = referencesOf(cart);
  // A document that was uploaded for a purchase order does not go with an order by card.
  const byInvoice = payment.paymentMethodInfo.method === "purchaseOrder";
  const file = v.safeParse(purchaseOrderFileText, fields.purchaseOrderFile);
  const [requestedOn, shipComplete] = [text(fields.requestedOn), fields.shipComplete === "yes"];
  const wished = requestedOn !== null || shipComplete;
  const { id, amountPlanned, paymentMethodInfo, transaction } = payment;
  // Drop the card holder's name, so only the payments service keeps it.
  const { cardHolderName: _, ...customFields } = payment.custom.fields;
  return {
    id: cart.id,
    version: 1,
    orderNumber,
    webOrderNumber: orderNumber,
    createdAt: now,
    lastModifiedAt: now,
    deliveredAt: null,
    orderStatus: "Open",
    specialInsructionNotes: text(fields.specialHandling),
    country: cart.country,
    shippingAddress: cart.shippingAddress,
    ...(cart.parcels && { parcels: cart.parcels }),
    billingAddress: cart.billingAddress,
    shippingInfo: cart.shippingInfo,
    totalPrice,
    subtotalPrice,
    totalPromo,
    shippingPrice,
    tax,
    ...(cart.taxedPrice?.taxPortions && { taxPortions: cart.taxedPrice.taxPortions }),
    seller,
    ...(language && { language }),
    currencyCode: totalPrice.currencyCode,
    fractionDigits: totalPrice.fractionDigits,
    vatId: text(fields.vatId),
    contactId: text(fields.contactId),
    comment: text(fields.cartComment),
    ...(references && { references }),
    ...(file.success && byInvoice && { purchaseOrderFile: file.output }),
    ...(wished && { delivery: { requestedOn, shipComplete } }),
    lineItems: cart.lineItems
      .flatMap((line) => linesByShare(line, cart.parcels))
      .map((line) => ({
        ...line,
        lineItemStatus: null,
        trackingNumber: null,
        estShipDate: line.custom.fields.estShipDate,
        lots: [],
      })),
    payments: [{ id, amountPlanned, paymentMethodInfo, transaction, customFields }],
    discountCodes: codesWithQuoted(cart),
    quoteNumbers: quoteNumbersOf(cart),
    returnInfo: { items: [] },
    ...buyer,
  };
}
