/** Invoices on the page of an order. */

import type { Invoice } from "@contracts/commerce/invoices";
import type { Order } from "@contracts/commerce/orders";
import { hasUbl } from "@domain/invoice/ubl";
import { instantOfDay } from "@domain/market/time-zone";
import { formatMoney } from "@domain/money/format";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";

interface InvoiceView {
  readonly number: string;
  /** Kind, number, date and amount. */
  readonly text: string;
  readonly pdf: { readonly href: string; readonly label: string };
  /** Electronic invoice; null outside the EU. */
  readonly xml: { readonly href: string; readonly label: string } | null;
}

export interface InvoicesView {
  readonly title: string;
  /** Why the list or a file is missing. */
  readonly problem: string | null;
  readonly invoices: readonly InvoiceView[];
}

/** Null if the order has no invoices. */
export async function loadInvoices(
  context: PrivateContext,
  { orderNumber, lineItems }: Pick<Order, "orderNumber" | "lineItems">,
  reason: string | null,
): Promise<InvoicesView | null> {
  const { t, services } = context;
  // Invoices come with the first shipment.
  if (lineItems.every(({ lineItemStatus }) => lineItemStatus === null)) return null;
  const read = await services.commerce.invoices(orderNumber);
  if (!read.ok) return { title: t("invoices.title"), problem: t("invoices.unreachable"), invoices: [] };
  const address = (file: string) => `/account/my/orderhistory/${orderNumber}/invoices/${file}`;
  return invoicesView(context, read.value.results, reason, address);
}

/** Null without any. @param address of a file, by its name */
export function invoicesView(
  context: PrivateContext,
  invoices: readonly Invoice[],
  reason: string | null,
  address: (file: string) => string,
): InvoicesView | null {
  if (invoices.length === 0) return null;
  return {
    title: context.t("invoices.title"),
    problem: noPdf(context, reason),
    invoices: invoices.map((one) => viewOf(context, one, address)),
  };
}

/** Message after a redirect from the PDF. */
function noPdf({ t }: PrivateContext, reason: string | null): string | null {
  if (reason === "limit") return t("invoices.pdfLimit");
  return reason === "unavailable" ? t("invoices.pdfUnavailable") : null;
}

/** "Invoice I26-000042" in the page's language. */
export const invoiceTitle = ({ t }: Pick<PrivateContext, "t">, { kind, number }: Invoice): string =>
  t(`invoices.kind.${kind}`, { number });

export const invoiceDay = (day: string): Date => new Date(instantOfDay(day));

function viewOf(context: PrivateContext, invoice: Invoice, address: (file: string) => string): InvoiceView {
  const { kind, number, issuedOn, totals } = invoice;
  const { t } = context;
  const document = invoiceTitle(context, invoice);
  const date = formatDateInText(invoiceDay(issuedOn), context.market);
  // A credit note is worth what it credits, which may be rounded.
  const amount = formatMoney(kind === "invoice" ? totals.gross : totals.payable);
  return {
    number,
    text: t("invoices.row", { document, date, amount }),
    pdf: { href: address(`${number}.pdf`), label: t("invoices.pdf", { document }) },
    xml: hasUbl(invoice) ? { href: address(`${number}.xml`), label: t("invoices.xml", { document }) } : null,
  };
}
