/** `/products/{id}/applications`: all applications with dilution, volumes, figures and protocol (C-PROD-05). */
import type { Product } from "@contracts/catalogue/catalogue";
import { type ApplicationTable, applicationTable } from "@domain/product-page/applications";
import { type DilutionVolume, dilutionVolumes } from "@domain/product-page/dilution-volumes";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type EvidenceState, loadEvidence } from "~/loaders/evidence/evidence.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { ProductFigure } from "./data.server";
import { type ProductSheet, productSheet } from "./documents.server";
import { productFigures, withFigures } from "./figures.server";
import { loadProductOf } from "./record.server";

export interface ApplicationDetail {
  readonly code: string;
  /** A displayed code or "other"; selects the name. */
  readonly name: string;
  readonly dilution: string | null;
  readonly message: string | null;
  readonly volumes: readonly DilutionVolume[] | null;
  readonly protocol: { readonly id: string; readonly title: string } | null;
  readonly figures: readonly ProductFigure[];
}

export interface ApplicationsPageData extends ProductSheet {
  readonly table: ApplicationTable;
  readonly evidence: EvidenceState;
  readonly applications: readonly ApplicationDetail[];
  /** Facts of the lot that ships. */
  readonly lot: Pick<Product["attributes"]["lots"][number], "number" | "concentration" | "sensitivity"> | null;
}

export async function loadApplicationsPage(
  context: PublicContext,
  { params, url }: PageArgs,
): Promise<ApplicationsPageData> {
  const { product } = await withFigures(context, await loadProductOf(context, params.id, url));
  const table = applicationTable(product);
  if (table.rows.length === 0) throw pageNotFound();
  const { t } = context;
  const { key, name } = product;
  const sheet = await productSheet(context, product, {
    name: t("productDetails.applicationsPage"),
    title: t("productDetails.applicationsTitle", { name, number: key }),
    description: t("productDetails.applicationsDescription", { name, number: key }),
    path: "/applications",
  });
  const [lot] = product.attributes.lots;
  return {
    ...sheet,
    table,
    evidence: await loadEvidence(context, product),
    applications: applicationDetails(context, product, table),
    lot: lot ? { number: lot.number, concentration: lot.concentration, sensitivity: lot.sensitivity } : null,
  };
}

function applicationDetails(
  { imagesUrl }: PublicContext,
  { attributes }: Product,
  table: ApplicationTable,
): ApplicationDetail[] {
  const figures = productFigures(attributes.figures, imagesUrl);
  const listed = attributes.lots[0]?.applications ?? [];
  return table.rows.map(({ code, name, dilution, message }) => {
    const application = listed.find(({ codeForDisplay }) => codeForDisplay === code);
    const protocol = attributes.protocols.find(({ id }) => id === application?.protocolId);
    return {
      code,
      name,
      dilution,
      message,
      volumes: application ? dilutionVolumes(application.dilutionFactor) : null,
      protocol: protocol ? { id: protocol.id, title: protocol.title } : null,
      figures: figures.filter((figure) => figure.application === code),
    };
  });
}
