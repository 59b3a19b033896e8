/** `/quote/view/{number}/pdf`: a submitted quote as a PDF, built from the shop's record (A-PDF-02, W13). */
import { documentRequest } from "@contracts/catalogue/documents";
import { quoteAnonymousId } from "@contracts/commerce/quotes";
import type { AmountView } from "@domain/checkout/totals-view";
import { vocabularyKey } from "@domain/vocabulary/keys";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import { ordersOnline } from "./document-view.server";
import { revisionIn } from "./negotiation-view.server";
import { quoteView } from "./view.server";

export async function loadQuotePdf(context: PrivateContext, { params, url, headersOnly }: PageArgs): Promise<Response> {
  const { services, market, t } = context;
  const id = v.safeParse(quoteAnonymousId, url.searchParams.get("id"));
  if (!id.success) throw pageNotFound();
  const revision = revisionIn(url);
  const found = await services.commerce.quote(params.quotenumber ?? "", id.output, revision);
  // The quote page reports the same problem.
  if (!found.ok) return redirect(quotePageWithout(url), 303);
  const quote = found.value;
  if (quote?.quoteState !== "Submitted") throw pageNotFound();
  const fileName = `quote-${quote.quoteNumber}${revision === null ? "" : `-revision-${revision}`}`;
  if (headersOnly) return pdfFile(null, fileName);
  // A file is read later, so its dates are never "today".
  const view = quoteView(quote, { ...context, now: new Date(0) }, await ordersOnline(context, quote));
  const { customer, address, distributor, totals, document } = view;
  const amount = (value: AmountView) => (value.kind === "amount" ? value.text : t(`checkout.totals.${value.kind}`));
  const request = v.parse(documentRequest, {
    requestItemType: quote.quoteType,
    countryCode: quote.country.toUpperCase(),
    language: documentLanguages[market.language],
    data: {
      quoteNumber: view.number,
      revision: view.negotiation?.revision ?? null,
      created: view.created.onPaper,
      expires: view.expires,
      customer: customer ? [...customer.lines, customer.email] : [],
      address: address ?? [],
      seller: document?.seller ?? [],
      terms: document?.terms ?? [],
      howToOrder: document?.howToOrder ?? [],
      distributor: distributor ? [distributor.name, ...distributor.address, distributor.phone, distributor.email] : [],
      lines: view.lines.map(({ sku, name, size, quantity, price, total }) => ({
        ...{ sku, name, quantity: String(quantity), price, total },
        size: `${size.amount} ${t(`vocabulary.unit.${vocabularyKey(size.unit)}`, { defaultValue: size.unit })}`.trim(),
      })),
      totals: totals && {
        ...{ beforePromotions: totals.beforePromotions, promotions: totals.promotions, subtotal: totals.subtotal },
        ...{ shipping: amount(totals.shipping), tax: amount(totals.tax), total: totals.total },
        estimate: document?.estimate ?? null,
      },
    },
  });
  const made = await services.documents.pdf(request);
  if (made.ok) return pdfFile(made.bytes, fileName);
  return redirect(quotePageWithout(url, made.code), 303);
}

/** The quote's page with the reason why there is no PDF. */
function quotePageWithout({ pathname, searchParams }: URL, pdf?: "limit" | "unavailable"): string {
  const revision = searchParams.get("revision");
  const query = new URLSearchParams({
    ...{ id: searchParams.get("id") ?? "", ...(revision && { revision }), ...(pdf && { pdf }) },
  });
  return `${pathname.replace(/\/pdf$/, "")}?${query}`;
}
