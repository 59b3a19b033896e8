/** `/products/{id}/sds/pdf`: the safety data sheet as a PDF, with the sections of its page. */
import { documentRequest } from "@contracts/catalogue/documents";
import { vocabularyKey } from "@domain/vocabulary/keys";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import { loadProductOf } from "~/loaders/product/record.server";
import { loadSafetyPage } from "~/loaders/product/safety-sheet.server";

/** Open to anyone, rate-limited per IP address, and not stored, as the datasheet is. */
export async function loadSafetyPdf(context: PrivateContext, args: PageArgs): Promise<Response> {
  const { documents } = context.services;
  const { market, t } = context;
  const page = await loadSafetyPage(context, args);
  const { key, name, productType } = page.product;
  const back = (code: "limit" | "unavailable") => redirect(`/products/${key}/sds?pdf=${code}`, 303);
  if (args.headersOnly) return pdfFile(null, fileName(key));
  const place = await documents.place();
  if (!place.ok) return back(place.code);
  const { lastModifiedAt } = await loadProductOf(context, args.params.id, args.url);
  const request = v.safeParse(documentRequest, {
    requestItemType: "datasheet",
    countryCode: market.country,
    language: documentLanguages[market.language],
    data: {
      kind: "safety",
      page: market.country === "US" ? "LETTER" : "A4",
      productNumber: key,
      productName: name,
      productType: t(`vocabulary.productType.${vocabularyKey(productType)}`, { defaultValue: productType }),
      revised: null,
      recordedAt: lastModifiedAt,
      ...{
        facts: [],
        applications: [],
        predicted: null,
        includes: [],
        figures: [],
        figuresMissing: false,
        protocols: [],
      },
      parts: page.sections.map(({ number, title, paragraphs }) => ({ title: `${number}. ${title}`, paragraphs })),
      statements: page.notes,
      address: page.head.canonical?.replace(/^https?:\/\//, "") ?? null,
    },
  });
  if (!request.success) {
    const [issue] = request.issues;
    context.log.error("a safety data sheet is not a valid document request", {
      product: key,
      at: v.getDotPath(issue),
    });
    return back("unavailable");
  }
  const made = await documents.pdf(request.output, place);
  return made.ok ? pdfFile(made.bytes, fileName(key)) : back(made.code);
}

const fileName = (productNumber: string) => `${productNumber}-sds`;
