/** Conjugates of the catalogue for the places of a panel, by search; the targets of each are compared with the marker. */

import { searchLimits } from "@contracts/search/search";
import type { SearchAnswer } from "@contracts/search/search-answers";
import { engineSearchFields } from "@contracts/search/search-engines";
import { isFor, type LabeledPlace } from "@domain/panel-builder/conjugates";
import { searchableStatuses } from "@domain/search-query/allowed-statuses";
import type { SearchBody } from "@domain/search-query/search-body";
import * as v from "valibot";
import type { PublicContext } from "~/context/request/types";
import { searchPort } from "~/loaders/search/port.server";

export interface Conjugate {
  readonly number: string;
  readonly clone: string;
}

interface OfferedConjugates extends LabeledPlace {
  readonly products: readonly Conjugate[];
}

/** Maximum number of places that are looked up; the largest panel has several hundred. */
const maxPlaces = 4 * searchLimits.queriesPerRequest;
const maxProducts = 3;

const { targetsymbols, aliases, name } = engineSearchFields.product;
const raw = { raw: {} } as const;

/** "rabbit" as the catalogue has it. */
const hostCode = (host: string): string => host.charAt(0).toUpperCase() + host.slice(1).toLowerCase();

const queryOf = ({ marker, label, bound }: LabeledPlace): SearchBody => ({
  query: marker,
  page: { size: 10, current: 1 },
  filters: {
    all: [{ labelcode: label }, { status: [...searchableStatuses] }],
    none: [{ discontinued: "1" }, ...(bound.length > 0 ? [{ hostcode: bound.map(hostCode) }] : [])],
  },
  result_fields: { productnumber: raw, targetsymbols: raw, aliases: raw, clone: raw, kindcode: raw },
  search_fields: { targetsymbols, aliases, name },
  record_analytics: false,
});

const texts = v.optional(v.object({ raw: v.nullish(v.union([v.string(), v.array(v.string())])) }));
const hit = v.object({
  productnumber: v.object({ raw: v.string() }),
  targetsymbols: texts,
  aliases: texts,
  clone: texts,
});
const listOf = (field: v.InferOutput<typeof texts>): readonly string[] => [field?.raw ?? []].flat();

/** Null if the search is unavailable. */
export async function offeredConjugates(
  context: PublicContext,
  places: readonly LabeledPlace[],
): Promise<readonly OfferedConjugates[] | null> {
  const asked = places.slice(0, maxPlaces);
  if (asked.length === 0) return [];
  const answered = await searchPort(context).multiSearch("product", asked.map(queryOf));
  if (!answered.ok) {
    context.log.warn("panel builder: conjugates cannot be searched", { status: answered.status });
    return null;
  }
  return asked.map((place, at) => ({ ...place, products: productsOf(place, answered.value[at]) }));
}

function productsOf({ marker }: LabeledPlace, answer: SearchAnswer | undefined): readonly Conjugate[] {
  const hits = (answer?.results ?? []).flatMap((one) => {
    const parsed = v.safeParse(hit, one);
    return parsed.success ? [parsed.output] : [];
  });
  return hits
    .filter(({ targetsymbols: symbols, aliases: names }) => isFor(marker, [...listOf(symbols), ...listOf(names)]))
    .slice(0, maxProducts)
    .map(({ productnumber, clone }) => ({ number: productnumber.raw, clone: listOf(clone)[0] ?? "" }));
}
