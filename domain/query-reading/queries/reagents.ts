/** Queries for reagents without a target: tags, isotype controls, buffers, compounds. */
import { lift } from "../../search-query/boosts";
import { type ProductQuery, unread, usualBoosts } from "../../search-query/product-search";
import type { QueryReading } from "../read-query";
import { beads } from "../vocabulary";
import { isCompound } from "../words/compounds";
import { withoutRuledOut } from "./ruled-out-filters";

/** Products against no protein. */
export const withoutTarget = { targetcount: "0" };

export const everyWord = 7;

/** Isotype controls are chosen by their host. */
const hostFilter = ({ reagents, wants: { hosts } }: QueryReading) =>
  reagents.includes("isotype control") && hosts.length > 0 ? [{ hostcode: hosts }] : [];

/** An extract of cells treated with a compound is not the compound. */
const kindFilter = ({ reagents, rest }: QueryReading) =>
  rest.length === 0 && reagents.every(isCompound) ? [{ kindcode: "Small Molecule" }] : [];

/**
 * Every word of a known reagent must match. An antibody whose text names a reagent, such as TLR4 for LPS, is against
 * something else.
 */
export function reagentQuery(reading: QueryReading): ProductQuery {
  const {
    reagents,
    rest,
    wants: { hosts, labels },
  } = reading;
  const wanted = {
    ...usualBoosts,
    ...(hosts.length > 0 && { hostcode: [lift(hosts, 5)] }),
    ...(labels.length > 0 && { labelcode: [lift(labels, 10), lift(labels, 10)] }),
  };
  return {
    ...unread,
    text: [...reagents, ...rest].join(" "),
    precision: rest.length === 0 ? everyWord : null,
    filters: [withoutTarget, ...kindFilter(reading), ...hostFilter(reading), ...withoutRuledOut(reading)],
    boosts: hosts.length + labels.length > 0 ? wanted : null,
    // A buffer whose description mentions serum is not a serum.
    within: "names",
  };
}

/** Names that are parts of other reagents' names: with an unknown word, "trypsin EDTA" is none of them. */
const partsOfNames: ReadonlySet<string> = new Set([beads, "edta", "sds", "tris", "dtt", "dmso", "hepes", "serum"]);

/** Reads several reagents as the first one: "HA-tag magnetic beads" is about the tag. */
export function relaxedReagents({
  reagents: [first = "", ...others],
  rest,
  ...reading
}: QueryReading): QueryReading | null {
  if (others.length + rest.length === 0 || (rest.some(isName) && partsOfNames.has(first))) return null;
  return { ...reading, reagents: [first], rest: [] };
}

const isName = (word: string): boolean => /\p{L}{3}/u.test(word);

/** Query for the remaining words of a phrase whose reagent is not sold: "blocking buffer" of "BSA blocking buffer". */
export function furtherWordsQuery(reading: QueryReading): ProductQuery | null {
  const { targets, reagents, rest, against } = reading;
  if (targets.length > 0 || against !== null || reagents.length === 0) return null;
  const words = [...reagents.slice(1), ...rest].filter((word) => !/^\d|^\p{Script=Latin}{1,2}$/u.test(word));
  if (words.length === 0) return null;
  const filters = [withoutTarget, ...hostFilter(reading), ...withoutRuledOut(reading)];
  return { ...unread, text: words.join(" "), precision: everyWord, filters, within: "names" };
}

/** Remaining words of a phrase for reagents that no found product has in its name. */
export function unnamedWords({ targets, reagents, rest }: QueryReading, names: readonly string[]): readonly string[] {
  // Beside a target, unread words may describe the form of the product, but a reagent is something else.
  const further = targets.length > 0 ? reagents : [...reagents.slice(1), ...rest];
  return further.filter(
    (words) => !names.some((name) => words.split(" ").every((word) => simple(name).includes(simple(word)))),
  );
}

const simple = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
