/** Mail about a recalled lot, in the customer's language. It is not a newsletter, so it cannot be unsubscribed from. */

import type { Order } from "@contracts/commerce/orders";
import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";
import type { RecalledLot } from "@domain/lots/recalled-order";
import { regionOf } from "@domain/market/region-rules";
import { instantOfDay } from "@domain/market/time-zone";
import { orderPagePath } from "@domain/order-status/order-page-path";
import { nameInLanguage, reasonInLanguage } from "@domain/product-texts/product-in-language";
import { dayIn, factsOf } from "../mail-format";
import { mailLanguageOf } from "../orders/order-mail";

type Addressee = Pick<Customer, "email" | "firstName" | "lastName" | "locale">;

interface Texts {
  readonly subject: (product: string, lot: string) => string;
  readonly heading: string;
  readonly greeting: (addressee: Addressee) => string;
  readonly body: (order: string) => string;
  readonly advice: string;
  readonly product: string;
  readonly lot: string;
  readonly pieces: string;
  readonly reason: string;
  readonly day: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (product, lot) => `Recall of lot ${lot} of ${product}`,
    heading: "A lot that we sent you was recalled",
    greeting: ({ firstName }) => `Hello ${firstName},`,
    body: (order) => `Your order ${order} contains vials of the lot named below. Please do not use them.`,
    advice: "Contact technical support for a replacement or a refund.",
    product: "Product",
    lot: "Lot",
    pieces: "Units in your order",
    reason: "Reason",
    day: "Recalled on",
    action: "View your order",
  },
  jp: {
    subject: (product, lot) => `${product} ロット${lot}の回収について`,
    heading: "お届けしたロットが回収対象となりました",
    greeting: ({ lastName, firstName }) => `${lastName} ${firstName} 様`,
    body: (order) => `ご注文${order}に、下記ロットの製品が含まれています。使用を中止してください。`,
    advice: "交換または返金については、テクニカルサポートへご連絡ください。",
    product: "製品",
    lot: "ロット",
    pieces: "ご注文の数量",
    reason: "理由",
    day: "回収日",
    action: "ご注文内容を確認する",
  },
  cn: {
    subject: (product, lot) => `${product} 批次 ${lot} 召回通知`,
    heading: "您收到的批次已被召回",
    greeting: ({ lastName, firstName }) => `${nameInChinese(firstName, lastName)}，您好：`,
    body: (order) => `您的订单 ${order} 中含有以下批次的产品，请勿使用。`,
    advice: "请联系技术支持更换或退款。",
    product: "产品",
    lot: "批次",
    pieces: "订单中的数量",
    reason: "原因",
    day: "召回日期",
    action: "查看订单",
  },
};

/** One mail for each order and lot; its id prevents a second mail after a repeated recall. */
export function recallMail(order: Order, { productKey, lot, recall }: RecalledLot, addressee: Addressee): MailRequest {
  const language = mailLanguageOf(addressee.locale);
  const words = texts[language];
  const received = order.lineItems.flatMap((line) =>
    line.lots
      .filter((shipped) => shipped.productKey === productKey && shipped.lot === lot)
      .map(({ quantity }) => ({ name: nameInLanguage(line, language), quantity })),
  );
  const pieces = received.reduce((sum, { quantity }) => sum + quantity, 0);
  const { country } = order;
  return {
    id: `recall-${productKey}-${lot}-${order.orderNumber}`,
    to: addressee.email,
    language,
    template: "message",
    data: {
      subject: words.subject(productKey, lot),
      heading: words.heading,
      paragraphs: [words.greeting(addressee), words.body(order.orderNumber), words.advice],
      facts: factsOf([
        [words.product, `${productKey} ${received[0]?.name ?? ""}`.trim()],
        [words.lot, lot],
        [words.pieces, String(pieces)],
        [words.reason, reasonInLanguage(recall, language)],
        [words.day, dayIn(language, country)(instantOfDay(recall.day))],
      ]),
      action: { label: words.action, path: orderPagePath(order) },
      region: regionOf(order.shippingAddress?.country ?? country),
    },
  };
}
