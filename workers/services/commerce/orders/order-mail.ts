/** Confirmation mail of an order, in the customer's language. */

import type { Order } from "@contracts/commerce/orders";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";
import { postalLines } from "@domain/account/postal-lines";
import { regionOf } from "@domain/market/resolve-market";
import { formatMoney } from "@domain/money/format";

interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: MailLanguage;
}

interface Texts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly greeting: (recipient: Recipient) => string;
  readonly body: string;
  readonly number: string;
  readonly items: string;
  readonly promotions: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly total: string;
  readonly shipTo: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (number) => `Your order ${number}`,
    heading: "Thank you for your order",
    greeting: ({ firstName }) => `Hello ${firstName},`,
    body: "We have received your order and will let you know when it ships.",
    number: "Web order number",
    items: "Items",
    promotions: "Promotions",
    subtotal: "Subtotal",
    shipping: "Shipping",
    tax: "Tax",
    total: "Total",
    shipTo: "Ship to",
    action: "View your order",
  },
  jp: {
    subject: (number) => `ご注文の確認（${number}）`,
    heading: "ご注文ありがとうございます",
    greeting: ({ lastName, firstName }) => `${lastName} ${firstName} 様`,
    body: "ご注文を承りました。出荷が完了しましたら、あらためてご連絡いたします。",
    number: "ウェブ注文番号",
    items: "ご注文品",
    promotions: "プロモーション割引",
    subtotal: "小計",
    shipping: "送料",
    tax: "税額",
    total: "合計金額",
    shipTo: "お届け先",
    action: "ご注文内容を確認する",
  },
  cn: {
    subject: (number) => `订单确认 ${number}`,
    heading: "感谢您的订购",
    greeting: ({ lastName, firstName }) => `${nameInChinese(firstName, lastName)}，您好：`,
    body: "我们已收到您的订单，发货后会再次通知您。",
    number: "网上订单号",
    items: "商品",
    promotions: "促销优惠",
    subtotal: "小计",
    shipping: "运费",
    tax: "税费",
    total: "总计",
    shipTo: "收货地址",
    action: "查看订单",
  },
};

/** Lines listed in the mail; the order page shows all. */
const listedLines = 30;

/** The order number is the mail's id, so an order has one mail. */
export function orderMail(order: Order, recipient: Recipient): MailRequest {
  const words = texts[recipient.language];
  const address = order.shippingAddress ? postalLines(order.shippingAddress, recipient.language) : [];
  const items = order.lineItems
    .slice(0, listedLines)
    .map(({ sku, name, quantity }): [string, string] => [`${quantity} × ${sku}`, name.slice(0, 500)]);
  return {
    id: `order-${order.orderNumber}`,
    to: recipient.email,
    language: recipient.language,
    template: "message",
    data: {
      subject: words.subject(order.orderNumber),
      heading: words.heading,
      paragraphs: [words.greeting(recipient), words.body],
      facts: [
        [words.number, order.orderNumber],
        ...items,
        ...amounts(order, words),
        [words.shipTo, address.join(recipient.language === "en" ? ", " : " ").slice(0, 500) || "—"],
      ],
      action: { label: words.action, path: `/account/my/orderhistory/${order.orderNumber}` },
      ...(order.shippingAddress && { region: regionOf(order.shippingAddress.country) }),
    },
  };
}

/** Amounts that make up the total, in the order of the checkout summary; absent ones are left out. */
function amounts(order: Order, words: Texts): [string, string][] {
  const { totalPromo, subtotalPrice, shippingPrice, tax, totalPrice } = order;
  return [
    ...(totalPromo.centAmount === 0
      ? []
      : [line(words.promotions, { ...totalPromo, centAmount: -Math.abs(totalPromo.centAmount) })]),
    line(words.subtotal, subtotalPrice),
    ...(shippingPrice ? [line(words.shipping, shippingPrice)] : []),
    ...(tax ? [line(words.tax, tax)] : []),
    line(words.total, totalPrice),
  ];
}

const line = (label: string, amount: Order["totalPrice"]): [string, string] => [label, formatMoney(amount)];

/** Maps a customer's locale to a mail language: "ja-jp" gives "jp". */
export function mailLanguageOf(locale: string): MailLanguage {
  if (locale.startsWith("ja")) return "jp";
  return locale.startsWith("zh") ? "cn" : "en";
}
