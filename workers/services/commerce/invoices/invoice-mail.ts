/** Mails with an invoice or a credit note as PDF, to the customer and to the address for invoices. */

import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { hasUbl } from "@domain/invoice/ubl";
import { regionOf } from "@domain/market/region-rules";
import { instantOfDay } from "@domain/market/time-zone";
import { formatMoney } from "@domain/money/format";
import { guestOrderPath, orderPagePath } from "@domain/order-status/order-page-path";
import { isBuyersOrder } from "@domain/purchasing/message-parts";
import type { ServicesEnv } from "../../env";
import { ownerOfNumber } from "../ledgers/number-directory";
import { dayIn, factsOf } from "../mail-format";
import { orderMailTexts } from "../orders/mail-texts/order-mail-texts";
import type { Recipient } from "../orders/mail-texts/types";
import { invoiceAddressOf } from "../orders/order-mail";
import { recipientOf } from "../orders/recipient";

interface Texts {
  readonly title: (number: string) => string;
  readonly subject: (title: string, order: string) => string;
  readonly body: string;
  readonly pdf: string;
  readonly xml: string;
}

const texts: Readonly<Record<MailLanguage, Readonly<Record<Invoice["kind"], Texts>> & Words>> = {
  en: {
    invoice: {
      title: (number) => `Invoice ${number}`,
      subject: (title, order) => `${title} for order ${order}`,
      body: "The invoice for what we have shipped is attached as PDF.",
      pdf: "Download the invoice as PDF",
      xml: "Download the electronic invoice as XML",
    },
    creditNote: {
      title: (number) => `Credit note ${number}`,
      subject: (title, order) => `${title} for order ${order}`,
      body: "The credit note for what came back to us is attached as PDF.",
      pdf: "Download the credit note as PDF",
      xml: "Download the electronic credit note as XML",
    },
    ...{ number: "Number", issued: "Date", due: "Due", total: "Total", payable: "Amount due" },
    corrects: "Corrects invoice",
  },
  jp: {
    invoice: {
      title: (number) => `請求書 ${number}`,
      subject: (title, order) => `${title}（ご注文 ${order}）`,
      body: "出荷した商品の請求書（PDF）を添付いたします。",
      pdf: "請求書（PDF）をダウンロード",
      xml: "電子請求書（XML）をダウンロード",
    },
    creditNote: {
      title: (number) => `返金明細書 ${number}`,
      subject: (title, order) => `${title}（ご注文 ${order}）`,
      body: "返品された商品の返金明細書（PDF）を添付いたします。",
      pdf: "返金明細書（PDF）をダウンロード",
      xml: "電子返金明細書（XML）をダウンロード",
    },
    ...{ number: "番号", issued: "発行日", due: "支払期日", total: "合計", payable: "ご請求額" },
    corrects: "訂正対象の請求書",
  },
  cn: {
    invoice: {
      title: (number) => `发票 ${number}`,
      subject: (title, order) => `${title}（订单 ${order}）`,
      body: "附件为已发货商品的发票（PDF）。",
      pdf: "下载发票 PDF",
      xml: "下载电子发票 XML",
    },
    creditNote: {
      title: (number) => `退款单 ${number}`,
      subject: (title, order) => `${title}（订单 ${order}）`,
      body: "附件为退货商品的退款单（PDF）。",
      pdf: "下载退款单 PDF",
      xml: "下载电子退款单 XML",
    },
    ...{ number: "编号", issued: "开具日期", due: "付款截止日", total: "合计", payable: "应付金额" },
    corrects: "所更正的发票",
  },
};

type Words = Readonly<Record<"number" | "issued" | "due" | "total" | "payable" | "corrects", string>>;

/** Empty for a procurement system, which gets its invoices as messages. */
export async function mailsAbout(
  env: Pick<ServicesEnv, "ORDERS_DB" | "SHOPPERS">,
  order: Order,
  document: Invoice,
): Promise<MailRequest[]> {
  if (isBuyersOrder(order)) return [];
  const owner = await ownerOfNumber(env, order.orderNumber);
  if (owner === null) throw new Error("the directory has no owner of the order yet");
  return invoiceMails(order, document, await recipientOf(env, owner, order));
}

/** @param recipient null for a deleted account */
function invoiceMails(order: Order, document: Invoice, recipient: Recipient | null): MailRequest[] {
  const copyTo = invoiceAddressOf(order, recipient);
  const { language = order.language ?? "en" } = recipient ?? {};
  return [
    ...(recipient ? [mailTo(recipient.email, language, order, document, recipient)] : []),
    ...(copyTo === null ? [] : [mailTo(copyTo, language, order, document, null)]),
  ];
}

/** @param customer null for the address for invoices, which cannot open the page of the order */
function mailTo(
  to: string,
  language: MailLanguage,
  order: Order,
  document: Invoice,
  customer: Recipient | null,
): MailRequest {
  const words = texts[language];
  const { title, subject, body, pdf, xml } = words[document.kind];
  const { number, key = "", orderNumber, shipTo, seller, totals } = document;
  const ordered = orderMailTexts[language];
  const day = dayIn(language, shipTo?.country ?? order.country);
  const dayOf = (text: string | null) => (text === null ? "" : day(instantOfDay(text)));
  const file = (extension: "pdf" | "xml") => guestOrderPath(orderNumber, key, `/invoices/${number}.${extension}`);
  return {
    id: `invoice-${number}${customer ? "" : "-copy"}`,
    ...{ to, language, template: "message" },
    data: {
      subject: subject(title(number), orderNumber),
      heading: title(number),
      paragraphs: [...(customer ? [ordered.greeting(customer)] : []), body],
      facts: factsOf([
        [words.number, number],
        [words.corrects, document.corrects ?? ""],
        [words.issued, dayOf(document.issuedOn)],
        [ordered.number, orderNumber],
        [ordered.poNumber, document.poNumber ?? ""],
        [words.total, formatMoney(document.kind === "invoice" ? totals.gross : totals.payable)],
        ...(document.kind === "invoice" ? ([[words.payable, formatMoney(totals.payable)]] as const) : []),
        [words.due, dayOf(document.dueOn)],
      ]),
      ...(customer && { action: { label: ordered.action, path: orderPagePath(order) } }),
      links: [{ label: pdf, path: file("pdf") }, ...(hasUbl(document) ? [{ label: xml, path: file("xml") }] : [])],
      attachments: [{ name: `${number}.pdf`, path: file("pdf") }],
      notes: seller ? [ordered.contact(seller.email, seller.phone)] : [],
      ...(shipTo && { region: regionOf(shipTo.country) }),
    },
  };
}
