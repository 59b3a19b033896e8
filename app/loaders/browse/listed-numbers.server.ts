/** Product numbers of a phrase that lists several, if the search found fewer products. */
import { listedNumbers } from "@domain/query-reading/product-numbers";
import { countSelected } from "@domain/search-url/state";
import * as v from "valibot";
import type { PublicContext } from "~/context/request/types";
import { ServiceFailure } from "~/services/service-failure";
import type { SearchedList } from "./search.server";

const numbered = v.object({ productnumber: v.object({ raw: v.string() }) });

/** Numbers without a product; empty for any other phrase, and if filters or its length shortened the list. */
export function missingNumbers({ state, total, hits }: SearchedList): readonly string[] {
  const listed = state.tab === "product" ? listedNumbers(state.query) : [];
  if (listed.length <= total || countSelected(state) > 0 || hits.length < total) return [];
  const found = new Set(
    hits.flatMap((hit) => {
      const parsed = v.safeParse(numbered, hit);
      return parsed.success ? [parsed.output.productnumber.raw] : [];
    }),
  );
  return listed.filter((number) => !found.has(number));
}

/** Maximum look-ups for one phrase, however many of its numbers are wrong. */
const maxFates = 10;

/** The phrase with the current numbers of renumbered reagents; null if it names none. */
export async function presentNumbers(
  { services, log }: Pick<PublicContext, "services" | "log">,
  phrase: string,
  missing: readonly string[],
): Promise<string | null> {
  try {
    const fates = await Promise.all(
      missing.slice(0, maxFates).map(async (number) => [number, await services.catalogue.fate(number)] as const),
    );
    const present = new Map(
      fates.flatMap(([number, fate]) => (fate?.kind === "renumbered" ? [[number, fate.to]] : [])),
    );
    if (present.size === 0) return null;
    return phrase.replaceAll(/\d{4,6}/g, (number) => present.get(number) ?? number);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    log.error("browse: former numbers cannot be read", { error: String(error) });
    return null;
  }
}
