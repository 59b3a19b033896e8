/** Citations from a search engine, by its stored templates (C-CITE-06, C-CITE-07). */
import {
  citationAlias,
  citationTemplates,
  multiSearchAnswer,
  type SearchAnswer,
  type SearchFailure,
  searchAnswer,
} from "@contracts/catalogue/citations";
import type { Logger } from "@domain/http/log/logger";
import * as v from "valibot";
import { ServiceFailure } from "../service-failure";
import { createTransport } from "../upstream/transport";
import type { CitationConfig, CitationFilter, CitationSource } from "./create-citation-service";

interface TemplateCall {
  readonly id: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function createCitationEngine(config: CitationConfig, log: Logger): CitationSource {
  const { searchUrl, searchKey, searchScheme = "ApiKey", searchFetch = config.fetch } = config;
  const base = `${searchUrl.replace(/\/$/, "")}/${citationAlias}`;
  const transport = createTransport({ ...(searchFetch && { fetch: searchFetch }), log });
  const authorization = `${searchScheme} ${searchKey}`;

  async function send<S extends v.GenericSchema>(
    path: string,
    contentType: string,
    body: string,
    schema: S,
  ): Promise<v.InferOutput<S>> {
    const response = await transport({
      method: "POST",
      url: `${base}${path}`,
      headers: { authorization, "content-type": contentType },
      body,
    });
    if (response.status !== 200) throw new ServiceFailure("citation-search", response.status);
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), response.text);
    if (parsed.success) return parsed.output;
    throw new ServiceFailure("citation-search", 200, `unexpected response: ${parsed.issues[0].message}`);
  }

  const search = (call: TemplateCall): Promise<SearchAnswer> =>
    send("/_search/template", "application/json", JSON.stringify(call), searchAnswer);

  /** Several searches in one request: an empty header line before each template, and a final newline. */
  async function searchAll(calls: readonly TemplateCall[]): Promise<SearchAnswer[]> {
    const body = calls.map((call) => `{}\n${JSON.stringify(call)}\n`).join("");
    const { responses } = await send("/_msearch/template", "application/x-ndjson", body, multiSearchAnswer);
    return responses.map(succeeded);
  }

  return {
    async list(productId, { limit, offset }, filter) {
      const params = { productid: productId, from: offset, size: limit, ...paramsOf(filter) };
      const { hits, aggregations } = await search({ id: citationTemplates.list, params });
      const counts = (name: string) =>
        (aggregations?.[name]?.buckets ?? []).map(({ key, doc_count: count }) => ({ code: key, count }));
      return {
        productId,
        total: hits.total.value,
        limit,
        offset,
        citations: hits.hits.map(({ _source: { productid: _, figure: __, ...citation } }) => citation),
        applications: counts("applications"),
        reactants: counts("reactants"),
      };
    },
    async count(productId) {
      const [answer] = await searchAll([{ id: citationTemplates.count, params: { productid: productId } }]);
      return { citations_count: answer?.hits.total.value ?? 0 };
    },
    async images(productId, filter) {
      const { hits } = await search({
        id: citationTemplates.images,
        params: { productid: productId, ...paramsOf(filter) },
      });
      const images = hits.hits.flatMap(({ _source: { productid: _, figure, ...citation } }) =>
        figure ? [{ citation, figure }] : [],
      );
      return { productId, total: images.length, images };
    },
  };
}

function succeeded(answer: SearchAnswer | SearchFailure): SearchAnswer {
  if ("error" in answer) throw new ServiceFailure("citation-search", answer.status, answer.error.type);
  return answer;
}

const paramsOf = ({ application, reactants }: CitationFilter): Record<string, unknown> => ({
  ...(application ? { application: [application] } : {}),
  ...(reactants && reactants.length > 0 ? { reactants: [...reactants] } : {}),
});
