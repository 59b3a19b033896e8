/** Offers for a known target or reagent that is not sold: related targets, an inquiry, a feed. */
import { inquiryPaths } from "@domain/inquiry/forms";
import type { NameTable, RelatedGenes } from "@domain/query-reading/name-table";
import { genesOf } from "@domain/query-reading/product-query";
import type { QueryReading, ReadTarget } from "@domain/query-reading/read-query";
import { valuesOf } from "@domain/search-query/facet-counts";
import { symbolCountQuery } from "@domain/search-query/product-search";
import type { PublicContext } from "~/context/request/types";
import { productsFeedPath } from "~/loaders/feeds/feed-names.server";
import type { SearchPort } from "~/loaders/search/port.server";
import { distinctTargets, isTopic } from "./targets.server";

interface RelatedData {
  readonly relation: RelatedGenes["relation"];
  readonly genes: readonly { readonly symbol: string; readonly name: string; readonly count: number }[];
}

/** A known target or reagent without products. */
export interface NotSoldData {
  readonly kind: "target" | "reagent";
  /** The targets as typed, with their symbols; for a reagent the phrase. */
  readonly name: string;
  readonly related: readonly RelatedData[];
  /** The contact form, prefilled to request a product, or news of one. */
  readonly ask: string;
  readonly tell: string;
  /** Feed of the products for it; null for several genes. */
  readonly feed: string | null;
}

const shownRelated = 12;

export async function notSoldData(
  search: Pick<SearchPort, "multiSearch">,
  { names, t }: Pick<PublicContext, "names" | "t">,
  reading: QueryReading,
): Promise<NotSoldData> {
  const name = distinctTargets(reading.targets)
    .map((target) => nameAndSymbol(target))
    .join(", ");
  return {
    kind: "target",
    name,
    // Topics have no related genes, because their members belong to different families.
    related: await relatedSold(
      search,
      names,
      genesOf({ targets: reading.targets.filter((target) => !isTopic(target)) }),
    ),
    ...formsOf(name, t),
    feed: feedOf(genesOf(reading)),
  };
}

/** A reagent without a target, named by the phrase that asks for it. */
export const reagentNotSold = (name: string, t: PublicContext["t"]): NotSoldData => ({
  ...{ kind: "reagent", name, related: [], feed: null },
  ...formsOf(name, t),
});

function formsOf(name: string, t: PublicContext["t"]): Pick<NotSoldData, "ask" | "tell"> {
  const form = (message: string) => `${inquiryPaths.contact}?${new URLSearchParams({ topic: "product", message })}`;
  return {
    ask: form(t("queryReading.askMessage", { name })),
    tell: form(t("queryReading.tellMessage", { name })),
  };
}

/** Targets of the phrase for which the shop sells nothing, if the phrase also names targets for which it does. */
export async function unsoldTargetsOf(
  search: Pick<SearchPort, "multiSearch">,
  { targets }: QueryReading,
): Promise<readonly string[]> {
  const asked = distinctTargets(targets).filter((target) => !isTopic(target) && !target.chosen[0].clone);
  if (asked.length < 2) return [];
  const outcome = await search.multiSearch("product", [symbolCountQuery(genesOf({ targets: asked }))]);
  const answer = outcome.ok ? outcome.value[0] : undefined;
  if (!answer) return [];
  const sold = new Set(valuesOf(answer, "targetsymbols").map(({ value }) => value));
  return asked
    .filter((target) => !genesOf({ targets: [target] }).some((symbol) => sold.has(symbol)))
    .map(nameAndSymbol);
}

/** Null for several genes, and for names with spaces, such as those of viral proteins. */
const feedOf = ([symbol, ...more]: readonly string[]): string | null =>
  symbol !== undefined && more.length === 0 && /^[A-Za-z][A-Za-z0-9-]{0,19}$/.test(symbol)
    ? productsFeedPath(symbol)
    : null;

/** "CD18 (ITGB2)"; a topic, or a name that is the symbol, stands alone. */
function nameAndSymbol({ name, chosen: [{ concept, genes }] }: ReadTarget): string {
  const [symbol = name, ...more] = genes;
  return concept !== null || more.length > 0 || symbol === name ? name : `${name} (${symbol})`;
}

/** Related genes that are sold, with the number of their products. */
async function relatedSold(
  search: Pick<SearchPort, "multiSearch">,
  names: NameTable,
  genes: readonly string[],
): Promise<readonly RelatedData[]> {
  const related = names.related(genes);
  const symbols = [...new Set(related.flatMap((one) => one.genes))];
  if (symbols.length === 0) return [];
  const outcome = await search.multiSearch("product", [symbolCountQuery(symbols)]);
  const answer = outcome.ok ? outcome.value[0] : undefined;
  if (!answer) return [];
  const sold = new Map(valuesOf(answer, "targetsymbols").map(({ value, count }) => [value, count]));
  const told = new Set<string>();
  return related.flatMap(({ relation, genes: members }) => {
    const found = members.flatMap((symbol) => {
      const count = sold.get(symbol);
      if (count === undefined || told.has(symbol)) return [];
      told.add(symbol);
      return [{ symbol, name: names.gene(symbol)?.name ?? "", count }];
    });
    return found.length > 0 ? [{ relation, genes: found.slice(0, shownRelated) }] : [];
  });
}
