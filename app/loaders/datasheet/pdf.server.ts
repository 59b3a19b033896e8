/** `/products/{id}/datasheet/pdf`: the datasheet as a PDF, with the options of its page (C-PROD-06, rows C-DS). */

import { type DocumentPicture, documentRequest } from "@contracts/catalogue/documents";
import { catalogueVariants } from "@contracts/catalogue/images";
import { instantOfDay } from "@domain/market/time-zone";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import type { ProductFigure } from "~/loaders/product/data.server";
import {
  type DatasheetPageData,
  datasheetPage,
  type RequestedDatasheet,
  requireDatasheet,
} from "~/loaders/product/datasheet.server";
import { datasheetDocumentOf } from "./document.server";

/**
 * Open to anyone, rate-limited per IP address, and not stored. The limit is checked as soon as the product is known to
 * exist: an unknown product gives 404 without using up the limit, and a visitor over the limit only costs the record
 * lookup.
 */
export async function loadDatasheetPdf(context: PrivateContext, args: PageArgs): Promise<Response> {
  const { documents } = context.services;
  const asked = await requireDatasheet(context, args);
  // For HEAD the existence is known; make no file and use no quota.
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
    context.log.error("a datasheet is not a valid document request", { product: key, at: v.getDotPath(issue) });
    return withoutFile(args.url, "unavailable");
  }
  const made = await documents.pdf(request.output, place);
  return made.ok ? pdfFile(made.bytes, fileName(key)) : withoutFile(args.url, made.code);
}

const fileName = (productNumber: string) => `${productNumber}-datasheet`;

/** Time of the revision named by the datasheet; otherwise of the record's last change. */
const recordTime = ({ record }: RequestedDatasheet, { revised }: DatasheetPageData): string =>
  revised === null ? record.lastModifiedAt : new Date(instantOfDay(revised)).toISOString();

/** Returns to the page with the reason why there is no PDF. */
function withoutFile({ pathname, searchParams }: URL, code: "limit" | "unavailable"): Response {
  const query = new URLSearchParams(searchParams);
  query.set("pdf", code);
  return redirect(`${pathname.replace(/\/pdf$/, "")}?${query}`, 303);
}

/** More would make the file too large to print; other figures are represented by their captions. */
const maxPictures = 12;

/** One per figure, in order; null if omitted. */
function datasheetPictures(
  { services, imagesUrl }: Pick<PrivateContext, "services" | "imagesUrl">,
  figures: readonly ProductFigure[],
): Promise<(DocumentPicture | null)[]> {
  return Promise.all(
    figures.map((figure, index) =>
      index < maxPictures ? services.images.picture(printed(figure).slice(imagesUrl.length)) : null,
    ),
  );
}

/** A 640 pixel variant is sufficient for print; otherwise the full image. */
function printed({ base, variants, large }: ProductFigure): string {
  const name = catalogueVariants.X2;
  return variants.some((variant) => variant.startsWith(`${name} `)) ? base + name : large;
}
