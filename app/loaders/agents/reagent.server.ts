/** Facts of a product for programs: the same loaders and rules as its page, with amounts and reasons instead of texts. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { SellingSettings } from "@contracts/settings";
import type { Money } from "@contracts/values/money";
import { ruleVersion } from "@domain/evidence/rule";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { standingOf } from "@domain/lineage/standing";
import { parseProductAddress } from "@domain/product-page/address";
import { asksPriceService, type SizeVerdict, sizeVerdicts } from "@domain/product-page/sizes";
import { hasProductPage } from "@domain/product-page/visibility";
import { customerOfMarket } from "@domain/selling/market-rules";
import { lowerPrices } from "@domain/selling/price-fact";
import type { PublicContext } from "~/context/request/types";
import { type EvidenceState, loadEvidence } from "~/loaders/evidence/evidence.server";
import { loadPriceGroup } from "~/loaders/price-group/price-group.server";
import { loadProductDocuments } from "~/loaders/product/documents.server";
import { lookUpPrices } from "~/loaders/product/prices.server";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

type FoundReagent =
  | { readonly kind: "found"; readonly product: Product; readonly asked: "number" | "former-number" | "rrid" | "clone" }
  | { readonly kind: "removed"; readonly reason: string; readonly day: string }
  | { readonly kind: "several"; readonly keys: readonly string[] }
  | { readonly kind: "unknown" };

/**
 * Finds a product by number, size, former number, RRID or clone. If a clone has several products, the result lists them
 * and chooses none.
 */
export async function findReagent(context: PublicContext, id: string): Promise<FoundReagent> {
  const { catalogue } = context.services;
  const folded = foldIdentifier(id);
  const address = parseProductAddress(folded);
  if (address) {
    const product = await readProduct(context, address.key);
    if (product) return { kind: "found", product, asked: "number" };
    const fate = await catalogue.fate(address.key);
    if (fate?.kind === "removed") return { kind: "removed", reason: fate.reason, day: fate.day };
    const renumbered = fate?.kind === "renumbered" ? await readProduct(context, fate.to) : null;
    return renumbered ? { kind: "found", product: renumbered, asked: "former-number" } : { kind: "unknown" };
  }
  const { products } = await catalogue.knownAs(folded);
  // The number of another maker names another reagent.
  const own = products.filter(({ kind }) => kind !== "foreign");
  const keys = [...new Set(own.map(({ productKey }) => productKey))];
  const [only] = keys;
  if (only === undefined) return { kind: "unknown" };
  if (keys.length > 1) return { kind: "several", keys };
  const product = await readProduct(context, only);
  return product ? { kind: "found", product, asked: own[0]?.kind === "rrid" ? "rrid" : "clone" } : { kind: "unknown" };
}

/** A product that has a page; null for any other number. */
async function readProduct({ services, market }: PublicContext, key: string): Promise<Product | null> {
  const product = await services.catalogue.fullProduct(key, market.language);
  return product && hasProductPage(product.status, false) ? product : null;
}

/**
 * Published sizes with the shop's decisions in the context's market.
 * @param known settings of the market, for callers with many products
 */
export async function sellingOf(
  context: PublicContext,
  product: Product,
  known?: SellingSettings,
): Promise<SizeVerdict[]> {
  const { market } = context;
  const settings = known ?? (await loadSellingSettings(context));
  const customer = customerOfMarket(market);
  const [lookup, group] = await Promise.all([
    asksPriceService(market.country, settings, customer) ? lookUpPrices(context, product) : null,
    loadPriceGroup(context),
  ]);
  return sizeVerdicts({ product, country: market.country, settings, preview: false, lookup, customer, group });
}

export const priceFacts = ({ centAmount, currencyCode, fractionDigits }: Money) => ({
  ...{ amount: centAmount, currency: currencyCode, fraction_digits: fractionDigits },
});

/** A size as tools and feeds state it. Without a price there is a reason, and never an amount of 0. */
export function sizeFacts({ t }: Pick<PublicContext, "t">, { variant, verdict }: SizeVerdict) {
  const { price, action, priceVisibility } = verdict;
  const shown = priceVisibility === "shown" ? price : null;
  const lower = shown ? lowerPrices(shown) : [];
  return {
    sku: variant.sku,
    size: [variant.attributes.amount, variant.attributes.uom].filter(Boolean).join(" "),
    price: shown && priceFacts(shown),
    ...(lower.length > 0 && {
      prices_by_quantity: lower.map(({ pieces, price: each }) => ({ min_quantity: pieces, price: priceFacts(each) })),
    }),
    ...(!shown && { price_reason: verdict.priceReason ?? "price-pending" }),
    availability: verdict.availability,
    selling: {
      action,
      adds_to_basket: verdict.addsToBasket,
      reason: verdict.reason,
      messages: verdict.messages.map(({ key, params }) => t(key, params)),
      ...(verdict.partnerHref && { partner_url: verdict.partnerHref }),
    },
  };
}

/** The evidence of a product, limited to an application and a species if they are given. */
export function evidenceFacts(evidence: EvidenceState, product: Product, origin: string, chosen: ChosenUse = {}) {
  if (evidence === "unavailable") return { state: "unavailable" as const };
  const cells = (evidence?.rows ?? [])
    .filter(({ code }) => chosen.application === undefined || code === chosen.application)
    .flatMap(({ cells, dilution }) => cells.map((cell) => ({ ...cell, dilution })))
    .filter(({ species }) => chosen.species === undefined || species === chosen.species);
  return {
    state: "known" as const,
    rule_version: ruleVersion,
    verdicts: cells.map(({ application, species, kind, pillars, counts, papers, prediction, dilution }) => ({
      application,
      species,
      verdict: kind,
      pillars,
      tests: counts,
      papers,
      prediction,
      recommended_dilution: dilution,
    })),
    demonstration: evidence?.demonstration ?? false,
    last_change: evidence?.changed ?? null,
    records_url: `${origin}/products/${product.key}/evidence.json`,
    rule_url: `${origin}/learn-and-support/evidence`,
  };
}

export interface ChosenUse {
  readonly application?: string | undefined;
  readonly species?: string | undefined;
}

/** Result of `get_reagent`. @param known data that callers with many products have already read for all */
export async function reagentFacts(
  context: PublicContext,
  product: Product,
  chosen: ChosenUse = {},
  known: { readonly settings?: SellingSettings; readonly evidence?: EvidenceState } = {},
) {
  const [sizes, evidence] = await Promise.all([
    sellingOf(context, product, known.settings),
    known.evidence === undefined ? loadEvidence(context, product) : known.evidence,
  ]);
  const { attributes } = product;
  const origin = context.origins.current;
  return {
    ...identityFacts(context, product),
    description: product.description,
    host: attributes.host,
    clonality: attributes.clonality,
    isotype: attributes.isotype,
    conjugate: attributes.conjugation,
    formulation: attributes.formulation,
    storage: attributes.storage,
    applications: attributes.lots[0]?.applications.map(({ codeForDisplay }) => codeForDisplay) ?? [],
    market: marketFacts(context),
    sizes: sizes.map((size) => sizeFacts(context, size)),
    evidence: evidenceFacts(evidence, product, origin, chosen),
  };
}

/** Names and numbers of a product, on this site and elsewhere. */
export function identityFacts({ origins }: Pick<PublicContext, "origins">, product: Product) {
  const { key, name, status, productType, attributes } = product;
  const { lineage } = attributes;
  return {
    number: key,
    name,
    type: productType,
    status,
    standing: standingOf(product),
    url: `${origins.current}/products/${key}`,
    identifiers: {
      rrid: attributes.rrid,
      clone: attributes.clone,
      former_numbers: lineage?.formerKeys ?? [],
      targets: attributes.targets.map(({ symbol, uniprot, entrez }) => ({ symbol, uniprot, entrez })),
      modifications: attributes.targetModifications,
    },
    /** Successor that the maker names, and how the two relate. */
    replacement: lineage?.replacement?.key
      ? { number: lineage.replacement.key, relation: lineage.replacement.kind }
      : null,
    demonstration: attributes.demonstration,
    citations: product.citationCount,
  };
}

export const marketFacts = ({ market }: Pick<PublicContext, "market">) => ({
  country: market.country,
  currency: market.currency,
});

/** Documents of a product, with absolute addresses. */
export async function documentFacts(context: PublicContext, product: Product) {
  const origin = context.origins.current;
  const documents = await loadProductDocuments(context, product);
  return documents.map(({ kind, label, href }) => ({ kind, title: label, url: `${origin}${href}` }));
}
