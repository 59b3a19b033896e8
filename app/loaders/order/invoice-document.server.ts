/** The content of an invoice's PDF, in the language of the page. */

import type { InvoiceDocument } from "@contracts/catalogue/documents";
import type { Invoice } from "@contracts/commerce/invoices";
import { referenceNames } from "@contracts/commerce/references";
import { postalLines } from "@domain/account/postal-lines";
import { formatMoney } from "@domain/money/format";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { localName } from "@domain/promotions/names";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { PrivateContext } from "~/context/request/types";
import { type FormatMarket, formatDate, formatNumber } from "~/i18n/format";
import { invoiceDay, invoiceTitle } from "./invoices.server";
import { sellerLines } from "./seller.server";

type Context = Pick<PrivateContext, "t"> & { readonly market: FormatMarket };

export function invoiceDocument(context: Context, invoice: Invoice): InvoiceDocument {
  const { t, market } = context;
  const address = (one: Invoice["shipTo"]) => (one ? postalLines(one, market.language) : []);
  return {
    title: invoiceTitle(context, invoice),
    issuedOn: invoice.issuedOn,
    facts: factsOf(context, invoice),
    parties: [
      { title: t("invoices.seller"), lines: invoice.seller ? sellerLines(invoice.seller, { market }) : [] },
      { title: t("invoices.buyer"), lines: address(invoice.buyer.address) },
      { title: t("invoices.shipTo"), lines: address(invoice.shipTo) },
    ],
    head: [
      ...([t("invoices.number"), t("invoices.product"), t("invoices.size")] as const),
      ...([t("invoices.quantity"), t("invoices.price"), t("invoices.net")] as const),
    ],
    lines: invoice.lines.map((line) => [
      ...([line.sku, nameInLanguage(line, market.language), sizeText(context, line.size)] as const),
      ...([String(line.quantity), formatMoney(line.unitPrice), formatMoney(line.net)] as const),
    ]),
    amounts: amountsOf(context, invoice),
    notes: notesOf(context, invoice),
  };
}

/** "100 µl" with the unit's name in the page's language. */
function sizeText({ t }: Context, size: string): string {
  const [, amount = "", unit = ""] = /^(\S+)\s+(.+)$/.exec(size) ?? [];
  return unit ? `${amount} ${t(`vocabulary.unit.${vocabularyKey(unit)}`, { defaultValue: unit })}` : size;
}

function factsOf(context: Context, invoice: Invoice): InvoiceDocument["facts"] {
  const { t } = context;
  // A document is read later, so its dates are never "today".
  const day = (text: string | null) => text && formatDate(invoiceDay(text), { ...context, now: new Date(0) });
  const facts = [
    [t("invoices.issued"), day(invoice.issuedOn)],
    [t(`invoices.delivered.${invoice.kind}`), day(invoice.deliveredOn)],
    [t("invoices.due"), day(invoice.dueOn)],
    [t("invoices.corrects"), invoice.corrects],
    [t("invoices.order"), invoice.orderNumber],
    [t("invoices.ordered"), day(invoice.orderedOn)],
    [t("invoices.poNumber"), invoice.poNumber],
    ...referenceNames.map((name) => [t(`checkout.references.${name}`), invoice.references?.[name] ?? null] as const),
    [t("invoices.vatId"), invoice.buyer.vatId],
    [t("invoices.currency"), invoice.currencyCode],
  ] as const;
  return facts.flatMap(([term, text]) => (text ? [{ term, text: text.slice(0, 300) }] : []));
}

function amountsOf({ t, market }: Context, { kind, totals, taxes }: Invoice): InvoiceDocument["amounts"] {
  const rate = (partsPerMillion: number) =>
    formatNumber(partsPerMillion / 1_000_000, market, { style: "percent", maximumFractionDigits: 4 });
  const unlessZero = (term: string, amount: Invoice["totals"]["tax"]) =>
    amount.centAmount === 0 ? [] : [{ term, text: formatMoney(amount) }];
  return [
    { term: t("invoices.goods"), text: formatMoney(totals.lines) },
    ...unlessZero(t("invoices.shipping"), totals.charges),
    { term: t("invoices.netTotal"), text: formatMoney(totals.net) },
    ...taxes.flatMap(({ name: plain, names, partsPerMillion, taxable, amount }) => {
      const name = localName(plain, names, market.language);
      const term = t("invoices.tax", { name, rate: rate(partsPerMillion), taxable: formatMoney(taxable) });
      return name === "" ? [] : [{ term, text: formatMoney(amount) }];
    }),
    { term: t("invoices.gross"), text: formatMoney(totals.gross) },
    ...unlessZero(t("invoices.rounding"), totals.rounding),
    ...unlessZero(t("invoices.prepaid"), totals.prepaid),
    { term: kind === "invoice" ? t("invoices.payable") : t("invoices.credited"), text: formatMoney(totals.payable) },
  ];
}

function notesOf({ t, market }: Context, invoice: Invoice): string[] {
  const { kind, seller, taxes, totals, payment, number } = invoice;
  const reasons = taxes.flatMap(({ category }) =>
    category === "AE" || category === "K" || category === "G" ? [t(`invoices.reason.${category}`)] : [],
  );
  const isOwed = kind === "invoice" && totals.payable.centAmount > 0;
  const terms = seller && localName(seller.paymentTerms.en_EN, seller.paymentTerms, market.language);
  const { iban } = seller?.invoicing ?? {};
  return [
    ...reasons,
    ...(isOwed && terms ? [t("invoices.terms", { terms })] : []),
    ...(isOwed && iban ? [t("invoices.transfer", { iban, number })] : []),
    ...(kind === "invoice" && payment.kind === "card" && payment.lastFour
      ? [t("invoices.paidBy", { lastFour: payment.lastFour })]
      : []),
    ...(totals.rounding.centAmount === 0 ? [] : [t("invoices.roundingNote")]),
  ];
}
