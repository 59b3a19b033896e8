import type { SearchRequest } from "@contracts/search/search";
import { searchLimits, searchRequest, suggestionRequest } from "@contracts/search/search";
import { engineSearchFields } from "@contracts/search/search-engines";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { type EngineFacts, indexDefinition } from "./definition";
import { bulkBody, externalDocument } from "./documents";
import { externalFault } from "./errors";
import { ExternalEngine } from "./external-engine";
import { answerOf, type ExternalAnswer, searchBody } from "./search";
import { suggestBody, suggestionsOf } from "./suggest";

const facts: EngineFacts = {
  schema: { name: "text", skus: "text", price: "number", day: "date", place: "geolocation" },
  language: "en-us",
  searchFields: { name: { weight: 7 }, skus: { weight: 10 } },
  synonyms: [{ id: "wb", synonyms: ["WB", "western blotting"] }],
};
const request = (given: object): SearchRequest => v.parse(searchRequest, { query: "", ...given });
const bodyOf = (given: object) => searchBody(request(given), undefined, facts);

describe("an index", () => {
  it("has a field for the values, one for the order and one for the tokens of each text", () => {
    const { mappings } = indexDefinition(facts);
    expect(mappings.properties).toMatchObject({
      name: { type: "text", index: false, fields: { value: { type: "keyword" }, sort: { normalizer: "sort" } } },
      ...{ price: { type: "double" }, day: { type: "date" }, place: { type: "geo_point" } },
      tokens: { properties: { name: { type: "text", analyzer: "tokens" } } },
    });
    expect(mappings._meta).toMatchObject({ schema: facts.schema, searchFields: facts.searchFields });
  });

  it("contains the spellings of the embedded engine as tokens", () => {
    const { tokens, ...values } = externalDocument({ id: "1", values: { name: "NF-κB p65", price: 3 } }, facts.schema);
    expect(values).toEqual({ id: "1", name: "NF-κB p65", price: 3 });
    expect(tokens.name).toMatch(/^nf kappab p65 .*\bnfkb\b/);
    const [action = "", document = ""] = bulkBody("i", [{ id: "a b", values: { name: "Akt" } }], facts.schema).split(
      "\n",
    );
    expect(JSON.parse(action)).toEqual({ index: { _index: "i", _id: "a b" } });
    expect(JSON.parse(document)).toMatchObject({ id: "a b", name: "Akt" });
  });
});

describe("a search", () => {
  it("queries every unit in its spellings, and requires as many units as the precision demands", () => {
    const { query } = bodyOf({ query: "akt rabbit western blotting", precision: 8 });
    const [text] = (query.bool.must[0] as { bool: { must: { bool: Record<string, unknown> }[] } }).bool.must;
    expect(text?.bool).toMatchObject({ must: [], must_not: [] });
    const units = text?.bool.should as readonly object[];
    expect(text?.bool.minimum_should_match).toBe(units.length);
    expect(JSON.stringify(units[0])).toContain('"fields":["tokens.name^7","tokens.skus^10"]');
    expect(JSON.stringify(units)).not.toContain("fuzziness");
    expect(JSON.stringify(bodyOf({ query: "akt", precision: 2 }))).toContain('"fuzziness":"AUTO"');
    expect(JSON.stringify(bodyOf({ query: "-mouse akt" }))).toMatch(/"must_not":\[\{/);
    expect(bodyOf({}).query.bool.must).toEqual([{ match_all: {} }]);
  });

  it("stays below an engine's limit of clauses, however long the text is", () => {
    const productFields = engineSearchFields.product;
    const schema = Object.fromEntries(Object.keys(productFields).map((field) => [field, "text" as const]));
    const many = { ...facts, schema, searchFields: productFields };
    const clausesIn = (part: unknown): number => {
      if (typeof part !== "object" || part === null) return 0;
      if (!("multi_match" in part)) return Object.values(part).reduce((sum: number, each) => sum + clausesIn(each), 0);
      const { fields, max_expansions: words = 1 } = part.multi_match as { fields: string[]; max_expansions?: number };
      return fields.length * words;
    };
    const text = (words: number) =>
      Array.from(
        { length: words },
        (_, place) => ["phospho-akt", "(ser473)", "WB", "rabit", "il-6rα", "b", "c d", "e2"][place % 8],
      );
    const counts = [1, 2, 3, 5, 9, 20, 40, 64, 200].flatMap((words) =>
      [1, 2, 5, 10].map((precision) => {
        const query = text(words).join(" ").slice(0, searchLimits.queryLength);
        return clausesIn(searchBody(request({ query, precision }), undefined, many).query);
      }),
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(1000);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    // A short query is not reduced: all fields, and all spellings of the word.
    const short = JSON.stringify(searchBody(request({ query: "rabit", precision: 2 }), undefined, many));
    expect(short).toContain('"tokens.description^1"');
    expect(short).toContain('"fuzziness":"AUTO"');
  });

  it("translates filters: values, lists, ranges, distances, and their groups", () => {
    const filters = {
      all: [{ name: ["Akt", "Erk"] }, { price: { from: 1, to: 5 } }],
      none: [{ day: { from: "2026-01-01T00:00:00Z" } }],
      place: { center: "52.3,4.8", unit: "km", distance: 10 },
    };
    expect(bodyOf({ filters }).query.bool.filter).toEqual([
      {
        bool: {
          filter: [
            {
              bool: {
                filter: [{ terms: { "name.value": ["Akt", "Erk"] } }, { range: { price: { gte: 1, lt: 5 } } }],
              },
            },
            { bool: { must_not: [{ range: { day: { gte: "2026-01-01T00:00:00Z" } } }] } },
            { bool: { filter: [{ geo_distance: { distance: "10km", place: "52.3,4.8" } }] } },
          ],
        },
      },
    ]);
  });

  it("translates order, groups, pages and boosts", () => {
    const body = bodyOf({
      ...{ page: { size: 20, current: 3 }, sort: [{ name: "asc" }, { _score: "desc" }] },
      group: { field: "name", size: 3 },
      boosts: {
        name: { type: "value", value: "Akt", factor: 3, operation: "multiply" },
        price: { type: "functional", function: "logarithmic" },
        day: { type: "recency", factor: 2 },
      },
    });
    expect(body).toMatchObject({
      ...{ from: 40, size: 20, track_total_hits: true },
      sort: [
        { "name.sort": { order: "asc", missing: "_last" } },
        { _score: { order: "desc" } },
        { id: { order: "asc" } },
      ],
      collapse: { field: "name.value", inner_hits: { size: 4 } },
    });
    const [outer] = body.query.bool.must as [
      { function_score: { score_mode: string; query: object; functions: object[] } },
    ];
    expect(outer.function_score).toMatchObject({
      score_mode: "sum",
      query: {
        function_score: {
          score_mode: "multiply",
          functions: [{ filter: { terms: { "name.value": ["Akt"] } }, weight: 3 }],
        },
      },
    });
    expect(outer.function_score.functions[1]).toMatchObject({
      gauss: { day: { origin: "now", scale: "8760h" } },
      weight: 2,
    });
    // The last page ends at the limit of both protocols.
    expect(bodyOf({ page: { size: 1000, current: 10 } })).toMatchObject({ from: 9000, size: 1000 });
  });

  it("returns the format of the protocol: values, snippets, facets, totals", () => {
    const asked = request({
      query: "akt",
      result_fields: { name: { raw: {}, snippet: { fallback: true } }, price: { raw: {} } },
      facets: {
        name: { type: "value", size: 5 },
        price: { type: "range", name: "cheap", ranges: [{ to: 5, name: "low" }, { from: 5 }] },
      },
    });
    const { aggs } = searchBody(asked, undefined, facts);
    expect(aggs).toMatchObject({
      "facet-0-name": { terms: { field: "name.value", size: 5 } },
      "facet-0-price": {
        range: {
          field: "price",
          ranges: [
            { key: "0", to: 5 },
            { key: "1", from: 5 },
          ],
        },
      },
    });
    const answer: ExternalAnswer = {
      hits: {
        total: { value: 31 },
        hits: [{ _id: "4060", _score: 2.5, _source: { id: "4060", name: "Akt <1>", price: 4 } }],
      },
      aggregations: {
        "facet-0-name": { buckets: [{ key: "Akt <1>", doc_count: 1 }] },
        "facet-0-price": { buckets: [{ key: "0", doc_count: 1 }] },
      },
    };
    expect(answerOf(asked, facts, answer, "product-en-us")).toEqual({
      page: { current: 1, total_pages: 4, total_results: 31, size: 10 },
      precision: 2,
      results: [
        {
          id: { raw: "4060" },
          name: { raw: "Akt <1>", snippet: "<em>Akt</em> &lt;1&gt;" },
          price: { raw: 4 },
          _meta: { id: "4060", engine: "product-en-us", score: 2.5 },
        },
      ],
      facets: {
        name: [{ type: "value", data: [{ value: "Akt <1>", count: 1 }] }],
        price: [
          {
            type: "range",
            name: "cheap",
            data: [
              { to: 5, name: "low", count: 1 },
              { from: 5, count: 0 },
            ],
          },
        ],
      },
    });
  });
});

it("completes words of any field, values that start with the query first, then by frequency", () => {
  const asked = v.parse(suggestionRequest, { query: "ak", size: 2 });
  expect(suggestBody(asked, undefined, facts).aggs.name).toMatchObject({
    filter: { match_phrase_prefix: { "tokens.name": { query: "ak" } } },
  });
  const buckets = [
    { key: "Phospho-Akt", doc_count: 9 },
    { key: "Akt2", doc_count: 2 },
    { key: "Akt", doc_count: 5 },
    { key: "Erk", doc_count: 50 },
  ];
  expect(suggestionsOf(asked, { aggregations: { name: { values: { buckets } } } })).toEqual(["Akt", "Akt2"]);
});

describe("errors", () => {
  it.each([
    [404, '{"error":{"root_cause":[{"type":"index_not_found_exception","reason":"no such index"}],"type":"x"}}', 404],
    [429, '{"error":{"type":"circuit_breaking_exception","reason":"too large"},"status":429}', 429],
    [503, '{"error":{"type":"es_rejected_execution_exception","reason":"queue"}}', 429],
    [503, "", 503],
    [401, "not json", 503],
    [400, '{"error":"bad"}', 400],
  ] as const)("%i %s is %i", (status, body, expected) => {
    const { status: found, errors } = externalFault(status, body);
    expect(found).toBe(expected);
    expect(errors[0]).toMatch(/\.$|^bad$/);
  });

  it("of the engine and of the network are returned, and fields are checked before anything is sent", async () => {
    const sent: string[] = [];
    const mapping = { "benchside-e": { mappings: { _meta: facts } } };
    const engine = (answer: () => Response) =>
      new ExternalEngine("e", {
        ...{ url: "https://engine.test", authorization: "ApiKey x" },
        send: async (input) => {
          sent.push(String(input));
          return String(input).endsWith("/_mapping") ? Response.json(mapping) : answer();
        },
      });
    const broken = engine(() => new Response("{}", { status: 502 }));
    expect(await broken.search([request({ query: "a" })], undefined, "id")).toMatchObject({ ok: false, status: 503 });
    const unknown = await broken.search([request({ filters: { colour: "red" } })], undefined, "id");
    expect(unknown).toMatchObject({ ok: false, errors: [["Filters contains invalid field: colour"]] });
    expect(sent.filter((address) => address.endsWith("/_msearch"))).toHaveLength(1);
    const good = engine(() => Response.json({ responses: [{ status: 200, hits: { total: { value: 0 }, hits: [] } }] }));
    const found = await good.search([request({ query: "a" })], undefined, "id");
    expect(found.ok && JSON.parse(found.body)).toMatchObject([{ meta: { page: { total_results: 0 } }, results: [] }]);
    const refused = engine(() => Response.json({ responses: [{ status: 400, error: { reason: "bad", type: "x" } }] }));
    expect(await refused.search([request({ query: "a" })], undefined, "id")).toMatchObject({ errors: [["bad"]] });
  });
});
