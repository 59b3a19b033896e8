/** Grades a product against the intent of a query: 3 exact, 2 close, 1 only the right target, 0 irrelevant. */
import type { ProductType } from "@contracts/catalogue/catalogue";
import type { ApplicationCode, CategoryKey, FormulationKey, Host, SpeciesCode } from "@domain/vocabulary/names";
import type { ModificationKind } from "../demo/targets/table";
import type { ProductFacts, World } from "./facts";

/** Intent of a query, as facts. Omitted fields match every product. */
export interface Intent {
  /** One of these products. */
  readonly keys?: readonly string[];
  /** Target: one of these genes. */
  readonly symbols?: ReadonlySet<string>;
  /** Site: one of these residues, with this modification. */
  readonly residues?: readonly string[];
  readonly modification?: ModificationKind;
  /** Tested with one of these. */
  readonly applications?: readonly ApplicationCode[];
  /** An animal meant either as the host or as a reactive species. */
  readonly animal?: { readonly host: Host; readonly species: SpeciesCode | null };
  readonly host?: Host;
  readonly species?: SpeciesCode;
  readonly label?: string;
  readonly productTypes?: readonly ProductType[];
  readonly category?: CategoryKey;
  readonly formulation?: FormulationKey;
  readonly clonality?: "monoclonal" | "polyclonal";
  /** An unlabeled primary antibody in its usual formulation. */
  readonly usual?: true;
  readonly unmodified?: true;
  /** The product's name has one of these parts. */
  readonly nameParts?: readonly string[];
}

/** Meaning of a query that names only a target. */
export const plain = { usual: true, unmodified: true } as const satisfies Intent;

export type Grade = 0 | 1 | 2 | 3;

export function grade(product: ProductFacts, intent: Intent): Grade {
  if (intent.keys) return intent.keys.includes(product.key) ? 3 : 0;
  if (intent.symbols && !product.symbols.some((symbol) => intent.symbols?.has(symbol))) return 0;
  const site = siteMet(product, intent);
  if (site === false) return intent.symbols ? 1 : 0;
  const met = furtherFacts(product, intent);
  const all = met.every((fact) => fact);
  if (all) return 3;
  if (!intent.symbols) return 0;
  return met.some((fact) => fact) || site ? 2 : 1;
}

/** Null if the query names no site. */
function siteMet({ modification }: ProductFacts, { residues, modification: kind }: Intent): boolean | null {
  if (!residues && !kind) return null;
  if (!modification) return false;
  return (!kind || modification.kind === kind) && (!residues || residues.includes(modification.residue));
}

function furtherFacts(product: ProductFacts, intent: Intent): boolean[] {
  const { applications, animal, host, species, label, productTypes, category } = intent;
  const facts: boolean[] = [];
  if (applications) facts.push(applications.some((code) => product.applications.includes(code)));
  if (animal) {
    const reacts = animal.species !== null && product.species.includes(animal.species);
    facts.push(product.host === animal.host || reacts);
  }
  if (host) facts.push(product.host === host);
  if (species) facts.push(product.species.includes(species));
  if (label) facts.push(product.label === label);
  if (productTypes) facts.push(productTypes.includes(product.productType));
  if (category) facts.push(product.category === category);
  if (intent.formulation) facts.push(product.formulation === intent.formulation);
  if (intent.clonality) facts.push(product.clonality === intent.clonality);
  if (intent.usual) facts.push(isUsual(product));
  if (intent.unmodified) facts.push(product.modification === null);
  if (intent.nameParts) facts.push(intent.nameParts.some((part) => product.name.includes(part)));
  return facts;
}

function isUsual({ productType, label, formulation }: ProductFacts): boolean {
  return productType === "Primary Antibody" && label === null && formulation === "standard";
}

/** Best possible grades of a list, greatest first. */
export function bestGrades(world: World, intent: Intent, length: number): Grade[] {
  const candidates = candidatesOf(world, intent);
  const counts = [0, 0, 0, 0];
  for (const product of candidates) {
    const own = grade(product, intent);
    counts[own] = (counts[own] ?? 0) + 1;
  }
  return ([3, 2, 1] as const)
    .flatMap((value) => new Array<Grade>(Math.min(counts[value] ?? 0, length)).fill(value))
    .slice(0, length);
}

/** True if an exact match can be bought, or if the intent lists an exact match by key, which may be discontinued. */
export function isOffered(world: World, intent: Intent): boolean {
  for (const product of candidatesOf(world, intent))
    if ((product.live || intent.keys) && grade(product, intent) === 3) return true;
  return false;
}

function candidatesOf(world: World, { keys, symbols }: Intent): Iterable<ProductFacts> {
  if (keys) return keys.flatMap((key) => world.byKey.get(key) ?? []);
  return symbols ? new Set([...symbols].flatMap((symbol) => world.bySymbol.get(symbol) ?? [])) : world.products;
}
