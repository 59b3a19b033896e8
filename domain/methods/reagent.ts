/** Facts of a product that a methods section states, from its catalogue record. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import type { Lineage } from "@contracts/catalogue/lineage";
import { evidenceMatrix } from "../evidence/matrix";
import type { Verdict } from "../evidence/verdict";
import { applicationTable } from "../product-page/applications";
import { type RegistryNumber, rridText } from "../product-page/rrid";
import type { NameTable } from "../query-reading/name-table";
import { unconjugated } from "../vocabulary/names";
import { oneLine } from "./kit";

/** Supplier's name in every table. */
export const supplier = "Benchside";

/** Groups of Cell Press' key resources table that a reagent of the shop can belong to. */
export type ReagentKind = "antibody" | "chemical" | "assay" | "other";

interface ReagentTarget {
  readonly symbol: string;
  readonly uniprot: string | null;
  /** "HGNC:391"; null if unknown. */
  readonly hgnc: string | null;
}

export interface ReagentApplication {
  readonly application: string;
  /** Codes of the species that the application table lists as tested. */
  readonly species: readonly string[];
  /** Dilution that the supplier recommends. */
  readonly dilution: string | null;
  readonly figures: number;
}

/** Verdict of the records of one application in one species. */
export interface ReagentVerdict {
  readonly application: string;
  readonly species: string;
  readonly verdict: Verdict;
}

/** The registry number names this product alone: each format of a clone has a number of its own. */
export interface Reagent extends RegistryNumber {
  readonly key: string;
  readonly name: string;
  readonly kind: ReagentKind;
  readonly productType: Product["productType"];
  readonly host: string | null;
  readonly clonality: string | null;
  readonly clone: string | null;
  readonly isotype: string | null;
  /** Label of an antibody, "Unconjugated" for one without; null if it is not known. */
  readonly conjugate: string | null;
  readonly recombinant: boolean;
  readonly targets: readonly ReagentTarget[];
  readonly applications: readonly ReagentApplication[];
  /** Null if the records are not known; without cells that were never tested. */
  readonly verdicts: readonly ReagentVerdict[] | null;
  /** Lots in the catalogue, newest first. */
  readonly lots: readonly { readonly number: string; readonly concentration: string | null }[];
  /** Set if the maker took the product back because it failed. */
  readonly withdrawal: Lineage["withdrawal"];
  /** Canonical address of the product page. */
  readonly url: string;
  /** Day of the record, "2026-08-12". */
  readonly recordDay: string;
}

const antibodyTypes: readonly Product["productType"][] = [
  "Primary Antibody",
  "Secondary Antibody",
  "Antibody Duet",
  "Matched Pair",
  "Cocktail",
];

function kindOf({ productType, attributes }: Product): ReagentKind {
  if (antibodyTypes.includes(productType)) return "antibody";
  switch (productType) {
    case "Conjugate":
      // Labeled streptavidin, for example, is a conjugate without a host.
      return attributes.host ? "antibody" : "chemical";
    case "Kit":
    case "ELISA Kit":
    case "PTM Scan":
      return "assay";
    case "Service":
      return "other";
    default:
      return "chemical";
  }
}

/**
 * @param evidence records of the product; null if they are not known
 * @param origin origin of the shop, for the address of the product page
 */
export function reagentOf(
  product: Product,
  evidence: ProductEvidence | null,
  origin: string,
  hgncOf: NameTable["hgncOf"],
): Reagent {
  const { key, name, productType, attributes } = product;
  const kind = kindOf(product);
  const plain = productType === "Primary Antibody" || productType === "Secondary Antibody";
  const known = (text: string | null) => (text ? oneLine(text) : null);
  return {
    key,
    name: oneLine(name),
    kind,
    productType,
    host: known(attributes.host),
    clonality: known(attributes.clonality),
    clone: known(attributes.clone),
    isotype: known(attributes.isotype),
    conjugate: known(attributes.conjugation) ?? (plain ? unconjugated.en : null),
    recombinant: attributes.recombinant,
    rrid: known(attributes.rrid)?.replace(/^RRID:\s*/i, "") ?? null,
    demonstration: attributes.demonstration,
    targets: attributes.targets.map(({ symbol, uniprot }) => {
      const hgnc = uniprot && hgncOf(symbol, uniprot);
      return { symbol: oneLine(symbol), uniprot, hgnc: hgnc ? `HGNC:${hgnc}` : null };
    }),
    applications: applicationTable(product).rows.map(({ code, tested, dilution }) => ({
      application: code,
      species: tested,
      dilution,
      figures: attributes.figures.filter(({ figureType }) => figureType === code).length,
    })),
    verdicts:
      evidence && evidenceMatrix(product, evidence).cells.filter(({ verdict }) => verdict.kind !== "not-tested"),
    lots: attributes.lots.map(({ number, concentration }) => ({ number, concentration })),
    withdrawal: attributes.lineage?.withdrawal ?? null,
    url: `${origin}/products/${key}`,
    recordDay: product.lastModifiedAt.slice(0, 10),
  };
}

/** "rabbit monoclonal"; "" for other reagents, or if neither is known. */
export function hostAndClonality({ host, clonality }: Reagent): string {
  return [host, clonality].flatMap((word) => word?.toLowerCase() ?? []).join(" ");
}

/** Registry number of an antibody or a recombinant protein, "not registered" too; null for other reagents without one. */
export const registryText = (reagent: Reagent): string | null =>
  reagent.rrid || reagent.kind === "antibody" || reagent.productType === "Recombinant Protein"
    ? rridText(reagent)
    : null;

/** Clone for a column of clones. */
export function cloneText({ clone, clonality }: Reagent): string {
  if (clone) return clone;
  return clonality?.toLowerCase() === "polyclonal" ? "not applicable (polyclonal)" : "not stated";
}
