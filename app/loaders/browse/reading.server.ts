import type { GeneFacts, NameMeaning, NameTable } from "@domain/query-reading/name-table";
import type { QueryReading, ReadTarget } from "@domain/query-reading/read-query";
import { type UnsoldKind, wordOf } from "@domain/query-reading/vocabulary";
import { isEverydayWord } from "@domain/query-reading/words/everyday-words";
import { symbolCountQuery } from "@domain/search-query/product-search";
import * as v from "valibot";
import type { PublicContext } from "~/context/request/types";
import type { SearchPort } from "~/loaders/search/port.server";
import { type Narrowing, narrowingOf } from "./narrowing.server";
import { type NotSoldData, notSoldData, reagentNotSold, unsoldTargetsOf } from "./not-sold.server";
import type { SearchedList } from "./search.server";
import { isWithoutProducts, renumberedIn, type Shortfalls, shortfallsOf, siteOf } from "./shortfalls.server";
import { distinctTargets, isTopic } from "./targets.server";

/** A meaning as a link: its words, and the query that means nothing else. */
interface MeaningLink {
  readonly label: string;
  readonly query: string;
}

interface TargetData {
  /** As typed. */
  readonly name: string;
  readonly kind: NameMeaning["kind"];
  /** Name of a process, cell type or family, of a pathway with its number; null for genes. */
  readonly concept: string | null;
  /** The first genes; `count` is their number. */
  readonly genes: readonly GeneFacts[];
  readonly count: number;
}

export interface ReadingData extends Shortfalls {
  readonly targets: readonly TargetData[];
  /** Meanings of an ambiguous name, all of which the list shows. */
  readonly meanings: readonly MeaningLink[];
  /** Meanings that the list does not show. */
  readonly others: readonly MeaningLink[];
  /** Codes of the query's other requirements; applications, animals and kinds have names in the list's facets. */
  readonly modification: { readonly kind: string; readonly residues: readonly string[] } | null;
  /** Sites that the phrase numbers otherwise than the listed products. */
  readonly renumbered: ReturnType<typeof renumberedIn>;
  readonly unsold: UnsoldKind | null;
  /** Names of what the phrase excludes, as typed. */
  readonly ruledOut: readonly string[];
  /** The phrase without the parts that exclude something; null if nothing else is left of it, or it excludes nothing. */
  readonly withoutRuledOut: string | null;
  /** Filters for what the phrase asks for besides the target; null if they would not shorten the list. */
  readonly narrowing: Narrowing | null;
  /** The genes that the page names for a topic, if nothing is sold against any of them. */
  readonly unsoldMarkers: readonly string[];
  /** Targets of the phrase for which the shop sells nothing, beside others, as typed and with their symbols. */
  readonly unsoldTargets: readonly string[];
  /** Trait of the target's only product that the phrase did not ask for. */
  readonly onlyForm: UnaskedForm | null;
  /** The same phrase as words for the text engine. */
  readonly words: string;
  readonly notSold: NotSoldData | null;
}

const shownGenes = 4;
const shownMeanings = 6;

/** Null if the reading has nothing to show. */
export async function readingData(
  search: Pick<SearchPort, "multiSearch">,
  { names, t, market: { locale } }: Pick<PublicContext, "names" | "market" | "t">,
  { reading, state, counts, hits, alias, facets, total }: SearchedList,
): Promise<ReadingData | null> {
  if (!reading) return null;
  const ruledOut = reading.wants.ruledOut.map(({ name }) => name);
  const isTold = ruledOut.length > 0 || reading.wants.unsold !== null;
  if (reading.targets.length + reading.reagents.length === 0 && reading.against === null && !isTold) return null;
  const [shortfalls, unsoldMarkers, unsoldTargets] = await Promise.all([
    shortfallsOf(search, reading, { state, hits, locale }),
    counts.product === 0 ? [] : unsoldMarkersOf(search, reading),
    counts.product === 0 ? [] : unsoldTargetsOf(search, reading),
  ]);
  const isOfReagent = reading.reagents.length > 0 || reading.against !== null;
  const isReagent = reading.targets.length === 0 && isOfReagent && counts.product === 0;
  if (reading.targets.length === 0 && !isReagent && shortfalls.unmet.length === 0 && !isTold) return null;
  const isNotFound = counts.product === 0 && reading.targets.length > 0;
  // An application in the phrase, or what it rules out, may leave none of the target's products.
  const isNarrowed = alias !== null || ruledOut.length > 0;
  const isUnsold = isNotFound && (!isNarrowed || (await isWithoutProducts(search, reading)));
  // Words that were not read may leave one of several products.
  const isOnly = counts.product === 1 && alias === null && reading.rest.length === 0;
  const { modification } = reading.wants;
  return {
    targets: distinctTargets(reading.targets).map((target) => targetData(target, names)),
    meanings: reading.targets.flatMap(({ chosen }) => (chosen.length > 1 ? chosen.map((one) => link(one, names)) : [])),
    others: distinctLinks(reading.targets.flatMap(({ others }) => others.map((one) => link(one, names)))),
    modification,
    renumbered: renumberedIn(hits, reading),
    ...shortfalls,
    ruledOut,
    withoutRuledOut: withoutParts(
      state.query,
      reading.wants.ruledOut.map(({ phrase }) => phrase),
    ),
    narrowing: narrowingOf(reading, { state, facets, total, locale, ...shortfalls }),
    unsoldMarkers,
    unsoldTargets,
    unsold: reading.wants.unsold,
    onlyForm: isOnly && hits[0] !== undefined ? unaskedForm(hits[0], reading) : null,
    words: state.query
      .split(" ")
      .map((word) => `"${word}"`)
      .join(" "),
    notSold: isUnsold
      ? await notSoldData(search, { names, t }, reading)
      : isReagent && !isNarrowed
        ? reagentNotSold(state.query, t)
        : null,
  };
}

/** Null if a part is not found as typed. */
function withoutParts(phrase: string, parts: readonly string[]): string | null {
  let rest = phrase;
  for (const part of new Set(parts)) {
    if (!rest.includes(part)) return null;
    rest = rest.replace(part, " ");
  }
  const cleaned = rest
    .replace(/\(\s*\)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[\s,;(]+$|^[\s,;)]+/g, "");
  return parts.length === 0 || cleaned === "" ? null : cleaned;
}

/**
 * Genes that the page names for a topic, if none of them is sold and the list shows other members only; otherwise
 * empty.
 */
async function unsoldMarkersOf(
  search: Pick<SearchPort, "multiSearch">,
  { targets }: QueryReading,
): Promise<readonly string[]> {
  const [only, ...more] = targets;
  const [meaning, ...others] = only?.chosen ?? [];
  if (!meaning || more.length + others.length > 0 || meaning.pathways || !isTopic({ chosen: [meaning] })) return [];
  const named = meaning.genes.slice(0, shownGenes);
  if (meaning.genes.length <= named.length) return [];
  const outcome = await search.multiSearch("product", [symbolCountQuery(named)]);
  const answer = outcome.ok ? outcome.value[0] : undefined;
  return answer?.meta.page.total_results === 0 ? named : [];
}

/** Longest known name inside an unknown one, in words. */
const maxWords = 5;

/**
 * Target names inside phrases that do not mean them: Akt in "Akt interacting protein". The next words may name another
 * target.
 */
export function namesWithin(phrases: readonly string[], names: Pick<NameTable, "find">): readonly string[] {
  const found = phrases.flatMap((phrase) => {
    const words = phrase.split(/[\s/]+/);
    const named: string[] = [];
    for (let at = 0; at < words.length; ) {
      const runs = Array.from({ length: Math.min(maxWords, words.length - at) }, (_, more) => more + 1).reverse();
      const length = runs.find((count) => isTarget(words.slice(at, at + count).join(" "), names));
      if (length) named.push(words.slice(at, at + length).join(" "));
      at += length ?? 1;
    }
    return named;
  });
  return [...new Set(found)].filter((name) => !phrases.includes(name)).slice(0, shownMeanings);
}

/** Excludes symbols of two letters and everyday words. */
function isTarget(text: string, { find }: Pick<NameTable, "find">): boolean {
  if (text.length < 3 || wordOf(text) !== null || isEverydayWord(text.toLowerCase())) return false;
  const kind = find(text)?.chosen[0].kind;
  return kind === "gene" || kind === "complex";
}

function targetData({ name, chosen }: ReadTarget, names: NameTable): TargetData {
  const genes = [...new Set(chosen.flatMap((meaning) => meaning.genes))];
  const [{ kind, concept, pathways = [] }] = chosen;
  return {
    name,
    kind,
    concept: pathways.length > 0 ? `${concept} (WikiPathways ${pathways.join(", ")})` : concept,
    genes: genes.slice(0, shownGenes).map((symbol) => names.gene(symbol) ?? { symbol, name: "", uniprot: "" }),
    count: genes.length,
  };
}

function link({ concept, genes }: NameMeaning, names: NameTable): MeaningLink {
  const [symbol = ""] = genes;
  if (concept !== null) return { label: concept, query: concept };
  const name = names.gene(symbol)?.name ?? "";
  return { label: name === "" ? symbol : `${symbol} (${name})`, query: symbol };
}

function distinctLinks(links: readonly MeaningLink[]): readonly MeaningLink[] {
  return [...new Map(links.map((one) => [one.query, one])).values()].slice(0, shownMeanings);
}

type UnaskedForm = "modified" | "conjugate" | "discontinued";

const code = v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" });
const formOf = v.object({ labelcode: code, status: code });

/**
 * Form of a product that the query did not ask for, such as a conjugate; null for a plain product, and without a
 * target.
 */
export function unaskedForm(hit: unknown, reading: QueryReading | null): UnaskedForm | null {
  if (!reading || reading.targets.length === 0) return null;
  const { wants } = reading;
  const sites = v.safeParse(siteOf, hit);
  const form = v.safeParse(formOf, hit);
  if (!form.success) return null;
  const { labelcode, status } = form.output;
  if (status.raw === "Discontinued" || status.raw === "Obsolete") return "discontinued";
  if (wants.labels.length === 0 && !["", "none"].includes(labelcode.raw ?? "")) return "conjugate";
  const isModified = sites.success && (sites.output.modificationcodes.raw ?? []).length > 0;
  return isModified && wants.modification === null ? "modified" : null;
}
