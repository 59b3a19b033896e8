/** Parts of the product information block, built from attributes; parts without data are omitted (C-TMPL-21). */
import type { Product } from "@contracts/catalogue/catalogue";
import type { PathwayStep } from "@contracts/catalogue/pathways";
import { dilutionText, protocolApplication } from "@domain/product-page/applications";

const dataTerms = [
  "lot",
  "concentration",
  "sensitivity",
  "clonality",
  "storage",
  "storageTemperature",
  "purity",
  "endotoxin",
  "casNumber",
  "epitopeTag",
  "coa",
  "unspsc",
  "released",
  "revised",
] as const;
export type DataTerm = (typeof dataTerms)[number];

/** Value of a term. `released` and `revised` are dates, "YYYY-MM-DD". */
export interface DataEntry {
  readonly term: DataTerm;
  readonly value: string;
}

export interface TargetEntry {
  readonly symbol: string;
  readonly name: string;
  readonly uniprot: string | null;
  readonly entrez: string | null;
  /** Other names of the target. */
  readonly aliases: readonly string[];
}

export interface Fluorescence {
  readonly name: string;
  /** nm */
  readonly excitation: number;
  readonly emission: number;
}

interface ProtocolEntry {
  readonly id: string;
  readonly title: string;
  /** Application code. */
  readonly application: string;
  readonly dilution: string | null;
}

/** The part of a pathway upstream or downstream of the target. */
export interface PathwayPart {
  readonly name: string;
  readonly href: string;
  readonly label: string;
  readonly direction: "upstream" | "downstream";
  readonly steps: readonly PathwayStep[];
}

/** Content of a part, in this order; at least one member is set. */
export interface InformationContent {
  readonly text?: string;
  readonly data?: readonly DataEntry[];
  readonly targets?: readonly TargetEntry[];
  readonly dyes?: readonly Fluorescence[];
  readonly protocols?: readonly ProtocolEntry[];
  readonly reagents?: readonly { readonly name: string; readonly key: string | null }[];
  readonly pathways?: readonly PathwayPart[];
  readonly references?: readonly Reference[];
}

interface RequestedPart {
  readonly kind: string;
  readonly direction?: "upstream" | "downstream";
}

/** Null if the product has no data for the part. */
export function informationContent({ kind, direction }: RequestedPart, product: Product): InformationContent | null {
  const { attributes } = product;
  switch (kind) {
    case "description":
      return content({ text: product.description });
    case "background":
      return attributes.background
        ? content({ text: attributes.background, references: attributes.references.map(referenceOf) })
        : content({ references: attributes.references.map(referenceOf) });
    case "source_or_purification":
      return content({ text: attributes.sourcePurification });
    case "specificity_or_sensitivity":
      return content({ text: attributes.specificitySensitivity });
    case "usage_information":
    case "kit_usage_information":
      return content({ text: attributes.directionsForUse });
    case "quality_control":
      return attributes.qualityControl
        ? content({ text: attributes.qualityControl, data: dataOf(product, ["lot", "coa"]) })
        : null;
    case "fluorescent_properties":
      return content({ dyes: attributes.fluorescents });
    case "protocol":
      return content({ protocols: protocolEntries(product) });
    case "reagents_not_included":
      return content({ reagents: attributes.reagentsNotIncluded });
    case "pathway_image":
      return direction ? content({ pathways: pathwayParts(product, direction) }) : null;
    case "database_links":
      return content({
        targets: attributes.targets
          .filter(({ uniprot, entrez }) => uniprot !== null || entrez !== null)
          .map(({ symbol, name, uniprot, entrez, aliases }) => ({ symbol, name, uniprot, entrez, aliases })),
      });
    case "custom_product_data":
      return content({ data: dataOf(product, dataTerms) });
    default:
      return null;
  }
}

/** Content without empty members; null if none is left. */
function content(given: { readonly [K in keyof InformationContent]: InformationContent[K] | null }) {
  const kept = Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value.length > 0);
  return kept.length > 0 ? (Object.fromEntries(kept) as InformationContent) : null;
}

/** Protocols with the product's dilution for their application, from the newest lot. */
function protocolEntries(product: Product): ProtocolEntry[] {
  return product.attributes.protocols.map((protocol) => {
    const used = protocolApplication(protocol, product);
    const { id, title, application } = protocol;
    return { id, title, application, dilution: used ? dilutionText(used.dilutionFactor) : null };
  });
}

function pathwayParts({ attributes }: Product, direction: "upstream" | "downstream"): PathwayPart[] {
  return attributes.pathways.flatMap(({ name, href, label, ...steps }) =>
    steps[direction].length > 0 ? [{ name, href, label, direction, steps: steps[direction] }] : [],
  );
}

/** From the attributes; data that varies by lot comes from the newest lot, which ships (C-DATA-05). */
export function dataOf({ attributes, status }: Product, terms: readonly DataTerm[]): DataEntry[] {
  const [lot] = attributes.lots;
  const values: Readonly<Record<DataTerm, string | null | undefined>> = {
    lot: lot?.number,
    concentration: lot?.concentration ?? attributes.concentration,
    sensitivity: lot?.sensitivity,
    clonality: attributes.clonality,
    storage: attributes.storage,
    storageTemperature: attributes.storageTemperature,
    purity: attributes.purity,
    endotoxin: attributes.endotoxin,
    casNumber: attributes.casNumber,
    epitopeTag: attributes.epitopeTag,
    coa: attributes.coa,
    unspsc: attributes.unspsc,
    released:
      status === "Released" ? dayIn(attributes.statusDates.find((entry) => entry.status === status)?.date) : null,
    revised: dayIn(attributes.auditLog["xml-generation-date"]),
  };
  return terms.flatMap((term) => {
    const value = values[term];
    return value ? [{ term, value }] : [];
  });
}

/** Date of an ISO 8601 date or time; null for anything else. */
function dayIn(date: string | undefined): string | null {
  return /^\d{4}-\d{2}-\d{2}/.exec(date ?? "")?.[0] ?? null;
}

/** A literature reference with its PubMed id split off. */
interface Reference {
  readonly text: string;
  readonly pmid: string | null;
}

/** "Author (2005) Title. Journal 1, 2–3. PMID 15718470" */
function referenceOf(line: string): Reference {
  const match = /^(.*?)[\s,;(]*PMID:?\s*([0-9]{1,9})[\s).]*$/i.exec(line);
  return match ? { text: match[1] ?? "", pmid: match[2] ?? null } : { text: line, pmid: null };
}
