/** Mail about a quote, in the language of the request. */

import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { nameInChinese } from "@domain/account/address-lines";
import { regionOf } from "@domain/market/resolve-market";
import { formatMoney } from "@domain/money/format";
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
  readonly items: string;
  readonly subtotal: string;
  readonly open: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (number) => `Your quote ${number}`,
    heading: "Your quote",
    greeting: (info) => `Hello ${givenName(info)},`,
    quote: "Here is the quote that you requested. Tax and, where applicable, shipping are added when you order.",
    request: (distributor) => `Your request was sent to ${distributor}, who will tell you price and availability.`,
    number: "Quote number",
    created: "Created",
    expires: "Valid until",
    items: "Items",
    subtotal: "Subtotal",
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
    items: "品目",
    subtotal: "小計",
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
    items: "商品",
    subtotal: "小计",
    open: "查看报价单",
  },
};

const givenName = (info: QuoteInfo) => (info.kind === "japan" ? info.firstNameF : info.firstName);
const familyName = (info: QuoteInfo) => (info.kind === "japan" ? info.lastNameF : info.lastName);
const listedLines = 30;

/** Sent only to the address of the quote (W14); `attempt` makes each sending unique. */
export function quoteMail(quote: Quote & { readonly customerInfo: QuoteInfo }, attempt: string): MailRequest {
  const language = mailLanguages[quote.language];
  const words = texts[language];
  const { customerInfo: info, distributor } = quote;
  const day = dayIn(language, quote.country);
  const items = quote.cart.lineItems
    .slice(0, listedLines)
    .map(({ sku, name, quantity }): [string, string] => [`${quantity} × ${sku}`, name.slice(0, 500)]);
  return {
    id: `quote-${quote.quoteNumber}-${attempt}`,
    to: info.email,
    language,
    template: "message",
    data: {
      subject: words.subject(quote.quoteNumber),
      heading: words.heading,
      paragraphs: [words.greeting(info), distributor ? words.request(distributor.name) : words.quote],
      // The id grants access to the quote, so that guests can return by this link.
      action: { label: words.open, path: `/quote/view/${quote.quoteNumber}?id=${quote.anonymousId}` },
      region: regionOf(quote.country),
      facts: [
        [words.number, quote.quoteNumber],
        [words.created, day(quote.quoteCreationDate)],
        // The distributor sets the expiration of its own offer (T-BASK-16).
        ...(distributor ? [] : [[words.expires, day(quote.quoteExpirationDate)] satisfies [string, string]]),
        ...items,
        ...(distributor ? [] : [[words.subtotal, formatMoney(quote.cart.totalPrice)] satisfies [string, string]]),
      ],
    },
  };
}
