/** Facts about the products, from their plans and never from an engine. */
import type { ProductStatus, ProductType } from "@contracts/catalogue/catalogue";
import { searchableStatuses } from "@domain/search-query/allowed-statuses";
import type { ApplicationCode, CategoryKey, Host, SpeciesCode } from "@domain/vocabulary/names";
import type { ProductPlan } from "../demo/plan/types";
import { planVariants } from "../demo/product/prices";
import type { ModificationKind } from "../demo/targets/table";
import { type GeneNames, nameKey, symbolsByName } from "./names";

export interface ProductFacts {
  readonly key: string;
  readonly skus: readonly string[];
  /** Genes of the target; empty for reagents. */
  readonly symbols: readonly string[];
  /** The target's name in the product's name: "Akt", "NF-κB p65". */
  readonly target: string | null;
  readonly uniprot: readonly string[];
  readonly modification: { readonly kind: ModificationKind; readonly residue: string } | null;
  readonly applications: readonly ApplicationCode[];
  readonly species: readonly SpeciesCode[];
  readonly host: Host | null;
  readonly label: string | null;
  readonly clone: string | null;
  readonly productType: ProductType;
  readonly category: CategoryKey;
}

export interface World {
  readonly products: readonly ProductFacts[];
  readonly bySymbol: ReadonlyMap<string, readonly ProductFacts[]>;
  readonly byKey: ReadonlyMap<string, ProductFacts>;
  /** Genes with a product. */
  readonly genes: readonly GeneNames[];
  /** Symbols of genes that have a product, by the names that may refer to them. */
  symbolsOf(name: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Facts of the products that search lists.
 * @param outside gene names from another source, in addition to those of the catalogue
 */
export function createWorld(plans: readonly ProductPlan[], outside: readonly GeneNames[]): World {
  const statuses: ReadonlySet<ProductStatus> = new Set(searchableStatuses);
  const products = plans.filter(({ status }) => statuses.has(status)).map(factsOf);
  const bySymbol = new Map<string, ProductFacts[]>();
  for (const product of products) {
    for (const symbol of product.symbols) {
      const known = bySymbol.get(symbol);
      if (known) known.push(product);
      else bySymbol.set(symbol, [product]);
    }
  }
  const genes = joinedNames(plans, outside).filter(({ symbol }) => bySymbol.has(symbol));
  const targets = products.flatMap(({ target, symbols }) =>
    target === null ? [] : symbols.map((symbol) => ({ symbol, aliases: [target], previous: [] })),
  );
  const names = symbolsByName([...genes, ...targets]);
  return {
    products,
    bySymbol,
    byKey: new Map(products.map((product) => [product.key, product])),
    genes,
    symbolsOf: (name) => names.get(nameKey(name)) ?? none,
  };
}

function factsOf(plan: ProductPlan): ProductFacts {
  const { antigen, modification, clone } = plan;
  return {
    key: plan.key,
    skus: planVariants(plan).map(({ sku }) => sku),
    symbols: antigen?.genes.map(({ symbol }) => symbol) ?? [],
    target: antigen?.display ?? null,
    uniprot: antigen?.genes.map(({ uniprot }) => uniprot) ?? [],
    modification: modification && { kind: modification.kind, residue: modification.residue },
    applications: plan.applications,
    species: plan.species,
    host: clone?.host ?? null,
    label: plan.label?.name ?? null,
    clone: clone?.id ?? null,
    productType: plan.productType,
    category: plan.category,
  };
}

function joinedNames(plans: readonly ProductPlan[], outside: readonly GeneNames[]): GeneNames[] {
  const names = new Map(outside.map((gene) => [gene.symbol, gene]));
  for (const { antigen } of plans) {
    for (const { symbol, aliases } of antigen?.genes ?? []) {
      const known = names.get(symbol) ?? { symbol, aliases: [], previous: [] };
      const added = aliases.filter((alias) => !known.aliases.includes(alias));
      if (added.length > 0 || !names.has(symbol)) {
        names.set(symbol, { ...known, aliases: [...known.aliases, ...added] });
      }
    }
  }
  return [...names.values()];
}
