/** `/products/{id}/datasheet/pdf`: the datasheet as a file, with the choices of its page (C-PROD-06, rows C-DS). */
import { documentRequest } from "@contracts/documents";
import { redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { datasheetDocumentOf, noon } from "./datasheet-document.server";
import { datasheetPictures } from "./datasheet-pictures.server";
import { documentLanguages, pdfFile } from "./pdf-file.server";
import { type DatasheetPageData, loadDatasheetPage } from "./product-datasheet.server";
import { loadProductOf } from "./product-record.server";

/** Anyone may have it: the documents' limit is for an address, and nothing is kept. */
export async function loadDatasheetPdf(context: PrivateContext, args: PageArgs): Promise<Response> {
  const page = await loadDatasheetPage(context, args);
  const { key, figures } = page.product;
  const [recordedAt, pictures] = await Promise.all([
    recordTime(context, args, page),
    datasheetPictures(context, figures),
  ]);
  const request = v.safeParse(documentRequest, {
    requestItemType: "datasheet",
    countryCode: context.market.country,
    language: documentLanguages[context.market.language],
    data: datasheetDocumentOf(context, page, { recordedAt, pictures }),
  });
  if (!request.success) {
    const [issue] = request.issues;
    context.log.error("a datasheet does not fit a document", { product: key, at: v.getDotPath(issue) });
    return withoutFile(args.url, "unavailable");
  }
  const made = await context.services.documents.pdf(request.output);
  return made.ok ? pdfFile(made.bytes, `${key}-datasheet`) : withoutFile(args.url, made.code);
}

/** Of the revision that the datasheet names; a record without one has the time of its last change. */
async function recordTime(
  context: PrivateContext,
  { params }: PageArgs,
  { revised }: DatasheetPageData,
): Promise<string> {
  return revised === null ? (await loadProductOf(context, params.id)).lastModifiedAt : noon(revised).toISOString();
}

/** The page that offers the file says why there is none, and offers it again. */
function withoutFile({ pathname, searchParams }: URL, code: "limit" | "unavailable"): Response {
  const query = new URLSearchParams(searchParams);
  query.set("pdf", code);
  return redirect(`${pathname.replace(/\/pdf$/, "")}?${query}`, 303);
}
