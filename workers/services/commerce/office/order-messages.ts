/** Mails that the office sends about an order besides those of its moves. */
import type { Order } from "@contracts/commerce/orders";
import type { MailRequest } from "@contracts/mail";
import type { Recipient } from "../orders/mail-texts/types";
import { orderEventMail, orderMail } from "../orders/order-mail";

const subjects = {
  en: (number: string) => `About your order ${number}`,
  jp: (number: string) => `ご注文 ${number} について`,
  cn: (number: string) => `关于您的订单 ${number}`,
} as const;

/** A message in the words of the office, in the frame of the order's mails. */
export function messageMail(order: Order, recipient: Recipient, text: string): MailRequest {
  const subject = subjects[recipient.language](order.orderNumber);
  const base = orderMail(order, recipient);
  if (base.template !== "message") return base;
  const { items: _, ...data } = base.data;
  const paragraphs = text.split(/\n{2,}/).flatMap((part) => part.trim().slice(0, 2000) || []);
  return {
    ...base,
    id: `order-${order.orderNumber}-${order.version}-message`,
    data: { ...data, subject, heading: subject, paragraphs },
  };
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
