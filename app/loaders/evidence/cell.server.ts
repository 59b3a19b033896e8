/** `/products/{id}/evidence/{application}/{species}`: tests of a product for one application in one species. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord, Homology } from "@contracts/catalogue/evidence";
import { evidenceCellPath } from "@domain/evidence/address";
import type { Condition } from "@domain/evidence/conditions";
import { type EvidenceCell, evidencedProduct, evidenceMatrix, recordsOfCell } from "@domain/evidence/matrix";
import { standingRecords } from "@domain/evidence/standing";
import { applicationName } from "@domain/product-page/applications";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import type { Translate } from "~/i18n/translate";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { ProductFigure } from "~/loaders/product/data.server";
import { type ProductSheet, productSheet } from "~/loaders/product/documents.server";
import { productFigures, withFigures } from "~/loaders/product/figures.server";
import { loadProductOf } from "~/loaders/product/record.server";
import { loadReviews, type ReviewView } from "~/loaders/product/reviews/reviews.server";
import type { VerdictView } from "./evidence.server";
import { type LotLinks, lotLinks } from "./lot-links.server";

export interface EvidencePageData extends ProductSheet {
  readonly cell: EvidenceCell & {
    /** A displayed code or "other"; selects the name. */
    readonly name: string;
  };
  readonly verdict: VerdictView & {
    readonly restsOn: readonly string[];
    readonly conditions: readonly Condition[];
  };
  readonly for: readonly EvidenceRecord[];
  readonly against: readonly EvidenceRecord[];
  readonly open: readonly EvidenceRecord[];
  /** Withdrawn and superseded records. */
  readonly aside: readonly EvidenceRecord[];
  readonly lots: LotLinks;
  readonly figures: readonly ProductFigure[];
  readonly protocol: { readonly id: string; readonly title: string } | null;
  readonly homology: readonly Homology[];
  /** Reviews of this use; null if they are not available. */
  readonly reviews: readonly ReviewView[] | null;
  readonly demonstration: boolean;
}

export async function loadEvidencePage(context: PublicContext, { params, url }: PageArgs): Promise<EvidencePageData> {
  const record = await loadProductOf(context, params.id, url);
  const [{ product }, evidence, reviews] = await Promise.all([
    withFigures(context, record),
    context.services.catalogue.evidence(record.key),
    loadReviews(context, record.key),
  ]);
  const cell = evidenceMatrix(product, evidence).cells.find(
    ({ application, species }) => application === params.application && species === params.species,
  );
  if (!cell || evidence.records.length + evidence.homology.length + evidence.uses.length === 0) throw pageNotFound();
  const { application, species } = cell;
  const records = recordsOfCell(evidence, cell);
  const standing = standingRecords(records, evidencedProduct(product));
  const side = (name: "for" | "against" | "open") =>
    standing.filter((one) => one.side === name).map(({ record: one }) => one);
  const words = {
    application: nameOf(context.t, "application", cell.application),
    species: nameOf(context.t, "species", species),
  };
  const named = { ...words, name: product.name, number: product.key };
  return {
    ...(await productSheet(context, product, {
      name: context.t("evidence.page.name"),
      title: context.t("evidence.page.title", named),
      description: context.t("evidence.page.description", named),
      path: evidenceCellPath(product.key, cell).slice(`/products/${product.key}`.length),
    })),
    cell: { application, species, name: applicationName(application) },
    verdict: cell.verdict,
    for: side("for"),
    against: side("against"),
    open: side("open"),
    aside: records.filter(({ state }) => state.kind !== "active"),
    lots: await lotLinks(context, product.key, records),
    figures: figuresOfCell(context, product, records),
    protocol: protocolOf(product, cell, records),
    homology: evidence.homology.filter((one) => one.species === species),
    reviews: reviews?.reviews.filter((one) => one.application === application && one.species === species) ?? null,
    demonstration: [...records, ...evidence.homology].some((one) => one.demonstration),
  };
}

/** Name of a code in the page's language; unknown codes stay as they are. */
const nameOf = (t: Translate, group: "application" | "species", code: string): string =>
  t(`vocabulary.${group}.${vocabularyKey(code)}`, { defaultValue: code });

function figuresOfCell(
  { imagesUrl }: PublicContext,
  { attributes }: Product,
  records: readonly EvidenceRecord[],
): ProductFigure[] {
  const ids = new Set(records.flatMap(({ figureIds }) => figureIds));
  return productFigures(
    attributes.figures.filter(({ id }) => ids.has(id)),
    imagesUrl,
  );
}

/** The protocol of the cell's tests, else the catalogue's for the application. */
function protocolOf(
  { attributes }: Product,
  cell: EvidenceCell,
  records: readonly EvidenceRecord[],
): EvidencePageData["protocol"] {
  const listed = attributes.lots[0]?.applications.find(({ codeForDisplay }) => codeForDisplay === cell.application);
  const id = records.find(({ protocolId }) => protocolId)?.protocolId ?? listed?.protocolId;
  const protocol = attributes.protocols.find((one) => one.id === id);
  return protocol ? { id: protocol.id, title: protocol.title } : null;
}
