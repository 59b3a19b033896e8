/**
 * Requested properties that no product of the target has. The first product of a list only suggests them, because
 * filters, sort order and other requirements decide which one is first; a count of the products with the property
 * confirms them.
 */
import type { SearchResult } from "@contracts/search/search-answers";
import type { EngineLocale } from "@contracts/search/search-engines";
import { foldName } from "@domain/query-reading/fold-name";
import { modificationFilter, readingQuery } from "@domain/query-reading/product-query";
import { unnamedWords } from "@domain/query-reading/queries/reagents";
import type { QueryReading } from "@domain/query-reading/read-query";
import { farSites, numberedSites } from "@domain/query-reading/residues";
import { renumberedSites } from "@domain/query-reading/usual-sites";
import { productCountQuery } from "@domain/search-query/product-search";
import type { SearchFilter } from "@domain/search-query/search-body";
import type { BrowseState } from "@domain/search-url/state";
import { facetName } from "@domain/vocabulary/facet-keys";
import { applicationNames, formulationNames, type Names, speciesNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import type { SearchPort } from "~/loaders/search/port.server";

type Search = Pick<SearchPort, "multiSearch">;

export interface Shortfalls {
  /** No product of the target has the requested modification. */
  readonly modificationMissing: boolean;
  /** Names of requested labels, kinds, hosts and clonality that no product of the target has. */
  readonly unmet: readonly string[];
  /** Names of requested uses and animals that no product of the target is tested for. */
  readonly untested: readonly string[];
  /** Names of requested uses that only modified forms of the target are tested for, although none was asked for. */
  readonly plainUntested: readonly string[];
  /** Names of clones in the phrase that no product has. */
  readonly otherClones: readonly string[];
}

/** Properties that the first products lack, with the filter that finds them; null if nothing in the catalogue has one. */
interface Lack {
  readonly of: keyof Shortfalls;
  readonly name: string;
  readonly filter: SearchFilter | null;
  /** Limits the products that are counted. */
  readonly among?: SearchFilter;
}

interface ShownList {
  readonly state: Pick<BrowseState, "page">;
  readonly hits: readonly SearchResult[];
  readonly locale: EngineLocale;
}

/** Empty beyond the first page. Omits properties whose products cannot be counted. */
export async function shortfallsOf(
  search: Search,
  reading: QueryReading,
  { state, hits, locale }: ShownList,
): Promise<Shortfalls> {
  const [first] = hits;
  const lacks =
    first !== undefined && state.page === 1
      ? [
          ...lackedWants(first, reading, locale),
          ...lackedTests(first, reading, locale),
          ...lackedForm(hits, reading),
          ...lackedClones(hits, reading),
        ]
      : [];
  const unmet = await withoutProducts(search, reading, lacks);
  const namesOf = (of: keyof Shortfalls) => unmet.flatMap((lack) => (lack.of === of ? [lack.name] : []));
  return {
    modificationMissing: namesOf("modificationMissing").length > 0,
    unmet: namesOf("unmet"),
    untested: namesOf("untested"),
    plainUntested: namesOf("plainUntested").filter((name) => !namesOf("untested").includes(name)),
    otherClones: namesOf("otherClones"),
  };
}

/** True if no product of the targets is sold, whatever else the phrase asks for. */
export async function isWithoutProducts(search: Search, reading: QueryReading): Promise<boolean> {
  const [total] = await totals(search, { ...reading, wants: { ...reading.wants, ruledOut: [] } }, [[]]);
  return total === 0;
}

async function withoutProducts(search: Search, reading: QueryReading, lacks: readonly Lack[]) {
  const counted = lacks.filter(({ filter }) => filter !== null);
  if (counted.length === 0) return lacks;
  const found = await totals(
    search,
    reading,
    counted.map(({ filter, among }) => [filter, among].filter((one) => one !== null && one !== undefined)),
  );
  return lacks.filter((lack) => lack.filter === null || found[counted.indexOf(lack)] === 0);
}

/** Products of the targets with each of some filters; empty if the search is unavailable. */
async function totals(search: Search, reading: QueryReading, filters: readonly (readonly SearchFilter[])[]) {
  const query = readingQuery(reading.targets.length > 0 ? { ...reading, rest: [] } : reading, "");
  if (!query) return [];
  const outcome = await search.multiSearch(
    "product",
    filters.map((further) => productCountQuery({ ...query, filters: [...query.filters, ...further] })),
  );
  return outcome.ok ? outcome.value.map(({ meta }) => meta.page.total_results) : [];
}

const code = v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" });
const codesOf = v.object({ kindcode: code, labelcode: code, hostcode: code, clonality: code });

/** Codes of the animals that are hosts and samples. */
const sampleOf: Readonly<Record<string, string>> = { Mouse: "M", Rat: "R", Hamster: "Hm", Chicken: "C" };

/** An animal that may also be the sample does not count as a requested host. */
function lackedWants(hit: unknown, { wants, targets }: QueryReading, locale: EngineLocale): readonly Lack[] {
  const parsed = v.safeParse(codesOf, hit);
  if (!parsed.success) return [];
  const hosts = wants.hosts.filter((host) => !wants.species.includes(sampleOf[host] ?? ""));
  // An antibody against a reagent, such as BrdU, is not a kit that contains it.
  const isOfTarget = targets.length > 0;
  const kinds = wants.kinds.filter((kind) => kind !== "Conjugate" && !(isOfTarget && kind === "Primary Antibody"));
  const lacked = (
    [
      ["conjugationtype", "labelcode", wants.labels],
      ["producttype", "kindcode", kinds],
      ["hostspecies", "hostcode", hosts],
      ["antibodytype", "clonality", wants.clonality],
    ] as const
  ).flatMap(([facet, field, codes]): readonly Lack[] => {
    const own = parsed.output[field].raw ?? "";
    const [first] = codes;
    if (first === undefined || codes.includes(own.toLowerCase()) || codes.includes(own)) return [];
    const name = facetName(facet, first === "none" ? "unconjugated" : first, locale);
    return [{ of: "unmet", name, filter: { [field]: codes } }];
  });
  // Results do not show whether a product has a carrier; a count of the products without one does.
  const isWithout = wants.categories.includes(carrierFree);
  const name = facetName("formulation", formulationNames[carrierFree].en, locale);
  return isWithout ? [...lacked, { of: "unmet", name, filter: { categorycode: carrierFree } }] : lacked;
}

const carrierFree = "carrier-free";

const codes = v.optional(v.object({ raw: v.nullish(v.array(v.string()), []) }), { raw: [] });
const testsOf = v.object({ speciescodes: codes, applicationcodes: codes, kindcode: code, title: code });

/** A secondary antibody is tested on the animals that it is against. */
function lackedTests(hit: unknown, { wants, targets }: QueryReading, locale: EngineLocale): readonly Lack[] {
  const parsed = v.safeParse(testsOf, hit);
  if (!parsed.success || targets.length === 0 || parsed.output.kindcode.raw === "Secondary Antibody") return [];
  const { speciescodes, applicationcodes, kindcode } = parsed.output;
  const animals: readonly Lack[] = wants.species.flatMap((animal) => {
    const fitting = [animal, "All"];
    if (fitting.some((one) => speciescodes.raw?.includes(one))) return [];
    // A protein has its animal in its name: "Mouse IL-33 Recombinant Protein".
    const isOfAnimal = parsed.output.title.raw?.startsWith(`${speciesOf(animal)} `);
    if (kindcode.raw === "Recombinant Protein" && isOfAnimal) return [];
    const name = facetName("speciesreactivity", speciesOf(animal), locale);
    const kind = kindcode.raw ?? "";
    const lack = { of: "untested", name, filter: { speciescodes: fitting } } as const;
    if (!wants.kinds.includes(kind) || !/Kit$/.test(kind)) return [lack];
    // An antibody with the animal is not the kit that the phrase asks for.
    return [{ ...lack, name: `${name} (${facetName("producttype", kind, locale)})`, among: { kindcode: kind } }];
  });
  const [first] = wants.applications;
  if (first === undefined || wants.applications.some((one) => applicationcodes.raw?.includes(one))) return animals;
  const name = facetName("applications", applicationOf(first), locale);
  const lack = { name, filter: { applicationcodes: wants.applications } };
  const ofPlain = { ...lack, of: "plainUntested", among: { modificationkind: "none" } } as const;
  return [...animals, { ...lack, of: "untested" }, ...(wants.modification === null ? [ofPlain] : [])];
}

const englishOf = (names: Readonly<Record<string, Names>>) => (code: string) => names[code]?.en ?? code;
const speciesOf = englishOf(speciesNames);
const applicationOf = englishOf(applicationNames);

/** Modified residues of a hit. */
export const siteOf = v.object({
  modificationcodes: v.optional(v.object({ raw: v.nullish(v.array(v.string()), []) }), { raw: [] }),
});

const nameOf = v.object({ name: v.object({ raw: v.string() }) });

/** No field has splice variants, so a product for one is recognized by its name. */
function isNamed(hit: unknown, variants: readonly string[]): boolean {
  const parsed = v.safeParse(nameOf, hit);
  return parsed.success && variants.some((one) => foldName(parsed.output.name.raw).includes(foldName(one)));
}

function lackedForm([first, ...more]: readonly unknown[], { wants: { modification } }: QueryReading): readonly Lack[] {
  if (modification === null || hasSite(first, modification)) return [];
  if (modification.kind === "variant" && [first, ...more].some((hit) => isNamed(hit, modification.residues))) return [];
  return [{ of: "modificationMissing", name: modification.kind, filter: modificationFilter(modification) }];
}

/** True if a hit has the requested modification, at one of the requested residues if any. */
function hasSite(hit: unknown, { kind, residues }: NonNullable<QueryReading["wants"]["modification"]>): boolean {
  const parsed = v.safeParse(siteOf, hit);
  const codes = parsed.success ? (parsed.output.modificationcodes.raw ?? []) : [];
  const prefix = { phospho: "p", acetyl: "ac", methyl: "me", cleaved: "c", any: "" }[kind];
  if (prefix === undefined) return false;
  const fits = codes.filter((code) => new RegExp(`^${prefix}[A-Z]`).test(code) || prefix === "");
  return residues.length === 0 ? fits.length > 0 : fits.some((code) => residues.some((one) => code.endsWith(one)));
}

/** Sites of the phrase with the numbers by which the hits have them; empty if a hit has the number of the phrase. */
export const renumberedIn = (hits: readonly unknown[], reading: QueryReading) =>
  renumberedSites(reading).filter(({ typed, own }) => {
    const isListed = (residue: string) => hits.some((hit) => hasSite(hit, { kind: "any", residues: [residue] }));
    return isListed(own) && !isListed(typed);
  });

const soldNames = v.object({
  name: v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" }),
  title: v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" }),
});

/** Reagents of the phrase that are in no hit's name. */
export const reagentsLeftOut = (hits: readonly unknown[], reading: QueryReading): readonly string[] =>
  unnamedWords(reading, namesOfHits(hits));

function namesOfHits(hits: readonly unknown[]): readonly string[] {
  return hits.flatMap((hit) => {
    const parsed = v.safeParse(soldNames, hit);
    return parsed.success ? [`${parsed.output.name.raw} ${parsed.output.title.raw}`] : [];
  });
}

/** Unread words of the phrase that are not in a hit's name. */
export function wordsNotNamed(hit: unknown, { rest }: QueryReading): readonly string[] {
  const names = namesOfHits([hit]).map(foldName);
  return rest.filter((word) => !names.some((name) => name.includes(foldName(word))));
}

const sizesOf = v.object({ sizes: v.object({ raw: v.array(v.string()) }) });

/** Amounts that one of the hits is sold in, as words of the phrase: "100ul", or "100" and "µl". */
function isSoldSize(hits: readonly unknown[], word: string, at: number, rest: readonly string[]): boolean {
  const spelled = (text: string) => text.toLowerCase().replaceAll(/[µμ]/g, "u").replaceAll(/\s/g, "");
  const sold = hits.flatMap((hit) => {
    const parsed = v.safeParse(sizesOf, hit);
    return parsed.success ? parsed.output.sizes.raw.map(spelled) : [];
  });
  return [word, word + (rest[at + 1] ?? ""), (rest[at - 1] ?? "") + word].some(
    (text) => /^\d.*\D$/.test(text) && sold.includes(spelled(text)),
  );
}

/** Words that found nothing, without sites of the first hit and sizes that are sold. */
export function wordsLeftOut(hits: readonly unknown[], { rest, wants }: QueryReading): readonly string[] {
  const [first] = hits;
  return rest.filter((word, at) => {
    if (isSoldSize(hits, word, at, rest)) return false;
    const residues = [...numberedSites(word), ...farSites(word)].filter((residue) =>
      wants.possibleResidues.includes(residue),
    );
    return residues.length === 0 || !hasSite(first, { kind: "phospho", residues });
  });
}

const cloneOf = v.object({ clone: v.object({ raw: v.string() }) });

function lackedClones(hits: readonly unknown[], { targets }: QueryReading): readonly Lack[] {
  const sold = hits.flatMap((hit) => {
    const parsed = v.safeParse(cloneOf, hit);
    return parsed.success ? [foldName(parsed.output.clone.raw)] : [];
  });
  return targets.flatMap(({ name, chosen }): readonly Lack[] =>
    chosen[0].clone && !sold.includes(foldName(name))
      ? [{ of: "otherClones", name, filter: { clone: [name, name.toUpperCase()] } }]
      : [],
  );
}
