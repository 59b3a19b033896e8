/** `/products/{id}/datasheet/pdf`: the datasheet as a file, with the choices of its page (C-PROD-06, rows C-DS). */
import { documentRequest } from "@contracts/catalogue/documents";
import { redirect } from "@remix-run/cloudflare";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import {
  type AskedDatasheet,
  type DatasheetPageData,
  datasheetPage,
  requireDatasheet,
} from "~/loaders/product/datasheet.server";
import { datasheetDocumentOf, noon } from "./document.server";
import { datasheetPictures } from "./pictures.server";

/**
 * Anyone may have it: the documents' limit is for an address, and nothing is kept. The limit is asked for as soon as there
 * is something to limit, so that whoever is over it costs no more than the record. What does not exist is told first: a
 * wrong address stays wrong, and takes no place from a file that could be had.
 */
export async function loadDatasheetPdf(context: PrivateContext, args: PageArgs): Promise<Response> {
  const { documents } = context.services;
  const asked = await requireDatasheet(context, args);
  // Whether there is a file is known now; nothing is made, and no place is taken, for a body that nobody reads.
  if (args.headersOnly) return pdfFile(null, fileName(asked.record.key));
  const place = await documents.place();
  if (!place.ok) return withoutFile(args.url, place.code);
  const page = await datasheetPage(context, args, asked);
  const { key, figures } = page.product;
  const request = v.safeParse(documentRequest, {
    requestItemType: "datasheet",
    countryCode: context.market.country,
    language: documentLanguages[context.market.language],
    data: datasheetDocumentOf(context, page, {
      recordedAt: recordTime(asked, page),
      pictures: await datasheetPictures(context, figures),
    }),
  });
  if (!request.success) {
    const [issue] = request.issues;
    context.log.error("a datasheet does not fit a document", { product: key, at: v.getDotPath(issue) });
    return withoutFile(args.url, "unavailable");
  }
  const made = await documents.pdf(request.output, place);
  return made.ok ? pdfFile(made.bytes, fileName(key)) : withoutFile(args.url, made.code);
}

const fileName = (productNumber: string) => `${productNumber}-datasheet`;

/** Of the revision that the datasheet names; a record without one has the time of its last change. */
const recordTime = ({ record }: AskedDatasheet, { revised }: DatasheetPageData): string =>
  revised === null ? record.lastModifiedAt : noon(revised).toISOString();

/** The page that offers the file says why there is none, and offers it again. */
function withoutFile({ pathname, searchParams }: URL, code: "limit" | "unavailable"): Response {
  const query = new URLSearchParams(searchParams);
  query.set("pdf", code);
  return redirect(`${pathname.replace(/\/pdf$/, "")}?${query}`, 303);
}
