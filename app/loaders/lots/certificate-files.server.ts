/** `/lots/{number}.json` and `/lots/{number}.pdf`: the certificate of a lot. */
import { documentRequest } from "@contracts/catalogue/documents";
import { certificateJson } from "@domain/lots/certificate";
import { lotPath } from "@domain/lots/fold-lot";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import { certificateView } from "./certificate.server";
import { type FoundLot, findLot } from "./find-lot.server";

const maker = "Benchside";

export async function loadCertificateJson(context: PublicContext, { params }: PageArgs): Promise<Response> {
  const { lot, product } = await findLot(context, params.number, (found) => `${lotPath(found)}.json`);
  const { key, name, attributes } = product;
  const url = context.origins.current + lotPath(lot);
  const certificate = certificateJson(lot, { key, name, rrid: attributes.rrid }, { url, maker });
  return new Response(JSON.stringify(certificate, null, 2), {
    headers: { "content-type": "application/json; charset=utf-8", "access-control-allow-origin": "*" },
  });
}

/** Open to anyone, limited per network as datasheets are, and not stored. */
export async function loadCertificatePdf(
  context: PrivateContext,
  { params, headersOnly = false }: PageArgs,
): Promise<Response> {
  const found = await findLot(context, params.number, (lot) => `${lotPath(lot)}.pdf`);
  const { lot } = found;
  const name = `${lot.productKey}-${lot.number}-certificate`;
  if (headersOnly) return pdfFile(null, name);
  const { documents } = context.services;
  const place = await documents.place();
  if (!place.ok) return withoutFile(found, place.code);
  const request = v.safeParse(documentRequest, certificateRequest(context, found));
  if (!request.success) {
    context.log.error("a certificate is not a valid document request", {
      lot: name,
      at: v.getDotPath(request.issues[0]),
    });
    return withoutFile(found, "unavailable");
  }
  const made = await documents.pdf(request.output, place);
  return made.ok ? pdfFile(made.bytes, name) : withoutFile(found, made.code);
}

function certificateRequest(context: PrivateContext, { lot, product }: FoundLot) {
  const { t, market } = context;
  const view = certificateView(context, lot, product);
  return {
    requestItemType: "certificate",
    countryCode: market.country,
    language: documentLanguages[market.language],
    data: {
      title: view.title,
      subtitle: t("lots.lotTitle", { number: lot.number, product: product.key, name: product.name }),
      releasedAt: `${lot.released}T12:00:00Z`,
      recall: lot.recall && t("lots.recalledWith", { reason: reasonInLanguage(lot.recall, market.language) }),
      facts: view.facts.map(({ term, text, english }) => ({ term, text, english })),
      head: (["property", "method", "result", "limits", "verdict"] as const).map((column) => t(`lots.tests.${column}`)),
      tests: view.tests.map(({ property, method, figureIds, result, limits, besideLot, verdict }) => ({
        property: besideLot === null ? property : t("lots.besideLot", { property, number: besideLot }),
        method: [method, ...figureIds.map((id) => t("lots.figure", { id }))].join(" "),
        result,
        limits,
        verdict,
      })),
      notes: view.notes,
      address: (context.origins.current + lotPath(lot)).replace(/^https?:\/\//, ""),
    },
  };
}

function withoutFile({ lot }: FoundLot, code: "limit" | "unavailable"): Response {
  return redirect(`${lotPath(lot)}?pdf=${code}`, 303);
}
