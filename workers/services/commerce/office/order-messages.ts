/** Mails that the office sends about an order, apart from mails about its states. */
import type { CardRefund, Order, OrderLine } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import { formatMoney } from "@domain/money/format";
import { orderMailTexts } from "../orders/mail-texts/order-mail-texts";
import type { Recipient } from "../orders/mail-texts/types";
import { orderEventMail, orderMail } from "../orders/order-mail";

const subjects = {
  en: (number: string) => `About your order ${number}`,
  jp: (number: string) => `ご注文 ${number} について`,
  cn: (number: string) => `关于您的订单 ${number}`,
} as const;

/** A message written by the office, in the layout of the order's mails. */
export function messageMail(order: Order, recipient: Recipient, text: string): MailRequest {
  const subject = subjects[recipient.language](order.orderNumber);
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.trim().slice(0, 2000) || []);
  return framed(order, recipient, { kind: "message", subject, heading: subject, paragraphs });
}

/** Reports the amount refunded to the card; the reason is internal. */
export function refundMail(order: Order, recipient: Recipient, { amount }: CardRefund): MailRequest {
  const { greeting, refund } = orderMailTexts[recipient.language];
  const lastFour = order.payments.map(({ customFields }) => customFields.cardLastFour).find(Boolean) ?? null;
  return framed(order, recipient, {
    ...{ kind: "refund", subject: refund.subject(order.orderNumber), heading: refund.heading },
    paragraphs: [greeting(recipient), refund.body(formatMoney(amount), lastFour)],
  });
}

/** The corrected carrier and tracking number of lines; null if no line has a new one. */
export function trackingMail(before: Order, after: Order, recipient: Recipient): MailRequest | null {
  const former = new Map(before.lineItems.map((line) => [line.id, parcelText(line)]));
  const corrected = after.lineItems.filter((line) => line.trackingNumber && parcelText(line) !== former.get(line.id));
  const lineItems = corrected.map((line) => ({ ...line, trackingNumber: parcelText(line) }));
  const base = orderMail({ ...after, lineItems }, recipient);
  if (lineItems.length === 0 || base.template !== "message" || !base.data.items) return null;
  const { greeting, corrected: words } = orderMailTexts[recipient.language];
  return {
    ...{ ...base, id: `order-${after.orderNumber}-${after.version}-tracking` },
    data: {
      ...{ ...base.data, subject: words.subject(after.orderNumber), heading: words.heading },
      paragraphs: [greeting(recipient), words.body],
      items: { ...base.data.items, amounts: [] },
    },
  };
}

/** Lines that are sent again without a charge. */
export function replacementMail(order: Order, lines: readonly OrderLine[], recipient: Recipient): MailRequest {
  const base = orderMail({ ...order, lineItems: [...lines] }, recipient);
  if (base.template !== "message" || !base.data.items) return base;
  const { greeting, replacing } = orderMailTexts[recipient.language];
  return {
    ...{ ...base, id: `order-${order.orderNumber}-${order.version}-replacement` },
    data: {
      ...{ ...base.data, subject: replacing.subject(order.orderNumber), heading: replacing.heading },
      paragraphs: [greeting(recipient), replacing.body],
      items: { ...base.data.items, amounts: [] },
    },
  };
}

const parcelText = ({ carrier, trackingNumber }: Order["lineItems"][number]): string =>
  [carrier, trackingNumber].filter(Boolean).join(" ");

interface Content {
  readonly kind: "message" | "refund";
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: string[];
}

/** A mail with the facts of the order and without its lines. */
function framed(order: Order, recipient: Recipient, { kind, ...content }: Content): MailRequest {
  const base = orderMail(order, recipient);
  if (base.template !== "message") return base;
  const { items: _, ...data } = base.data;
  return { ...base, id: `order-${order.orderNumber}-${order.version}-${kind}`, data: { ...data, ...content } };
}

/** The mail about the lines that have shipped; null if none has. */
export function shippingMail(order: Order, recipient: Recipient): MailRequest | null {
  const before = {
    ...order,
    lineItems: order.lineItems.map((line) =>
      line.lineItemStatus === "Shipped" ? { ...line, lineItemStatus: "Awaiting Shipping" } : line,
    ),
  };
  return orderEventMail(before, order, recipient);
}
