/** `/products/{id}/evidence.json` and `.csv`: every record of a product, withdrawn ones too, with homology and verdicts. */
import { evidenceCsv, evidenceJson } from "@domain/evidence/evidence-file";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { loadProductOf } from "~/loaders/product/record.server";
import { rulePath } from "./rule.server";

export async function loadEvidenceFile(context: PublicContext, { params, url }: PageArgs): Promise<Response> {
  const product = await loadProductOf(context, params.id, url);
  const evidence = await context.services.catalogue.evidence(product.key);
  const origin = context.origins.current;
  if (url.pathname.endsWith(".csv"))
    return new Response(evidenceCsv(product, evidence), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": `attachment; filename="benchside-${product.key}-evidence.csv"`,
      },
    });
  const addresses = { product: `${origin}/products/${product.key}`, rule: `${origin}${rulePath}` };
  return Response.json(evidenceJson(product, evidence, addresses));
}
