/** Products that a phrase names in full. */
import { asksTargetAlone } from "@domain/query-reading/product-query";
import type { QueryReading } from "@domain/query-reading/read-query";
import { productNameQuery } from "@domain/search-query/product-search";
import { matchKey } from "@domain/search-url/match-key";
import * as v from "valibot";
import type { SearchPort } from "~/loaders/search/port.server";

/** Minimum words of a phrase that may be the whole name of a product: "HA-Tag (H4K7) Rabbit mAb". */
const fewestNameWords = 3;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;

/** Two letters of a script without spaces count as a word. */
function countWords(phrase: string): number {
  const spaced = phrase.replaceAll(unspaced, " ").match(/[^\s()]+/g) ?? [];
  return spaced.length + Math.ceil((phrase.match(unspaced)?.length ?? 0) / 2);
}

const namedHit = v.object({
  productnumber: v.object({ raw: v.string() }),
  name: v.object({ raw: v.string() }),
  title: v.object({ raw: v.string() }),
});

/** Numbers of products whose whole name, or English name, equals the phrase, which a reading might split. */
export async function productsNamed(
  search: Pick<SearchPort, "multiSearch">,
  phrase: string,
  reading: QueryReading | null,
): Promise<readonly string[]> {
  // "Cyclin D2 antibody" is the name of one product, but means all antibodies against the target.
  if (countWords(phrase) < fewestNameWords || (reading && asksTargetAlone(reading))) return [];
  const outcome = await search.multiSearch("product", [productNameQuery(phrase)]);
  const key = matchKey(phrase);
  return (outcome.ok ? (outcome.value[0]?.results ?? []) : []).flatMap((hit) => {
    const parsed = v.safeParse(namedHit, hit);
    if (!parsed.success) return [];
    const { productnumber, name, title } = parsed.output;
    return [name.raw, title.raw].some((text) => matchKey(text) === key) ? [productnumber.raw] : [];
  });
}
