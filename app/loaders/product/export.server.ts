/**
 * `/products/{id}/export/{file}`: citation of the product (`product.txt`, `.bib`, `.ris`) and of papers that used it
 * (`citations.txt`, `.bib`, `.ris`), with the same filters as the list on its page.
 */
import { citationLimits } from "@contracts/catalogue/citations";
import {
  type CitationFormat,
  citationFormats,
  citationMediaTypes,
  paperReferences,
  productReference,
} from "@domain/product-page/citing";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { parseCitationFilters } from "./citations.server";
import { loadProductOf } from "./record.server";

export async function loadProductExport(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const [, subject, ending] = /^(product|citations)\.([a-z]{3})$/.exec(params.file ?? "") ?? [];
  const format = citationFormats.find((known) => known === ending);
  if (!subject || !format) throw pageNotFound();
  const product = await loadProductOf(context, params.id, url);
  if (subject === "product") {
    const { key, name, attributes } = product;
    const url = `${context.origins.current}/products/${key}`;
    const { rrid, demonstration, lineage } = attributes;
    const cited = { key, name, rrid, demonstration, url, withdrawal: lineage?.withdrawal ?? null };
    return download(productReference(cited, format), format, key);
  }
  const { application, species } = parseCitationFilters(url.searchParams);
  const { citations } = await context.services.citations.list(product.key, {
    limit: citationLimits.maxLimit,
    offset: 0,
    ...(application && { application }),
    ...(species && { reactants: [species] }),
    engine: context.flags.citationSearch,
  });
  return download(paperReferences(citations, format), format, `${product.key}-citations`);
}

function download(text: string, format: CitationFormat, name: string): Response {
  return new Response(text, {
    headers: {
      "content-type": citationMediaTypes[format],
      "content-disposition": `attachment; filename="benchside-${name}.${format}"`,
    },
  });
}
