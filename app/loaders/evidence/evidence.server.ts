/** Verdicts of a product, as its pages and documents show them. All come from `domain/evidence/matrix.ts`. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import { evidenceMatrix, type MatrixCell } from "@domain/evidence/matrix";
import type { Verdict } from "@domain/evidence/verdict";
import { applicationName, applicationTable } from "@domain/product-page/applications";
import type { PublicContext } from "~/context/request/types";

/** A verdict without its records. */
export type VerdictView = Pick<Verdict, "kind" | "pillars" | "counts" | "papers" | "prediction">;

export interface EvidenceCellView extends VerdictView {
  readonly application: string;
  readonly species: string;
}

interface EvidenceRow {
  /** Catalogue code. */
  readonly code: string;
  /** A displayed code or "other"; selects the name. */
  readonly name: string;
  readonly dilution: string | null;
  /** One for each species. */
  readonly cells: readonly EvidenceCellView[];
}

export interface EvidenceView {
  readonly productKey: string;
  readonly species: readonly string[];
  readonly rows: readonly EvidenceRow[];
  readonly demonstration: boolean;
  /** Day of the latest published or withdrawn test, ISO 8601; null without tests. */
  readonly changed: string | null;
}

/** Null for a product without records; its table shows the catalogue's claims. */
export type EvidenceState = EvidenceView | null | "unavailable";

/**
 * During an outage the page says so and is not stored.
 * @param known evidence that came with the product, or null if it could not be read; read if it is undefined
 */
export async function loadEvidence(
  context: PublicContext,
  product: Product,
  known?: ProductEvidence | null,
): Promise<EvidenceState> {
  if (known === null) {
    context.degraded();
    return "unavailable";
  }
  try {
    return evidenceView(product, known ?? (await context.services.catalogue.evidence(product.key)));
  } catch (error) {
    context.degraded();
    context.log.warn("evidence cannot be read", { product: product.key, error: String(error) });
    return "unavailable";
  }
}

/** The same for several products, which are read at once. */
export async function loadEvidenceOf(
  context: PublicContext,
  products: readonly Product[],
): Promise<ReadonlyMap<string, EvidenceState>> {
  try {
    const evidence = await context.services.catalogue.evidenceOf(products.map(({ key }) => key));
    return new Map(
      products.map((product) => {
        const own = evidence.get(product.key);
        return [product.key, own ? evidenceView(product, own) : "unavailable"];
      }),
    );
  } catch (error) {
    context.degraded();
    context.log.warn("evidence cannot be read", { products: products.length, error: String(error) });
    return new Map(products.map(({ key }) => [key, "unavailable"]));
  }
}

function evidenceView(product: Product, evidence: ProductEvidence): EvidenceView | null {
  const { records, homology, uses } = evidence;
  if (records.length + homology.length + uses.length === 0) return null;
  const { applications, species, cells } = evidenceMatrix(product, evidence);
  const dilutions = new Map(applicationTable(product).rows.map(({ code, dilution }) => [code, dilution]));
  return {
    productKey: product.key,
    species,
    rows: applications.map((code) => ({
      code,
      name: applicationName(code),
      dilution: dilutions.get(code) ?? null,
      cells: cells.filter(({ application }) => application === code).map(cellView),
    })),
    demonstration: [...records, ...homology].some((one) => one.demonstration),
    changed:
      records
        .map(({ published, state }) => (state.kind === "withdrawn" ? state.day : published))
        .sort()
        .at(-1) ?? null,
  };
}

function cellView({ application, species, verdict }: MatrixCell): EvidenceCellView {
  const { kind, pillars, counts, papers, prediction } = verdict;
  return { application, species, kind, pillars, counts, papers, prediction };
}
