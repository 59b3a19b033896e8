/** Search documents of products in the language of each engine. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import type { ProductDocument } from "@contracts/search/search-documents";
import { validationsOf } from "@domain/evidence/validations";
import { applicationTable, testedSpecies } from "@domain/product-page/applications";
import { molecularWeights } from "@domain/product-page/molecular-weights";
import { isTrialSize } from "@domain/selling/trial-size";
import {
  antibodyTypeNames,
  applicationNames,
  categoryNames,
  formulationNames,
  hostNames,
  type Language,
  labelName,
  modificationNames,
  type Names,
  productTypeNames,
  speciesNames,
  unconjugated,
  validationNames,
} from "@domain/vocabulary/names";
import { furtherNames } from "./further-names";

const flag = (value: boolean) => (value ? "true" : "false");

/** Longest text of a field (contracts/search/search-documents.ts). */
const maxLine = 2000;

/** Name of a code; an unknown code stands for itself. */
function named(names: Readonly<Record<string, Names>>, code: string, language: Language): string {
  return Object.hasOwn(names, code) ? (names[code]?.[language] ?? code) : code;
}

/** Formulations are keyed by the English name in the catalogue entry. */
const formulations: ReadonlyMap<string, Names> = new Map(
  Object.values(formulationNames).map((names) => [names.en, names]),
);

const modificationPrefixes = [
  [/^p(?=[A-Z])/, "phospho"],
  [/^ac(?=[A-Z])/, "acetyl"],
  [/^me(?=[A-Z])/, "methyl"],
  [/^c(?=[A-Z])/, "cleaved"],
] as const;

const modificationKind = (code: string) => modificationPrefixes.find(([pattern]) => pattern.test(code))?.[1];

function modificationName(code: string, language: Language): string {
  const kind = modificationKind(code);
  return kind ? modificationNames[kind][language] : code;
}

const unique = (items: readonly string[]): string[] => [...new Set(items)];

/** The first figure of each application; a list row shows two. */
function thumbnailsOf(figures: Product["attributes"]["figures"]) {
  const byCode = new Map<string, string>();
  for (const { figureType, variants } of figures)
    if (variants.THUMBNAIL && !byCode.has(figureType)) byCode.set(figureType, variants.THUMBNAIL);
  return { thumbnails: [...byCode.values()], thumbnailcodes: [...byCode.keys()] };
}

/** Lasers of common cytometers, each with the longest excitation peak in nm that it serves. */
const lasers = [
  [440, "405 nm"],
  [525, "488 nm"],
  [605, "561 nm"],
  [800, "640 nm"],
] as const;

function laserOf(excitation: number | undefined): string {
  return excitation === undefined ? "" : (lasers.find(([longest]) => excitation <= longest)?.[1] ?? "");
}

function antibodyType({ clonality, recombinant }: Product["attributes"], language: Language): string {
  if (clonality === null) return "";
  if (clonality === "Polyclonal") return antibodyTypeNames.polyclonal[language];
  return antibodyTypeNames[recombinant ? "recombinant" : "monoclonal"][language];
}

/** @param evidence of the product; without it no validation is stated */
export function productDocument(
  product: Product,
  language: Language,
  evidence: ProductEvidence = { productKey: product.key, records: [], homology: [], uses: [] },
): ProductDocument {
  const { attributes } = product;
  const spoken = language === "en" ? undefined : product.texts?.[language];
  const variants = [product.masterVariant, ...product.variants];
  // The newest lot's, as on the product's page, because that lot ships.
  const codes = unique((attributes.lots[0]?.applications ?? []).map((application) => application.codeForDisplay));
  const species = testedSpecies(applicationTable(product));
  const category = named(categoryNames, product.productCategory, language);
  const formulation = attributes.formulation ?? "";
  const genes = attributes.targets;
  return {
    id: product.key,
    productnumber: product.key,
    skus: variants.map((variant) => variant.sku),
    name: spoken?.name ?? product.name,
    // English in every engine, so an English name finds the same products in all languages.
    title: product.name,
    url: `/products/${product.key}`,
    clickurl: `/products/${product.key}`,
    headings: genes.length > 0 ? genes.map((gene) => gene.name).slice(0, 4) : [category],
    categories: [category],
    applications: codes.map((code) => named(applicationNames, code, language)),
    applicationcodes: codes,
    applicationcount: codes.length,
    speciesreactivity: species.map((code) => named(speciesNames, code, language)),
    speciescodes: species,
    hostspecies: attributes.host ? [named(hostNames, attributes.host, language)] : [],
    producttype: named(productTypeNames, product.productType, language),
    targetmodifications: unique(attributes.targetModifications.map((code) => modificationName(code, language))),
    conjugationtype: attributes.conjugation
      ? labelName(attributes.conjugation, language)
      : attributes.host
        ? unconjugated[language]
        : "",
    laser: laserOf(attributes.fluorescents[0]?.excitation),
    antibodytype: antibodyType(attributes, language),
    formulation: formulations.get(formulation)?.[language] ?? formulation,
    validation: validationsOf(product, evidence).map(
      ({ application, species: animal, pillar }) => validationNames(application, animal, pillar)[language],
    ),
    epitopetag: flag(attributes.epitopeTag !== null),
    newproduct: flag(attributes.newProduct),
    recombinant: flag(attributes.recombinant),
    trialsizeavailable: flag(variants.some(isTrialSize)),
    xp: flag(attributes.xp),
    status: product.status,
    releaseddate: product.releasedDate ?? product.createdAt,
    totalcitationcount: product.citationCount,
    targetsymbols: genes.map((gene) => gene.symbol),
    aliases: [...furtherNames(product), ...(attributes.lineage?.formerNames ?? [])],
    clone: attributes.clone ?? "",
    description: (spoken?.description ?? product.description).slice(0, maxLine),
    thumbnail: attributes.figures[0]?.variants.THUMBNAIL ?? "",
    ...thumbnailsOf(attributes.figures),
    sizes: variants.map((variant) => `${variant.attributes.amount} ${variant.attributes.uom}`),
    molecularweights: [...molecularWeights(attributes)],
    discontinued: product.status === "Discontinued" ? 1 : 0,
    kindcode: product.productType,
    categorycode: product.productCategory,
    labelcode: attributes.conjugation ?? (attributes.host ? "none" : ""),
    hostcode: attributes.host ?? "",
    clonality: (attributes.clonality ?? "").toLowerCase(),
    modificationkind: modificationKind(attributes.targetModifications[0] ?? "") ?? "none",
    modificationcodes: [...attributes.targetModifications],
    targetcount: genes.length,
  };
}
