/**
 * The demonstration catalogue: deterministic data of any size. The same size and targets give the same bytes.
 * Everything is generated on demand, so a large catalogue can be streamed.
 */

import type { StockRecord } from "@contracts/catalogue/availability";
import type { Product } from "@contracts/catalogue/catalogue";
import type { CitationRecord } from "@contracts/catalogue/citations";
import type { PaperUse, ProductEvidence } from "@contracts/catalogue/evidence";
import type { FigureRecord } from "@contracts/catalogue/images";
import type { Lot } from "@contracts/catalogue/lots";
import { countriesWhere } from "@contracts/regions";
import { demoCitations } from "./citations/citations";
import { realCitations } from "./citations/papers";
import { productHomology } from "./evidence-records/homology";
import { evidenceRecords } from "./evidence-records/records";
import { paperUses } from "./evidence-records/uses";
import { citedFigureRecords, demoAccount, figureRecords } from "./figures/records";
import { withTestFigures } from "./lots/lot-figures";
import { demoLots } from "./lots/lots";
import { planCatalogue } from "./plan/plan";
import type { ProductPlan } from "./plan/types";
import { planVariants } from "./product/prices";
import { indexPlans } from "./product/relations";
import { renderProduct } from "./product/render";
import { productTexts } from "./product-texts/product-texts";
import { createRandom } from "./random";
import { parseExternalTargets } from "./targets/external";
import type { Antigen } from "./targets/table";
import { builtInAntigens } from "./targets/targets";

export const defaultSize = 12_000;

export interface CatalogueOptions {
  /** Number of products; the named ones are always included. */
  readonly size?: number;
  /** Text of a table of targets that replaces the built-in antigens, except for the named products. */
  readonly targets?: string;
  /** Text of a table of real papers to cite in addition to the demonstration records (`realCitations`). */
  readonly papers?: string;
}

export interface Catalogue {
  readonly plans: readonly ProductPlan[];
  product(plan: ProductPlan): Product;
  figures(plan: ProductPlan): FigureRecord[];
  stock(plan: ProductPlan): StockRecord[];
  lots(plan: ProductPlan): Lot[];
  citations(): Generator<CitationRecord>;
  /** Evidence records and homology of a finished product, without paper counts. */
  evidenceOf(product: Product): ProductEvidence;
  /** Counted from all citations. */
  paperUses(): Generator<PaperUse>;
}

export function createCatalogue({ size = defaultSize, targets, papers }: CatalogueOptions = {}): Catalogue {
  const builtIn = builtInAntigens();
  const named = new Map(builtIn.map((antigen) => [antigen.id, antigen]));
  const antigens = targets === undefined ? builtIn : withKnownFacts(parseExternalTargets(targets), named);
  const plans = planCatalogue(antigens, named, size);
  const index = indexPlans(plans);
  const furtherCitations =
    papers === undefined ? new Map<string, number>() : countByProduct(realCitations(papers, plans));
  /** Cached, because the search documents of three languages request it in turn. */
  const evidence = new WeakMap<Product, ProductEvidence>();
  function* citations() {
    yield* demoCitations(plans, demoAccount);
    if (papers !== undefined) yield* realCitations(papers, plans);
  }
  return {
    plans,
    product: (plan) => {
      const cited = { ...plan, citations: plan.citations + (furtherCitations.get(plan.key) ?? 0) };
      const record = withLotBridges(renderProduct(cited, index, demoAccount), plan);
      return { ...record, texts: productTexts(plan, index, record) };
    },
    figures: (plan) => [...figureRecords(plan, index), ...citedFigureRecords(plan)],
    stock: planStock,
    citations,
    evidenceOf(product) {
      const made = evidence.get(product);
      if (made) return made;
      const plan = index.byKey.get(product.key);
      const found: ProductEvidence = {
        productKey: product.key,
        records: plan ? evidenceRecords(plan, index, product, demoLots(plan, [])) : [],
        homology: plan ? productHomology(plan, product) : [],
        uses: [],
      };
      evidence.set(product, found);
      return found;
    },
    paperUses: () => paperUses(citations()),
    lots(plan) {
      const lots = demoLots(plan, planStock(plan));
      if (!plan.clone) return lots;
      return withTestFigures(lots, evidenceRecords(plan, index, renderProduct(plan, index, demoAccount), lots));
    },
  };
}

/** Verdicts read lot bridges only for polyclonal antibodies, whose lots differ. */
function withLotBridges(product: Product, plan: ProductPlan): Product {
  if (product.attributes.clonality !== "Polyclonal") return product;
  const lotBridges = demoLots(plan, []).flatMap(({ number, bridge }) =>
    bridge ? [{ lot: number, toLot: bridge.toLot, pass: bridge.pass }] : [],
  );
  return { ...product, attributes: { ...product.attributes, lotBridges } };
}

function countByProduct(records: Iterable<CitationRecord>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { products } of records) for (const { key } of products) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Prefers built-in facts about a gene, and adds names that only the external table has. */
function withKnownFacts(external: readonly Antigen[], known: ReadonlyMap<string, Antigen>): Antigen[] {
  const names = new Map(
    external.flatMap(({ genes }) => genes.map(({ symbol, aliases }) => [symbol, aliases] as const)),
  );
  const completed = [...known.values()].map((antigen) => ({
    ...antigen,
    genes: antigen.genes.map((gene) => ({
      ...gene,
      aliases: [...new Set([...gene.aliases, ...(names.get(gene.symbol) ?? [])])],
    })),
  }));
  const byId = new Map(completed.map((antigen) => [antigen.id, antigen]));
  const listed = external.map((antigen) => byId.get(antigen.id) ?? antigen);
  const ids = new Set(listed.map(({ id }) => id));
  return [...listed, ...completed.filter(({ id }) => !ids.has(id))];
}

const lookUpCountries = countriesWhere(({ prices }) => prices === "look-up");

/** Stock, and prices of the countries that use the price service. */
function planStock(plan: ProductPlan): StockRecord[] {
  return planVariants(plan).map(({ sku, prices }) => {
    const random = createRandom("stock", sku);
    const sold = plan.status === "Released" || plan.status === "Pre-discontinued";
    return {
      sku,
      productKey: plan.key,
      prices: prices.filter(({ country }) => lookUpCountries.includes(country)),
      onHand: sold && random.chance(0.93) ? random.int(1, 400) : 0,
      replenishmentDays: plan.status === "Released - On Hold" ? 30 : random.int(5, 21),
    };
  });
}
