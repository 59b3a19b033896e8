/** Mails about an order, in the customer's language: the confirmation, and later events. */

import type { Order, OrderLine } from "@contracts/commerce/orders";
import { referenceNames } from "@contracts/commerce/references";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { postalLines } from "@domain/account/postal-lines";
import { returnedPieces } from "@domain/checkout/order-moves";
import { taxLabel } from "@domain/checkout/tax-label";
import { isCharged, refundOfChange } from "@domain/invoice/cancelled-refunds";
import { isInvoiced } from "@domain/invoice/due-documents";
import { regionOf } from "@domain/market/region-rules";
import { instantOfDay } from "@domain/market/time-zone";
import { formatMoney } from "@domain/money/format";
import { orderPagePath } from "@domain/order-status/order-page-path";
import { splitPieces } from "@domain/order-status/split-pieces";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { localName, promotionNames } from "@domain/promotions/names";
import { shipToLabel } from "@domain/ship-to/parcels";
import { dayIn, factsOf } from "../mail-format";
import { orderMailTexts } from "./mail-texts/order-mail-texts";
import type { OrderEvent, Recipient } from "./mail-texts/types";

type OrderMailTexts = (typeof orderMailTexts)[MailLanguage];
type MessageData = Extract<MailRequest, { template: "message" }>["data"];
type Items = NonNullable<MessageData["items"]>;

/** Lines listed in a mail; the order page shows all. */
const listedLines = 60;

/** The order number is the mail's id, so an order has one confirmation. */
export function orderMail(order: Order, recipient: Recipient): MailRequest {
  const words = orderMailTexts[recipient.language];
  return message(order, recipient, {
    id: `order-${order.orderNumber}`,
    subject: words.subject(order.orderNumber),
    heading: words.heading,
    paragraphs: [words.greeting(recipient), words.body],
    items: { ...itemsOf(order, order.lineItems, recipient.language), amounts: amountsOf(order, recipient.language) },
  });
}

/** Copy of the confirmation to the address for invoices; null without one, or if it is the customer's own. */
export function invoiceCopy(order: Order, recipient: Recipient): MailRequest | null {
  const address = invoiceAddressOf(order, recipient);
  if (address === null) return null;
  const words = orderMailTexts[recipient.language];
  const own = orderMail(order, recipient);
  if (own.template !== "message") return null;
  const { action: _, ...data } = own.data;
  return {
    ...{ id: `order-${order.orderNumber}-invoice`, to: address, language: recipient.language, template: "message" },
    // Only the customer can open the page of the order.
    data: { ...data, paragraphs: [words.invoiceBody] },
  };
}

/** The address for invoices; null without one, or if it is the customer's own. */
export function invoiceAddressOf({ payments }: Order, recipient: Recipient | null): string | null {
  const address = payments.map(({ customFields }) => customFields.invoiceEmailAddress).find(Boolean);
  return address && address.toLowerCase() !== recipient?.email.toLowerCase() ? address : null;
}

/** Change of an order's lines by the back office; null if it needs no mail. */
export function orderEventMail(before: Order, after: Order, recipient: Recipient): MailRequest | null {
  const former = new Map(before.lineItems.map(({ id, lineItemStatus }) => [id, lineItemStatus]));
  const moved = after.lineItems.filter(
    ({ id, lineItemStatus }) =>
      lineItemStatus !== former.get(id) || returnedPieces(after, id) > returnedPieces(before, id),
  );
  const [first] = moved;
  const event = first ? eventOf(first.lineItemStatus, after) : null;
  if (!event) return null;
  const lines = moved
    .filter(({ lineItemStatus }) => lineItemStatus === first?.lineItemStatus)
    .map((line) => (event === "returned" || event === "advised" ? comingBack(line, before, after) : line));
  const words = orderMailTexts[recipient.language];
  const { subject, heading, body } = words.events[event];
  return message(after, recipient, {
    id: `order-${after.orderNumber}-${after.version}`,
    subject: subject(after.orderNumber),
    heading,
    paragraphs: [
      words.greeting(recipient),
      body,
      ...(lines.every(({ replaces }) => replaces) ? [] : documentOf(event, after, words)),
      ...refundOf(before, after, words),
    ],
    items: itemsOf(after, lines, recipient.language),
  });
}

/** A line with the pieces that this move returns; the line itself if that is all of them. */
function comingBack(line: OrderLine, before: Order, after: Order): OrderLine {
  const { id, quantity, lineItemStatus } = line;
  const former = returnedPieces(before, id);
  const announced =
    after.returnInfo.items.find(({ lineItemId, shipmentState }) => lineItemId === id && shipmentState === "Advised")
      ?.quantity ?? quantity;
  const count = lineItemStatus === "Advised" ? announced : returnedPieces(after, id) - former;
  const [, left] = former > 0 && former < quantity ? splitPieces(line, former, id) : [null, line];
  return count > 0 && count < left.quantity ? splitPieces(left, count, id)[0] : left;
}

/** Address of the event's invoice or credit note. */
function documentOf(event: OrderEvent, order: Order, { invoiceReady, creditReady }: OrderMailTexts): string[] {
  if (!isInvoiced(order)) return [];
  if (event === "returned") return [creditReady];
  return event === "shipped" || event === "part" ? [invoiceReady] : [];
}

/** Text with the amount refunded to the card for cancelled lines, or that the card is not charged. */
function refundOf(before: Order, after: Order, { refund }: OrderMailTexts): string[] {
  const [payment] = after.payments;
  if (payment?.paymentMethodInfo.method !== "card") return [];
  const lastFour = payment.customFields.cardLastFour ?? null;
  const amount = refundOfChange(before, after);
  if (amount) return [refund.comes(formatMoney(amount), lastFour)];
  return after.orderStatus === "Cancelled" && !isCharged(after) ? [refund.never(lastFour)] : [];
}

function eventOf(status: string | null, { lineItems }: Order): OrderEvent | null {
  switch (status) {
    case "Picked":
      return "picked";
    case "Shipped":
      return lineItems.some(({ lineItemStatus }) => waiting.includes(lineItemStatus)) ? "part" : "shipped";
    case "Closed":
      return "closed";
    case "Cancelled":
      return lineItems.every(({ lineItemStatus }) => lineItemStatus === "Cancelled") ? "cancelled" : "cancelledPart";
    case "Advised":
      return "advised";
    case "Returned":
      return "returned";
    default:
      return null;
  }
}

/** States of lines that are still to be shipped. */
const waiting: readonly (string | null)[] = [null, "", "Awaiting Shipping", "Picked", "Fulfilled"];

function message(
  order: Order,
  { email, language }: Recipient,
  { id, ...data }: Pick<MessageData, "subject" | "heading" | "paragraphs" | "items"> & { readonly id: string },
): MailRequest {
  const words = orderMailTexts[language];
  const { seller } = order;
  return {
    id,
    to: email,
    language,
    template: "message",
    data: {
      ...data,
      facts: factsOf(orderFacts(order, language)),
      links: [],
      notes: seller
        ? [
            words.contact(seller.email, seller.phone),
            [seller.name, ...postalLines(seller.address, language), seller.taxId].join(" · ").slice(0, 1000),
          ]
        : [],
      action: { label: words.action, path: orderPagePath(order) },
      ...(order.shippingAddress && { region: regionOf(order.shippingAddress.country) }),
    },
  };
}

function itemsOf(order: Order, lines: readonly OrderLine[], language: MailLanguage): Items {
  const words = orderMailTexts[language];
  const day = dayIn(language, countryOf(order));
  const promotionName = promotionNames(order, language);
  const listed = lines.slice(0, listedLines);
  const left = lines.length - listed.length;
  return {
    head: [...words.items],
    rows: listed.map((line) => {
      const { amount, uom } = line.variant.attributes;
      const { quoted } = line.custom.fields;
      return {
        name: nameInLanguage(line, language),
        details: [
          `${line.sku}, ${amount} ${uom}`.trim(),
          ...(line.replaces ? [words.replacement[line.replaces.cause]] : []),
          ...line.appliedPromoNames.map(promotionName),
          ...(quoted?.holds ? [`${words.quote} ${quoted.quoteNumber}`] : []),
          ...(order.parcels ? [`${words.shipTo} ${shipToLabel(line, order)}`] : []),
          ...(line.custom.fields.note ? [`${words.note}: ${line.custom.fields.note}`] : []),
          ...(line.estShipDate && line.lineItemStatus === null ? [words.ships(day(instantOf(line.estShipDate)))] : []),
          ...(line.trackingNumber ? [words.tracking(line.trackingNumber)] : []),
          ...line.lots.slice(0, 6).map(({ lot, quantity }) => words.lot(lot, quantity)),
        ].map((text) => text.slice(0, 300)),
        quantity: String(line.quantity),
        price: formatMoney(line.discountedPrice ?? line.netPrice),
        total: formatMoney(line.totalPrice),
      };
    }),
    ...(left > 0 && { more: words.more(left) }),
    amounts: [],
  };
}

const instantOf = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? instantOfDay(day) : day);

const countryOf = ({ shippingAddress, country }: Order): string => shippingAddress?.country ?? country;

function orderFacts(order: Order, language: MailLanguage): [string, string][] {
  const words = orderMailTexts[language];
  const address = (lines: Order["shippingAddress"]) =>
    lines ? postalLines(lines, language).join(language === "en" ? ", " : " ") : "";
  const { shippingInfo, seller, delivery } = order;
  const [payment] = order.payments;
  const method = shippingInfo
    ? localName(shippingInfo.shippingMethodName, shippingInfo.shippingMethodNames, language)
    : "";
  return [
    [words.number, order.orderNumber],
    [words.placed, dayIn(language, countryOf(order))(order.createdAt)],
    [words.quote, (order.quoteNumbers ?? []).join(", ")],
    [words.poNumber, payment?.customFields.poNumber ?? ""],
    ...referenceNames.map((name): [string, string] => [words[name], order.references?.[name] ?? ""]),
    [words.payment, payment ? paymentText(payment, words) : ""],
    [words.terms, seller ? localName(seller.paymentTerms.en_EN, seller.paymentTerms, language) : ""],
    ...(order.parcels
      ? order.parcels.map((parcel): [string, string] => [`${words.shipTo} ${parcel.id}`, address(parcel.address)])
      : ([[words.shipTo, address(order.shippingAddress)]] satisfies [string, string][])),
    [words.billTo, address(order.billingAddress)],
    [words.vatId, order.vatId ?? ""],
    [words.method, method],
    [
      words.requestedOn,
      delivery?.requestedOn ? dayIn(language, countryOf(order))(instantOf(delivery.requestedOn)) : "",
    ],
    [words.delivery, delivery?.shipComplete ? words.shipComplete : ""],
    [words.handling, order.specialInsructionNotes ?? ""],
    [words.comment, order.comment ?? ""],
  ];
}

function paymentText({ paymentMethodInfo, customFields }: Order["payments"][number], words: OrderMailTexts): string {
  if (paymentMethodInfo.method === "purchaseOrder") return words.purchaseOrder;
  return words.card(customFields.cardLastFour ?? "····");
}

/** Amounts that make up the total, in the order of the checkout summary; absent ones are left out. */
function amountsOf(order: Order, language: MailLanguage): [string, string][] {
  const words = orderMailTexts[language];
  const { totalPromo, subtotalPrice, shippingPrice, tax, taxPortions = [], totalPrice } = order;
  const named = taxPortions.filter(({ partsPerMillion }) => partsPerMillion > 0);
  const label = named.length > 0 ? named.map((portion) => taxLabel(portion, language)).join(", ") : words.tax;
  const reverse = taxPortions.some(({ reverseCharge }) => reverseCharge);
  return [
    ...(totalPromo.centAmount === 0
      ? []
      : [line(words.promotions, { ...totalPromo, centAmount: -Math.abs(totalPromo.centAmount) })]),
    line(words.subtotal, subtotalPrice),
    ...(shippingPrice ? [line(words.shipping, shippingPrice)] : []),
    ...(tax ? [line((reverse ? words.reverseCharge : label).slice(0, 100), tax)] : []),
    line(words.total, totalPrice),
  ];
}

const line = (label: string, amount: Order["totalPrice"]): [string, string] => [label, formatMoney(amount)];

/** Maps a customer's locale to a mail language: "ja-jp" gives "jp". */
export function mailLanguageOf(locale: string): MailLanguage {
  if (locale.startsWith("ja")) return "jp";
  return locale.startsWith("zh") ? "cn" : "en";
}
