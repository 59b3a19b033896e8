/**
 * Compares the responses of a running Elasticsearch or OpenSearch to our translated queries with the results of the
 * embedded engine for the same documents. The embedded engine's tests use the same cases. The index is deleted
 * afterwards.
 */
import type { SearchRequest } from "../../../contracts/search/search.ts";
import {
  externalCases,
  externalDocuments,
  externalDraft,
} from "../../../workers/services/search/external/external-cases.ts";
import type { ExternalEngine } from "../../../workers/services/search/external/external-engine.ts";
import type { Outcome } from "./checks.ts";

type Engine = Pick<ExternalEngine, "create" | "writeDocuments" | "replaceSynonyms" | "search" | "suggest" | "destroy">;

/** @param parse applies the defaults of the protocol to a request */
export async function externalOutcomes(engine: Engine, parse: (request: object) => SearchRequest): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const check = async (name: string, run: () => Promise<string | null>) => {
    const begun = performance.now();
    const differs = await run().catch((error: unknown) => String(error));
    outcomes.push({ name, differs, milliseconds: Math.round(performance.now() - begun) });
    return differs === null;
  };
  const made = await check("an index is created and filled", async () => {
    await engine.create(externalDraft);
    const sets = [{ id: "wb", synonyms: ["WB", "western blotting"] }];
    for (const answer of [
      await engine.writeDocuments("replace", externalDocuments),
      await engine.replaceSynonyms(sets),
    ])
      if (!answer.ok) return answer.errors.flat().join("; ");
    return null;
  });
  try {
    for (const { name, request, expected } of made ? externalCases : []) {
      await check(name, async () => {
        const answer = await engine.search([parse(request)], undefined, "check");
        if (!answer.ok) return `${answer.status}: ${answer.errors.flat().join("; ")}`;
        const [found] = JSON.parse(answer.body);
        const got = { ids: found.results.map((hit: { id: { raw: string } }) => hit.id.raw), facets: found.facets };
        const want = { ids: expected.ids, facets: expected.facets };
        return JSON.stringify(got) === JSON.stringify(want)
          ? null
          : `${JSON.stringify(got)}, not ${JSON.stringify(want)}`;
      });
    }
    if (made) {
      await check("completions", async () => {
        const answer = await engine.suggest({ query: "ph" }, undefined, "check");
        const words = answer.ok ? JSON.parse(answer.body).results.documents : [];
        return words.length > 0 ? null : `no completion of "ph": ${JSON.stringify(answer).slice(0, 160)}`;
      });
    }
  } finally {
    await check("the index is deleted", async () => ((await engine.destroy()) || !made ? null : "it was not there"));
  }
  return outcomes;
}
