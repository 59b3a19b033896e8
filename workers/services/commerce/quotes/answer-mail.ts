/** Mails to a customer about the shop's answer to a quote: a new revision, or a message. */
import type { QuoteMessage, QuoteRevision } from "@contracts/commerce/quote-negotiation";
import type { Quote, QuoteInfo } from "@contracts/commerce/quotes";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import type { Money } from "@contracts/values/money";
import { nameInChinese } from "@domain/account/address-lines";
import { regionOf } from "@domain/market/region-rules";
import { formatMoney } from "@domain/money/format";
import { negotiationOf } from "@domain/quote/negotiation";
import { shippingTexts } from "@domain/quote/revise-shipping";
import { dayIn, factsOf, mailLanguages } from "../mail-format";

interface Texts {
  readonly greeting: (info: QuoteInfo) => string;
  readonly revised: { readonly subject: (number: string, revision: number) => string; readonly intro: string };
  readonly message: { readonly subject: (number: string) => string; readonly intro: (name: string) => string };
  readonly moreChanges: (count: number) => string;
  readonly change: (change: { what: string; former: string; next: string; reason: string }) => string;
  /** Shown instead of the amount of a line that the other revision does not have. */
  readonly none: string;
  readonly shipping: string;
  readonly number: string;
  readonly revision: string;
  readonly total: string;
  readonly expires: string;
  readonly terms: string;
  readonly open: string;
  readonly pdf: string;
}

const given = (info: QuoteInfo) => (info.kind === "japan" ? info.firstNameF : info.firstName);
const family = (info: QuoteInfo) => (info.kind === "japan" ? info.lastNameF : info.lastName);

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    greeting: (info) => `Hello ${given(info)},`,
    revised: {
      subject: (number, revision) => `Your quote ${number}: revision ${revision}`,
      intro: "We have revised your quote. The revision replaces the former one, and every change is listed below.",
    },
    message: { subject: (number) => `Message about your quote ${number}`, intro: (name) => `${name} wrote:` },
    change: ({ what, former, next, reason }) => `${what}: ${former} → ${next}. ${reason}`,
    none: "none",
    shipping: "Shipping",
    moreChanges: (count) => `${count} more changes are on the page of the quote.`,
    number: "Quote number",
    revision: "Revision",
    total: "Total without tax",
    expires: "Valid until",
    terms: "Terms",
    open: "Open the quote",
    pdf: "Download the quote as PDF",
  },
  jp: {
    greeting: (info) => `${family(info)} ${given(info)} 様`,
    revised: {
      subject: (number, revision) => `お見積り（${number}）第${revision}版`,
      intro: "お見積りを改訂いたしました。以前の版に代わるもので、変更点は以下のとおりです。",
    },
    message: {
      subject: (number) => `お見積り（${number}）に関するメッセージ`,
      intro: (name) => `${name} からのメッセージ：`,
    },
    change: ({ what, former, next, reason }) => `${what}：${former} → ${next}。${reason}`,
    none: "なし",
    shipping: "送料",
    moreChanges: (count) => `ほか${count}件の変更は、お見積りのページでご確認いただけます。`,
    number: "見積番号",
    revision: "版",
    total: "合計（税抜）",
    expires: "有効期限",
    terms: "条件",
    open: "お見積りを開く",
    pdf: "お見積書（PDF）をダウンロード",
  },
  cn: {
    greeting: (info) => `${nameInChinese(given(info), family(info))}，您好：`,
    revised: {
      subject: (number, revision) => `报价单 ${number}：第 ${revision} 版`,
      intro: "我们修订了您的报价单。新版取代旧版，所有更改如下。",
    },
    message: { subject: (number) => `关于报价单 ${number} 的消息`, intro: (name) => `${name} 写道：` },
    change: ({ what, former, next, reason }) => `${what}：${former} → ${next}。${reason}`,
    none: "无",
    shipping: "运费",
    moreChanges: (count) => `另有 ${count} 处更改，请在报价单页面查看。`,
    number: "报价单号",
    revision: "版本",
    total: "不含税总计",
    expires: "有效期至",
    terms: "条款",
    open: "查看报价单",
    pdf: "下载报价单 PDF",
  },
};

/** Mail about the current revision and the message that came with it; null for a quote without an address. */
export function revisionMail(quote: Quote, message: QuoteMessage | null): MailRequest | null {
  const revision = negotiationOf(quote).revisions.at(-1);
  const words = wordsOf(quote);
  if (!revision) return null;
  return mailOf(quote, `revision-${revision.revision}`, {
    subject: words.revised.subject(quote.quoteNumber, revision.revision),
    paragraphs: [
      words.revised.intro,
      ...(message ? [message.text] : []),
      ...changesOf(revision, quote.language, words),
    ],
    facts: [
      [words.revision, String(revision.revision)],
      [words.total, formatMoney(revision.total)],
      [words.expires, dayIn(mailLanguages[quote.language], quote.country)(revision.validUntil)],
      [words.terms, revision.terms ?? ""],
    ],
  });
}

/** Mail about a message of the shop; null for a quote without an address. */
export function messageMail(quote: Quote, { id, name, text }: QuoteMessage): MailRequest | null {
  const words = wordsOf(quote);
  return mailOf(quote, `message-${id}`, {
    subject: words.message.subject(quote.quoteNumber),
    paragraphs: [words.message.intro(name), text],
    facts: [],
  });
}

const wordsOf = ({ language }: Quote): Texts => texts[mailLanguages[language]];
const listedChanges = 16;

function changesOf(
  { changes, shipping }: QuoteRevision,
  language: Quote["language"],
  { change, moreChanges, none, shipping: shippingWord }: Texts,
): string[] {
  const left = changes.length - listedChanges;
  const amount = (quantity: number, price: Money) => (quantity === 0 ? none : `${quantity} × ${formatMoney(price)}`);
  const listed = changes
    .slice(0, listedChanges)
    .map(({ sku, formerPrice, price, formerQuantity, quantity, reason }) =>
      change({ what: sku, former: amount(formerQuantity, formerPrice), next: amount(quantity, price), reason }),
    );
  if (left > 0) listed.push(moreChanges(left));
  if (!shipping) return listed;
  return [...listed, change({ what: shippingWord, ...shippingTexts(shipping, mailLanguages[language]) })];
}

interface Content {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
}

function mailOf(quote: Quote, event: string, { subject, paragraphs, facts }: Content): MailRequest | null {
  const { quoteNumber: number, anonymousId, customerInfo: info } = quote;
  if (!info) return null;
  const words = wordsOf(quote);
  const view = `/quote/view/${number}`;
  const query = `?id=${anonymousId}`;
  return {
    id: `quote-${number}-${event}`,
    to: info.email,
    language: mailLanguages[quote.language],
    template: "message",
    data: {
      subject,
      heading: subject,
      paragraphs: [words.greeting(info), ...paragraphs],
      facts: factsOf([[words.number, number], ...facts]),
      action: { label: words.open, path: view + query },
      links: [{ label: words.pdf, path: `${view}/pdf${query}` }],
      attachments: [{ name: `quote-${quote.quoteNumber}.pdf`, path: `${view}/pdf${query}` }],
      region: regionOf(quote.country),
    },
  };
}
