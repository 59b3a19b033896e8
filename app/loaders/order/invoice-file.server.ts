/** `/account/my/orderhistory/{ordernumber}/invoices/{number}.pdf` and `.xml`: an invoice as a file. */
import { documentRequest } from "@contracts/catalogue/documents";
import { type Invoice, invoiceNumber } from "@contracts/commerce/invoices";
import { ublOf } from "@domain/invoice/ubl";
import { guestOrderPath } from "@domain/order-status/order-page-path";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { readOwn } from "~/loaders/account/own-documents.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import { readByKey } from "./guest-order.server";
import { orderHistoryPath } from "./history.server";
import { invoiceDocument } from "./invoice-document.server";

export async function loadInvoiceFile(context: PrivateContext, args: PageArgs): Promise<Response> {
  const { orderNumber, number, extension } = fileOf(args);
  const read = readOwn(context, await context.services.commerce.invoices(orderNumber), args.url);
  // The page of the order reports the same problem.
  const page = `${orderHistoryPath}/${orderNumber}`;
  if (!read) return redirect(page, 303);
  const invoice = read.value.results.find((one) => one.number === number);
  if (!invoice) throw pageNotFound();
  return extension === "xml" ? xmlFile(invoice) : await pdfOf(context, invoice, page, args.headersOnly === true);
}

/**
 * The same file, authorized by the key in the URL, as in mails about the document and on the page of a guest's order.
 */
export async function loadKeyedInvoiceFile(context: PrivateContext, args: PageArgs): Promise<Response> {
  const { orderNumber, number, extension } = fileOf(args);
  const { commerce } = context.services;
  const { invoice, opensOrder } = await readByKey(context, args, (key) =>
    commerce.keyedInvoice(orderNumber, number, key),
  );
  if (extension === "xml") return xmlFile(invoice);
  const page = opensOrder ? guestOrderPath(orderNumber, args.url.searchParams.get("id") ?? "") : null;
  return await pdfOf(context, invoice, page, args.headersOnly === true);
}

function fileOf({ params }: PageArgs) {
  const [, number, extension] = /^([^.]+)\.(pdf|xml)$/.exec(params.file ?? "") ?? [];
  const orderNumber = params.ordernumber ?? "";
  if (!v.is(invoiceNumber, number) || !/^W\d{12}$/.test(orderNumber)) throw pageNotFound();
  return { orderNumber, number, extension };
}

function xmlFile(invoice: Invoice): Response {
  const text = ublOf(invoice);
  if (text === null) throw pageNotFound();
  return new Response(text, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "content-disposition": `attachment; filename="${invoice.number}.xml"`,
      "cache-control": "private, no-store",
    },
  });
}

/** @param page of the order, which says why a file is missing; null if the reader cannot open it */
async function pdfOf(
  context: PrivateContext,
  invoice: Invoice,
  page: string | null,
  headersOnly: boolean,
): Promise<Response> {
  const { services, market } = context;
  if (headersOnly) return pdfFile(null, invoice.number);
  const request = v.parse(documentRequest, {
    requestItemType: "invoice",
    countryCode: invoice.shipTo?.country ?? market.country,
    language: documentLanguages[market.language],
    data: invoiceDocument(context, invoice),
  });
  const made = await services.documents.pdf(request);
  if (made.ok) return pdfFile(made.bytes, invoice.number);
  if (page === null) throw new Response(null, { status: made.code === "limit" ? 429 : 503 });
  return redirect(`${page}${page.includes("?") ? "&" : "?"}pdf=${made.code}`, 303);
}
