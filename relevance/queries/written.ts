/**
 * Handwritten queries as typed at the bench, beyond what generators produce. `written/` has a table per language: the
 * text, the symbols of the wanted genes, for a modified form its kind and residues, and applications. Lines without a
 * matching product are skipped.
 */
import { engineLocales } from "@contracts/search/search-engines";
import { applicationNames } from "@domain/vocabulary/names";
import * as v from "valibot";
import { keyOf, spaced } from "../../demo/data-files/schemas";
import { readTable } from "../../demo/data-files/table";
import { modificationKinds } from "../../demo/targets/table";
import type { World } from "../facts";
import { bestGrades, type Intent } from "../judge";
import type { Query } from "./query";

const row = v.strictObject({
  query: v.string(),
  genes: spaced,
  modification: v.pipe(
    spaced,
    v.union([v.strictTuple([]), v.tupleWithRest([v.picklist(modificationKinds)], v.string())]),
    v.transform(([modification, ...residues]) => ({ modification, residues })),
  ),
  applications: v.pipe(spaced, v.array(keyOf(applicationNames))),
});

export function writtenQueries(world: World): Query[] {
  return engineLocales.flatMap((locale) =>
    readTable(`relevance/queries/written/${locale}.tsv`, row)
      .map(({ query, genes, modification: { modification, residues }, applications }): Query => {
        const intent: Intent = {
          symbols: new Set(genes),
          ...(modification && { modification }),
          ...(residues.length > 0 && { residues }),
          ...(applications.length > 0 && { applications }),
        };
        return { text: query, intent, locale };
      })
      .filter(({ intent }) => bestGrades(world, intent, 1)[0] === 3),
  );
}
