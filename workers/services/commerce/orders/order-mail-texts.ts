/** Texts of the mails about an order, in the shop's three languages. */
import type { MailLanguage } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: MailLanguage;
}

/** Event of an order. `part`: some of its lines are not shipped yet. */
export type OrderEvent = "picked" | "shipped" | "part" | "closed" | "cancelled" | "advised" | "returned";

interface EventTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly body: string;
}

interface OrderMailTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly greeting: (recipient: Recipient) => string;
  readonly body: string;
  readonly invoiceBody: string;
  readonly invoiceReady: string;
  readonly creditReady: string;
  readonly items: readonly [product: string, quantity: string, price: string, total: string];
  readonly more: (count: number) => string;
  readonly ships: (day: string) => string;
  readonly tracking: (number: string) => string;
  readonly lot: (number: string, quantity: number) => string;
  readonly number: string;
  readonly placed: string;
  readonly quote: string;
  readonly poNumber: string;
  readonly note: string;
  readonly costCentre: string;
  readonly grantNumber: string;
  readonly glAccount: string;
  readonly requestedOn: string;
  readonly delivery: string;
  readonly shipComplete: string;
  readonly payment: string;
  readonly purchaseOrder: string;
  readonly card: (lastFour: string) => string;
  readonly promotions: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly reverseCharge: string;
  readonly total: string;
  readonly shipTo: string;
  readonly billTo: string;
  readonly vatId: string;
  readonly method: string;
  readonly handling: string;
  readonly comment: string;
  readonly terms: string;
  readonly contact: (email: string, phone: string) => string;
  readonly action: string;
  readonly events: Readonly<Record<OrderEvent, EventTexts>>;
}

export const orderMailTexts: Readonly<Record<MailLanguage, OrderMailTexts>> = {
  en: {
    subject: (number) => `Your order ${number}`,
    heading: "Thank you for your order",
    greeting: ({ firstName }) => `Hello ${firstName},`,
    body: "We have received your order and will let you know when it ships.",
    invoiceBody: "This is a copy of the confirmation of an order whose invoice will be sent to this address.",
    invoiceReady: "The invoice is on the page of your order.",
    creditReady: "The credit note is on the page of your order.",
    items: ["Product", "Quantity", "Price", "Total"],
    more: (count) => `${count} more lines are on the page of the order.`,
    ships: (day) => `Expected to ship: ${day}`,
    tracking: (number) => `Tracking number: ${number}`,
    lot: (number, quantity) => `Lot ${number} (${quantity})`,
    number: "Web order number",
    placed: "Ordered",
    quote: "Quote",
    poNumber: "Purchase order number",
    note: "Note",
    costCentre: "Cost centre",
    grantNumber: "Grant",
    glAccount: "GL account",
    requestedOn: "Requested delivery",
    delivery: "Delivery",
    shipComplete: "Everything in one shipment",
    payment: "Payment",
    purchaseOrder: "Invoice on the purchase order",
    card: (lastFour) => `Card ending in ${lastFour}`,
    promotions: "Promotions",
    subtotal: "Subtotal",
    shipping: "Shipping",
    tax: "Tax",
    reverseCharge: "Reverse charge: no VAT is charged. The customer accounts for it.",
    total: "Total",
    shipTo: "Ship to",
    billTo: "Bill to",
    vatId: "VAT number",
    method: "Shipping method",
    handling: "Special handling",
    comment: "Comment",
    terms: "Payment terms",
    contact: (email, phone) => `Questions about this order? ${email}, ${phone}`,
    action: "View your order",
    events: {
      picked: {
        subject: (number) => `Your order ${number} is being packed`,
        heading: "Your order is being packed",
        body: "These items have been taken from stock and are being packed.",
      },
      shipped: {
        subject: (number) => `Your order ${number} has shipped`,
        heading: "Your order has shipped",
        body: "These items have left our warehouse. Please store them as their labels say as soon as they arrive.",
      },
      part: {
        subject: (number) => `Part of your order ${number} has shipped`,
        heading: "Part of your order has shipped",
        body: "These items have left our warehouse. The others follow, and we will write again when they ship.",
      },
      closed: {
        subject: (number) => `Your order ${number} is complete`,
        heading: "Your order is complete",
        body: "These items were delivered. Please tell us if anything is missing or damaged.",
      },
      cancelled: {
        subject: (number) => `Your order ${number} was cancelled`,
        heading: "Items were cancelled",
        body: "These items were cancelled and will not be shipped.",
      },
      advised: {
        subject: (number) => `Your return of order ${number} is registered`,
        heading: "Your return is registered",
        body: "We expect the return of these items.",
      },
      returned: {
        subject: (number) => `Your return of order ${number} has arrived`,
        heading: "Your return has arrived",
        body: "We have received these items back.",
      },
    },
  },
  jp: {
    subject: (number) => `ご注文の確認（${number}）`,
    heading: "ご注文ありがとうございます",
    greeting: ({ lastName, firstName }) => `${lastName} ${firstName} 様`,
    body: "ご注文を承りました。出荷が完了しましたら、あらためてご連絡いたします。",
    invoiceBody: "請求書の送付先として指定されたこのメールアドレスに、ご注文確認の写しをお送りします。",
    invoiceReady: "請求書は、ご注文のページでご確認いただけます。",
    creditReady: "返金明細書は、ご注文のページでご確認いただけます。",
    items: ["製品", "数量", "単価", "金額"],
    more: (count) => `ほか${count}行は、ご注文のページでご確認いただけます。`,
    ships: (day) => `出荷予定日：${day}`,
    tracking: (number) => `お問い合わせ番号：${number}`,
    lot: (number, quantity) => `ロット：${number}（${quantity}点）`,
    number: "ウェブ注文番号",
    placed: "ご注文日",
    quote: "見積番号",
    poNumber: "発注番号",
    note: "備考",
    costCentre: "コストセンター",
    grantNumber: "助成金番号",
    glAccount: "勘定科目",
    requestedOn: "納品希望日",
    delivery: "配送",
    shipComplete: "一括納品",
    payment: "お支払い方法",
    purchaseOrder: "請求書払い（注文書）",
    card: (lastFour) => `カード（末尾${lastFour}）`,
    promotions: "プロモーション割引",
    subtotal: "小計",
    shipping: "送料",
    tax: "税額",
    reverseCharge: "リバースチャージ：付加価値税は請求されません。お客様が申告・納付してください。",
    total: "合計金額",
    shipTo: "お届け先",
    billTo: "ご請求先",
    vatId: "VAT番号",
    method: "配送方法",
    handling: "取り扱いのご要望",
    comment: "コメント",
    terms: "支払条件",
    contact: (email, phone) => `このご注文に関するお問い合わせ：${email}、${phone}`,
    action: "ご注文内容を確認する",
    events: {
      picked: {
        subject: (number) => `ご注文（${number}）の出荷準備中です`,
        heading: "出荷準備を行っています",
        body: "次の商品を在庫から取り出し、梱包しています。",
      },
      shipped: {
        subject: (number) => `ご注文（${number}）を出荷しました`,
        heading: "ご注文品を出荷しました",
        body: "次の商品を出荷しました。到着後は、ラベルの記載に従って速やかに保管してください。",
      },
      part: {
        subject: (number) => `ご注文（${number}）の一部を出荷しました`,
        heading: "ご注文品の一部を出荷しました",
        body: "次の商品を出荷しました。残りの商品は、出荷の際にあらためてご連絡いたします。",
      },
      closed: {
        subject: (number) => `ご注文（${number}）が完了しました`,
        heading: "ご注文が完了しました",
        body: "次の商品をお届けしました。不足や破損がございましたらご連絡ください。",
      },
      cancelled: {
        subject: (number) => `ご注文（${number}）のキャンセル`,
        heading: "商品がキャンセルされました",
        body: "次の商品はキャンセルされ、出荷されません。",
      },
      advised: {
        subject: (number) => `ご注文（${number}）の返品を受け付けました`,
        heading: "返品を受け付けました",
        body: "次の商品のご返送をお待ちしております。",
      },
      returned: {
        subject: (number) => `ご注文（${number}）の返品が届きました`,
        heading: "返品が届きました",
        body: "次の商品の返品を受領いたしました。",
      },
    },
  },
  cn: {
    subject: (number) => `订单确认 ${number}`,
    heading: "感谢您的订购",
    greeting: ({ lastName, firstName }) => `${nameInChinese(firstName, lastName)}，您好：`,
    body: "我们已收到您的订单，发货后会再次通知您。",
    invoiceBody: "此邮箱被指定为发票接收地址，现将订单确认函抄送给您。",
    invoiceReady: "账单可在订单页面查看。",
    creditReady: "退款单可在订单页面查看。",
    items: ["商品", "数量", "单价", "金额"],
    more: (count) => `另有 ${count} 行商品，请在订单页面查看。`,
    ships: (day) => `预计发货日期：${day}`,
    tracking: (number) => `运单号：${number}`,
    lot: (number, quantity) => `批号：${number}（${quantity} 件）`,
    number: "网上订单号",
    placed: "下单日期",
    quote: "报价单号",
    poNumber: "采购订单号",
    note: "备注",
    costCentre: "成本中心",
    grantNumber: "项目经费号",
    glAccount: "总账科目",
    requestedOn: "要求到货日期",
    delivery: "配送",
    shipComplete: "整单一次发货",
    payment: "付款方式",
    purchaseOrder: "凭采购订单开具发票",
    card: (lastFour) => `尾号 ${lastFour} 的银行卡`,
    promotions: "促销优惠",
    subtotal: "小计",
    shipping: "运费",
    tax: "税费",
    reverseCharge: "逆向征税：不收取增值税，由客户自行申报。",
    total: "总计",
    shipTo: "收货地址",
    billTo: "账单地址",
    vatId: "增值税号",
    method: "配送方式",
    handling: "特殊处理要求",
    comment: "备注",
    terms: "付款条件",
    contact: (email, phone) => `订单咨询：${email}，${phone}`,
    action: "查看订单",
    events: {
      picked: {
        subject: (number) => `您的订单 ${number} 正在打包`,
        heading: "您的订单正在打包",
        body: "以下商品已从库存取出，正在打包。",
      },
      shipped: {
        subject: (number) => `您的订单 ${number} 已发货`,
        heading: "您的订单已发货",
        body: "以下商品已发出。收到后请立即按标签说明保存。",
      },
      part: {
        subject: (number) => `您的订单 ${number} 已部分发货`,
        heading: "您的订单已部分发货",
        body: "以下商品已发出。其余商品发货时我们会再次通知您。",
      },
      closed: {
        subject: (number) => `您的订单 ${number} 已完成`,
        heading: "您的订单已完成",
        body: "以下商品已送达。如有缺失或损坏，请联系我们。",
      },
      cancelled: {
        subject: (number) => `您的订单 ${number} 已取消`,
        heading: "商品已取消",
        body: "以下商品已取消，不会发货。",
      },
      advised: {
        subject: (number) => `您的订单 ${number} 的退货已登记`,
        heading: "您的退货已登记",
        body: "我们等待收到以下退回的商品。",
      },
      returned: {
        subject: (number) => `您的订单 ${number} 的退货已收到`,
        heading: "您的退货已收到",
        body: "我们已收到以下退回的商品。",
      },
    },
  },
};
