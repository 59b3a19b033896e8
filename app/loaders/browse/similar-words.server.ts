/**
 * Unknown words that the text engine replaced by similar ones: "psba" by PSMA. A list that they found is of another
 * target, so the page says so.
 */
import { foldName } from "@domain/query-reading/fold-name";
import { productNumberPrecision } from "@domain/search-query/product-number";
import { productCountQuery, unread } from "@domain/search-query/product-search";
import * as v from "valibot";
import type { SearchPort } from "~/loaders/search/port.server";
import type { SearchedList } from "./search.server";

const raw = v.optional(v.object({ raw: v.nullish(v.string(), "") }), { raw: "" });
const shown = v.object({ name: raw, title: raw, clone: raw });

/** Longer phrases are sentences, most of whose words are no names. */
const maxWords = 3;

/** Words of the phrase that no product has, although the phrase has hits. */
export async function wordsOnlySimilar(
  search: Pick<SearchPort, "multiSearch">,
  { reading, relaxed, unread: unknown, hits, total, state }: SearchedList,
): Promise<readonly string[]> {
  if (state.tab !== "product" || reading !== null || relaxed !== null || total === 0 || state.page > 1) return [];
  const names = hits.flatMap((hit) => {
    const parsed = v.safeParse(shown, hit);
    return parsed.success
      ? foldName(
          Object.values(parsed.output)
            .map((one) => one.raw)
            .join(" "),
        )
      : [];
  });
  // A word that begins one in the list is not complete yet, and is no error.
  const missing = unknown.filter(
    (word) => /^\p{L}[\p{L}\p{N}-]{2,23}$/u.test(word) && !names.some((name) => name.includes(foldName(word))),
  );
  if (missing.length === 0 || missing.length > maxWords) return [];
  const exactly = missing.map((text) => productCountQuery({ ...unread, text, precision: productNumberPrecision }));
  const outcome = await search.multiSearch("product", exactly);
  if (!outcome.ok) return [];
  return missing.filter((_, index) => outcome.value[index]?.meta.page.total_results === 0);
}
