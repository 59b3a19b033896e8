/** `/products/signalstar/design/{id}/pdf`: a saved design as a PDF, built from the shop's record (A-PDF-03, W13). */
import { documentRequest, type PanelDocument } from "@contracts/catalogue/documents";
import type { Experiment, PanelProducts } from "@contracts/panel";
import { inChannelOrder } from "@domain/panel/cells";
import { speciesKey, typeKeys } from "@domain/panel/name-keys";
import { itemsOf } from "@domain/panel/panel-items";
import { panelProductsIn } from "@domain/panel/panel-names";
import { panelPaths } from "@domain/panel/paths";
import { redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { documentLanguages, pdfFile } from "~/loaders/page/pdf-file.server";
import { ServiceFailure } from "~/services/service-failure";
import { keptProgress } from "./progress.server";

export async function loadPanelPdf(context: PrivateContext, { params, headersOnly }: PageArgs): Promise<Response> {
  const { services, market } = context;
  const found = await services.panel.experiment(params.designid ?? "");
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the saved design cannot be read");
  const experiment = found.value;
  if (!experiment) throw pageNotFound();
  const fileName = `panel-${experiment.experimentId}`;
  if (headersOnly) return pdfFile(null, fileName);
  const place = await services.documents.place();
  if (!place.ok) return withoutFile(context, experiment, place.code);
  const products = await services.panel.products({ country: experiment.country });
  if (!products.ok) throw new ServiceFailure("commerce", products.status, "the products of a panel cannot be read");
  const request = v.parse(documentRequest, {
    requestItemType: "panelBuilder",
    countryCode: experiment.country,
    language: documentLanguages[market.language],
    data: panelDocumentOf(context, experiment, panelProductsIn(products.value, market.language)),
  });
  const made = await services.documents.pdf(request, place);
  return made.ok ? pdfFile(made.bytes, fileName) : withoutFile(context, experiment, made.code);
}

/** Returns to the owner's page with the reason; visitors with only the link have no such page. */
function withoutFile(context: PrivateContext, { experimentId }: Experiment, code: "limit" | "unavailable"): Response {
  if (keptProgress(context)?.saved === experimentId) return redirect(`${panelPaths.confirmation}?pdf=${code}`, 303);
  throw new ServiceFailure("documents", code === "limit" ? 429 : 503, "the PDF of a panel was not made");
}

/** Content of the design; products no longer in the catalogue are named by number. */
function panelDocumentOf(
  context: PrivateContext,
  { experimentId, name, createdAt, design }: Experiment,
  products: PanelProducts,
): PanelDocument {
  const { t } = context;
  const all = [...products.antibodies, ...products.kits];
  const named = (key: string) => {
    const product = all.find(({ productKey }) => productKey === key);
    return { productName: product?.name ?? key, sku: product?.sku ?? key };
  };
  const target = (key: string) => products.antibodies.find(({ productKey }) => productKey === key)?.target ?? "–";
  return {
    ...{ experimentId, name, createdAt },
    // A file is read later, so its date is never "today".
    created: formatDate(new Date(createdAt), { ...context, now: new Date(0) }),
    species: design.targetSpecies ? t(speciesKey[design.targetSpecies]) : "–",
    setUps: design.types.map((type) =>
      typeKeys(type)
        .map((key) => t(key))
        .join(" · "),
    ),
    imagingRounds: design.imagingRounds.map(({ assignments }) =>
      inChannelOrder(assignments).map(({ channel, productKey: key }) => ({
        ...named(key),
        channel: t("panel.design.channel", { channel }),
        target: target(key),
      })),
    ),
    bufferKit: design.bufferKit ? named(design.bufferKit) : null,
    items: itemsOf(design, products).map(({ sku, name: productName }) => ({ sku, productName, quantity: "1" })),
    generate: true,
  };
}
