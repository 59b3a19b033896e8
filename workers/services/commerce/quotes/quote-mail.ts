/** Mail about a quote, in the language of the request. */

import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";
import { summarize } from "@domain/cart/derived";
import { payableInQuote } from "@domain/checkout/quote-totals";
import { regionOf } from "@domain/market/region-rules";
import { formatMoney } from "@domain/money/format";
import { zero } from "@domain/money/money";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { dayIn, mailLanguages } from "../mail-format";

interface Texts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly greeting: (info: QuoteInfo) => string;
  readonly quote: string;
  readonly request: (distributor: string) => string;
  readonly number: string;
  readonly created: string;
  readonly expires: string;
  readonly columns: readonly [product: string, quantity: string, price: string, total: string];
  readonly more: (count: number) => string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly total: string;
  readonly tbd: string;
  readonly pdf: string;
  readonly open: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (number) => `Your quote ${number}`,
    heading: "Your quote",
    greeting: (info) => `Hello ${givenName(info)},`,
    quote: "Here is the quote that you requested. Tax, and shipping where it is not named, are added when you order.",
    request: (distributor) => `Your request was sent to ${distributor}, who will tell you price and availability.`,
    number: "Quote number",
    created: "Created",
    expires: "Valid until",
    columns: ["Product", "Quantity", "Price", "Total"],
    more: (count) => `${count} more lines are on the page of the quote.`,
    subtotal: "Subtotal",
    shipping: "Shipping",
    total: "Total without tax",
    tbd: "Set with the order",
    pdf: "Download the quote as PDF",
    open: "Open the quote",
  },
  jp: {
    subject: (number) => `お見積り（${number}）`,
    heading: "お見積り",
    greeting: (info) => `${familyName(info)} ${givenName(info)} 様`,
    quote: "ご依頼のお見積りをお送りいたします。税および送料は、ご注文時に加算される場合があります。",
    request: (distributor) => `ご依頼を ${distributor} に送信しました。価格と納期は販売代理店からご案内いたします。`,
    number: "見積番号",
    created: "作成日",
    expires: "有効期限",
    columns: ["製品", "数量", "単価", "金額"],
    more: (count) => `ほか${count}行は、お見積りのページでご確認いただけます。`,
    subtotal: "小計",
    shipping: "送料",
    total: "合計（税抜）",
    tbd: "ご注文時に確定",
    pdf: "お見積書（PDF）をダウンロード",
    open: "お見積りを開く",
  },
  cn: {
    subject: (number) => `报价单 ${number}`,
    heading: "您的报价单",
    greeting: (info) => `${nameInChinese(givenName(info), familyName(info))}，您好：`,
    quote: "这是您所需的报价单。税费以及可能产生的运费将在下单时计入。",
    request: (distributor) => `您的询价已发送给 ${distributor}，经销商将告知您价格和供货情况。`,
    number: "报价单号",
    created: "创建日期",
    expires: "有效期至",
    columns: ["商品", "数量", "单价", "金额"],
    more: (count) => `另有 ${count} 行商品，请在报价单页面查看。`,
    subtotal: "小计",
    shipping: "运费",
    total: "不含税总计",
    tbd: "下单时确定",
    pdf: "下载报价单 PDF",
    open: "查看报价单",
  },
};

const givenName = (info: QuoteInfo) => (info.kind === "japan" ? info.firstNameF : info.firstName);
const familyName = (info: QuoteInfo) => (info.kind === "japan" ? info.lastNameF : info.lastName);
const listedLines = 60;

/** Amounts of goods and shipping; tax is calculated on the day of the order. */
function amountsOf({ cart, quoteType }: Quote, words: Texts): [string, string][] {
  const { subtotalPrice, shippingPrice } = summarize(cart);
  const shipping = quoteType === "quoteEMEA" ? words.tbd : formatMoney(shippingPrice ?? zero(cart.currency));
  return [
    [words.subtotal, formatMoney(subtotalPrice)],
    [words.shipping, shipping],
    [words.total, formatMoney(payableInQuote(quoteType, cart))],
  ];
}

/** Sent only to the address of the quote (W14); `attempt` makes each sending unique. */
export function quoteMail(quote: Quote & { readonly customerInfo: QuoteInfo }, attempt: string): MailRequest {
  const language = mailLanguages[quote.language];
  const words = texts[language];
  const { customerInfo: info, distributor } = quote;
  const day = dayIn(language, quote.country);
  const listed = quote.cart.lineItems.slice(0, listedLines);
  const left = quote.cart.lineItems.length - listed.length;
  const view = `/quote/view/${quote.quoteNumber}`;
  // The id grants access to the quote, so guests can return by this link.
  const query = `?id=${quote.anonymousId}`;
  return {
    id: `quote-${quote.quoteNumber}-${attempt}`,
    to: info.email,
    language,
    template: "message",
    data: {
      subject: words.subject(quote.quoteNumber),
      heading: words.heading,
      paragraphs: [words.greeting(info), distributor ? words.request(distributor.name) : words.quote],
      items: {
        head: [...words.columns],
        rows: listed.map((line) => ({
          name: nameInLanguage(line, language),
          details: [`${line.sku}, ${line.variant.attributes.amount} ${line.variant.attributes.uom}`.slice(0, 300)],
          quantity: String(line.quantity),
          // The distributor sets the prices (T-BASK-16).
          price: distributor ? "" : formatMoney(line.discountedPrice ?? line.netPrice),
          total: distributor ? "" : formatMoney(line.totalPrice),
        })),
        ...(left > 0 && { more: words.more(left) }),
        amounts: distributor ? [] : amountsOf(quote, words),
      },
      action: { label: words.open, path: view + query },
      links: [{ label: words.pdf, path: `${view}/pdf${query}` }],
      attachments: [{ name: `quote-${quote.quoteNumber}.pdf`, path: `${view}/pdf${query}` }],
      notes: quote.seller
        ? [[quote.seller.name, quote.seller.taxId, quote.seller.email, quote.seller.phone].join(" · ")]
        : [],
      region: regionOf(quote.country),
      facts: [
        [words.number, quote.quoteNumber],
        [words.created, day(quote.quoteCreationDate)],
        // The distributor sets the expiration of its own offer (T-BASK-16).
        ...(distributor ? [] : [[words.expires, day(quote.quoteExpirationDate)] satisfies [string, string]]),
      ],
    },
  };
}
