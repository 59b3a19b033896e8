/** Product comparison, from the address alone (C-PROD-03, rows C-COMP). */

import type { Product } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import {
  addParameter,
  comparedIds,
  compareHref,
  differencesParameter,
  maxCompared,
  productIdOf,
  productIdsParameter,
} from "@domain/compare/compared-ids";
import { sharedByAll, sharedWithAnother } from "@domain/compare/shared-values";
import { applicationTable, testedSpecies } from "@domain/product-page/applications";
import { asksPriceService, type SizeRow, sizeRows } from "@domain/product-page/sizes";
import { hasProductPage } from "@domain/product-page/visibility";
import { customerOfMarket } from "@domain/selling/market-rules";
import { vocabularyKey } from "@domain/vocabulary/keys";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { verdictGroups } from "~/i18n/verdict-text";
import { type EvidenceState, loadEvidence } from "~/loaders/evidence/evidence.server";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { loadPriceGroup } from "~/loaders/price-group/price-group.server";
import { figureAddress } from "~/loaders/product/figures.server";
import { loadLookedUpSizes } from "~/loaders/product/prices.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

const comparedAttributes = [
  "productType",
  "target",
  "modification",
  "host",
  "clone",
  "isotype",
  "conjugation",
  "applications",
  "dilutions",
  "figures",
  "reactivity",
  "evidence",
  "weight",
  "calculatedWeight",
  "formulation",
  "storage",
  "citations",
] as const;
export type ComparedAttribute = (typeof comparedAttributes)[number];

export interface ComparedValue {
  /** Catalogue codes or texts; the page translates codes. */
  readonly values: readonly string[];
  readonly shared: boolean;
}

interface ComparedSize extends Pick<SizeRow, "sku" | "amount" | "unit" | "price"> {
  readonly adds: boolean;
}

interface ComparedProduct {
  readonly id: string;
  readonly name: string;
  readonly status: Product["status"];
  readonly image: string | null;
  readonly sizes: readonly ComparedSize[];
  readonly attributes: Readonly<Record<ComparedAttribute, ComparedValue>>;
  readonly removeHref: string;
}
/** A product that cannot be shown keeps its column with a message (C-COMP-04, C-COMP-06). */
interface FailedProduct {
  readonly id: string;
  readonly name: null;
  readonly removeHref: string;
}

export interface ComparePageData {
  readonly head: PageHead;
  readonly products: readonly (ComparedProduct | FailedProduct)[];
  /** Shareable address of the comparable products. */
  readonly href: string;
  /** Attributes in which the products differ, and those that are the same in all. */
  readonly different: readonly ComparedAttribute[];
  readonly same: readonly ComparedAttribute[];
  /** The page leaves out `same`; `switchHref` is the address of the other choice. */
  readonly onlyDifferences: boolean;
  readonly switchHref: string;
  /** Former numbers in the address, whose reagents are compared under their current numbers. */
  readonly renumbered: readonly { readonly former: string; readonly number: string }[];
  /** Ids beyond the limit, which are not shown. */
  readonly leftOut: readonly string[];
  readonly form: { readonly typed: string; readonly error: string | null };
}

export async function loadComparePage(context: PublicContext, { url }: PageArgs) {
  const asked = comparedIds(url.searchParams.get(productIdsParameter));
  const ids = asked.slice(0, maxCompared);
  const typed = (url.searchParams.get(addParameter) ?? "").trim().slice(0, 40);
  const error = typed === "" ? null : addError(context, ids, typed);
  if (typed !== "" && error === null) throw redirect(compareHref([...ids, productIdOf(typed) ?? typed]));
  const onlyDifferences = url.searchParams.get(differencesParameter) === "only";
  const found = await readProducts(context, ids);
  const products = await comparedProducts(context, found, onlyDifferences);
  const shown = products.filter((product) => product.name !== null);
  const valuesOf = (name: ComparedAttribute) => shown.map(({ attributes }) => attributes[name].values);
  const filled = comparedAttributes.filter((name) => valuesOf(name).some((values) => values.length > 0));
  const same = filled.filter((name) => sharedByAll(valuesOf(name)));
  const page: ComparePageData = {
    head: pageHead(context, { title: context.t("compareTable.title"), path: "/products/compare", index: false }),
    products,
    href: compareHref(products.flatMap(({ id, name }) => (name === null ? [] : [id]))),
    different: filled.filter((name) => !same.includes(name)),
    same,
    onlyDifferences,
    switchHref: compareHref(
      products.map(({ id }) => id),
      !onlyDifferences,
    ),
    renumbered: found.flatMap(({ id, product }) =>
      product && product.key !== id ? [{ former: id, number: product.key }] : [],
    ),
    leftOut: asked.slice(maxCompared),
    form: { typed: error ? typed : "", error },
  };
  return data(page, { status: error ? 422 : 200 });
}

function addError({ t }: PublicContext, ids: readonly string[], typed: string): string | null {
  const id = productIdOf(typed);
  if (!id) return t("compareTable.addInvalid");
  if (ids.includes(id)) return t("compareTable.addTwice");
  return ids.length >= maxCompared ? t("compare.addFull", { count: maxCompared }) : null;
}

interface FoundProduct {
  readonly id: string;
  /** Null if the product does not exist, has no page, or is unavailable. */
  readonly product: Product | null;
}

/** Products of ids; two ids of one product count once. */
async function readProducts(context: PublicContext, ids: readonly string[]): Promise<readonly FoundProduct[]> {
  const found = await Promise.all(ids.map(async (id) => ({ id, product: await readProduct(context, id) })));
  const keyOf = ({ id, product }: FoundProduct) => product?.key ?? id;
  return found.filter((one, at) => found.findIndex((other) => keyOf(other) === keyOf(one)) === at);
}

async function comparedProducts(
  context: PublicContext,
  found: readonly FoundProduct[],
  onlyDifferences: boolean,
): Promise<ComparePageData["products"]> {
  if (found.length === 0) return [];
  const settings = await loadSellingSettings(context);
  const shown = found.flatMap(({ product }) => product ?? []);
  const [evidence, sizes] = await Promise.all([
    Promise.all(shown.map((product) => loadEvidence(context, product))),
    Promise.all(shown.map((product) => readSizes(context, product, settings))),
  ]);
  const values = shown.map((product, at) => attributesOf(context, product, evidence[at] ?? null));
  const keys = found.map(({ id, product }) => product?.key ?? id);
  const removeHref = (id: string) =>
    compareHref(
      keys.filter((other) => other !== id),
      onlyDifferences,
    );
  return found.map(({ id, product }): ComparedProduct | FailedProduct => {
    if (!product) return { id, name: null, removeHref: removeHref(id) };
    const at = shown.indexOf(product);
    const [figure] = product.attributes.figures;
    return {
      id: product.key,
      name: product.name,
      status: product.status,
      image: figure ? figureAddress(figure, "THUMBNAIL", context.imagesUrl) : null,
      sizes: (sizes[at] ?? []).map(({ sku, amount, unit, price, addsToBasket }) => ({
        ...{ sku, amount, unit, price },
        adds: addsToBasket,
      })),
      attributes: withShared(values, at),
      removeHref: removeHref(product.key),
    };
  });
}

/** Sizes as the product page shows them; Japan and China look their prices up. */
async function readSizes(
  context: PublicContext,
  product: Product,
  settings: SellingSettings,
): Promise<readonly SizeRow[]> {
  const { market, preview } = context;
  const customer = customerOfMarket(market);
  const group = await loadPriceGroup(context);
  if (!asksPriceService(market.country, settings, customer)) {
    return sizeRows({ product, country: market.country, settings, preview, customer, group });
  }
  const found = await loadLookedUpSizes(context, product, settings, { terms: null, group });
  return found.ok ? found.value : [];
}

/** The product of a number, also of a former one. */
async function readProduct(context: PublicContext, id: string): Promise<Product | null> {
  const key = productIdOf(id);
  if (!key) return null;
  const { catalogue } = context.services;
  const read = (number: string) => catalogue.fullProduct(number, context.market.language);
  try {
    const asked = await read(key);
    const fate = asked ? null : await catalogue.fate(key);
    const product = fate?.kind === "renumbered" ? await read(fate.to) : asked;
    return product && hasProductPage(product.status, context.preview) ? product : null;
  } catch (error) {
    context.degraded();
    context.log.error("compare: product cannot be read", { key, error });
    return null;
  }
}

type Values = Readonly<Record<ComparedAttribute, readonly string[]>>;

/** One value for each application: "WB – Validated by genetic test: Human". */
function evidenceValues({ t }: PublicContext, evidence: EvidenceState): string[] {
  if (evidence === null) return [];
  // An empty cell would read as "not tested".
  if (evidence === "unavailable") return [t("evidence.unavailable")];
  return evidence.rows.flatMap(({ code, cells }) => {
    const groups = verdictGroups(t, cells, (species) =>
      t(`vocabulary.species.${vocabularyKey(species)}`, { defaultValue: species }),
    );
    return groups === "" ? [] : [`${code} – ${groups}`];
  });
}

function attributesOf(context: PublicContext, product: Product, evidence: EvidenceState): Values {
  const { attributes, productType, citationCount } = product;
  const table = applicationTable(product);
  const text = (value: string | null) => (value ? [value] : []);
  const { observedMolecularWeight: observed, molecularWeight: calculated, molecularWeightBasis: basis } = attributes;
  return {
    productType: [productType],
    target: attributes.targets.map(({ symbol }) => symbol),
    modification: attributes.targetModifications,
    host: text(attributes.host),
    clone: text(attributes.clone),
    isotype: text(attributes.isotype),
    conjugation: text(attributes.conjugation),
    applications: table.rows.map((row) => row.code),
    dilutions: table.rows.flatMap(({ code, dilution }) => (dilution ? [`${code} ${dilution}`] : [])),
    figures: figureCounts(attributes.figures),
    reactivity: testedSpecies(table),
    evidence: evidenceValues(context, evidence),
    weight: observed.map(String),
    calculatedWeight: calculated === null ? [] : [(basis === "length" ? "~" : "") + String(calculated)],
    formulation: text(attributes.formulation),
    storage: text(attributes.storageTemperature ?? attributes.storage),
    citations: [String(citationCount)],
  };
}

/** Figures by application, as the record orders them: "WB 3". */
function figureCounts(figures: Product["attributes"]["figures"]): readonly string[] {
  const counts = new Map<string, number>();
  for (const { figureType } of figures) counts.set(figureType, (counts.get(figureType) ?? 0) + 1);
  return [...counts].map(([code, count]) => `${code} ${count}`);
}

function withShared(products: readonly Values[], at: number): ComparedProduct["attributes"] {
  const entries = comparedAttributes.map((name): [ComparedAttribute, ComparedValue] => {
    const shared = sharedWithAnother(products.map((values) => values[name]));
    return [name, { values: products[at]?.[name] ?? [], shared: shared[at] ?? false }];
  });
  // `fromEntries` does not preserve the key type.
  return Object.fromEntries(entries) as Record<ComparedAttribute, ComparedValue>;
}
