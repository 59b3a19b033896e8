/** Facts about the products, read from their plans so that they do not depend on any engine. */
import type { ProductStatus, ProductType } from "@contracts/catalogue/catalogue";
import { searchableStatuses } from "@domain/search-query/allowed-statuses";
import type { ApplicationCode, CategoryKey, FormulationKey, Host, SpeciesCode } from "@domain/vocabulary/names";
import type { ProductPlan } from "../demo/plan/types";
import { planVariants } from "../demo/product/prices";
import { registryNumber } from "../demo/product/registry-number";
import type { ModificationKind } from "../demo/targets/table";
import { type GeneNames, type GeneRecord, nameKey, symbolsByName } from "./names";

export interface ProductFacts {
  readonly key: string;
  readonly name: string;
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
  /** Null for products other than antibodies. */
  readonly clonality: "monoclonal" | "polyclonal" | null;
  readonly formulation: FormulationKey;
  /** Registry number of an antibody: "AB_99004060". */
  readonly registryNumber: string | null;
  /** False for discontinued products, which come last in every list. */
  readonly live: boolean;
  readonly productType: ProductType;
  readonly category: CategoryKey;
}

export interface World {
  readonly products: readonly ProductFacts[];
  readonly bySymbol: ReadonlyMap<string, readonly ProductFacts[]>;
  readonly byKey: ReadonlyMap<string, ProductFacts>;
  /** Genes with a product. */
  readonly genes: readonly GeneNames[];
  /** All human genes, with or without a product. */
  readonly records: readonly GeneRecord[];
  /** Symbols of genes that have a product, by the names that may refer to them. */
  symbolsOf(name: string): ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/**
 * Facts of the products that search lists.
 * @param records all human genes
 * @param outside additional names of genes
 */
export function createWorld(
  plans: readonly ProductPlan[],
  records: readonly GeneRecord[],
  outside: readonly GeneNames[],
): World {
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
  const genes = joinedNames(plans, [...records, ...outside]).filter(({ symbol }) => bySymbol.has(symbol));
  const targets = products.flatMap(({ target, symbols }) =>
    target === null ? [] : symbols.map((symbol) => ({ symbol, aliases: [target], previous: [] })),
  );
  const names = symbolsByName([...genes, ...targets]);
  return {
    products,
    bySymbol,
    byKey: new Map(products.map((product) => [product.key, product])),
    genes,
    records,
    symbolsOf: (name) => names.get(nameKey(name)) ?? none,
  };
}

function factsOf(plan: ProductPlan): ProductFacts {
  const { antigen, modification, clone } = plan;
  return {
    key: plan.key,
    name: plan.name,
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
    clonality: clone === null ? null : clone.id === null ? "polyclonal" : "monoclonal",
    formulation: plan.formulation,
    registryNumber: registryNumber(plan),
    live: plan.status !== "Discontinued" && plan.status !== "Obsolete",
    productType: plan.productType,
    category: plan.category,
  };
}

function joinedNames(plans: readonly ProductPlan[], outside: readonly GeneNames[]): GeneNames[] {
  const names = new Map<string, GeneNames>();
  const add = ({ symbol, aliases, previous }: GeneNames): void => {
    const known = names.get(symbol) ?? { symbol, aliases: [], previous: [] };
    // A former symbol counts as former even if another source lists it as an alias.
    const former = [...new Set([...known.previous, ...previous])];
    const others = [...new Set([...known.aliases, ...aliases])].filter((alias) => !former.includes(alias));
    names.set(symbol, { symbol, aliases: others, previous: former });
  };
  for (const gene of outside) add(gene);
  for (const { antigen } of plans)
    for (const { symbol, aliases } of antigen?.genes ?? []) add({ symbol, aliases, previous: [] });
  return [...names.values()];
}
