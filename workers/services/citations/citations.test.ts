import { SELF } from "cloudflare:test";
import {
  type CitationRecord,
  citationsCount,
  multiSearchAnswer,
  productCitations,
  productImages,
  searchAnswer,
  searchFailure,
} from "@contracts/catalogue/citations";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";

const origin = "http://services.test";
const admin = { authorization: "Bearer demo-admin-key" };
const engine = { authorization: "ApiKey demo-citation-key" };

function record(number: number, changes: Partial<CitationRecord> = {}): CitationRecord {
  return {
    id: `demo-${String(number).padStart(6, "0")}`,
    title: `Paper ${number} about signals [demonstration record]`,
    authors: "Demonstration group A",
    journal: "Demonstration Letters in Biology",
    year: 2000 + number,
    volume: "1",
    pages: null,
    pmid: null,
    demonstration: true,
    products: [
      {
        key: "4060",
        applications: [number % 2 === 0 ? "WB" : "IHC-P"],
        reactants: [number % 3 === 0 ? "M" : "H"],
        figure: null,
      },
    ],
    ...changes,
  };
}

const figure = {
  id: "4060-1-abc",
  damId: "DAM-1",
  filename: "4060_WB_1.svg",
  caption: "A blot",
  figureType: "WB",
  isProtected: false,
  size: { width: 600, height: 420 },
  variants: { PUBLIC: "/benchside-demo/4060-1-abc/public" },
};

const post = (path: string, body: string, headers: Record<string, string>) =>
  SELF.fetch(`${origin}${path}`, { method: "POST", headers, body });
const lines = (records: readonly unknown[]) => records.map((item) => JSON.stringify(item)).join("\n");
const importing = (records: readonly unknown[]) => post("/citations/_admin/citations", lines(records), admin);
const getJson = async (path: string) => (await SELF.fetch(`${origin}${path}`)).json();

beforeAll(async () => {
  const records = Array.from({ length: 20 }, (_, index) => record(index + 1));
  const shared = record(21, {
    year: 2026,
    products: [
      { key: "4060", applications: ["WB", "IP"], reactants: ["R"], figure },
      { key: "9272", applications: ["WB"], reactants: ["H"], figure: null },
    ],
  });
  const response = await importing([...records, shared]);
  expect(await response.json()).toMatchObject({ received: 21, stored: 21, rejected: 0, papers: 21, uses: 22 });
});

describe("citation service", () => {
  it("C-CITE-01: lists at most 100 citations by default, newest first, with counts for the filters", async () => {
    const page = v.parse(productCitations, await getJson("/citations/productCitations/4060"));
    expect(page).toMatchObject({ total: 21, limit: 100, offset: 0 });
    expect(page.citations.map(({ year }) => year)).toEqual(
      page.citations.map(({ year }) => year).toSorted((a, b) => b - a),
    );
    expect(page.applications).toContainEqual({ code: "WB", count: 11 });
  });

  it("C-CITE-01: filters by application and by reactants", async () => {
    const page = v.parse(
      productCitations,
      await getJson("/citations/productCitations/4060?application=WB&reactants=M,R&limit=2&offset=1"),
    );
    expect(page.citations.every(({ applications }) => applications.includes("WB"))).toBe(true);
    expect(page).toMatchObject({ total: 4, limit: 2, offset: 1 });
    expect(page.citations).toHaveLength(2);
    expect(page.applications).toContainEqual({ code: "IHC-P", count: 10 });
  });

  it("C-CITE-02: finds the figures of papers that show a product", async () => {
    const shown = v.parse(productImages, await getJson("/citations/productImages?productid=4060&application=IP"));
    expect(shown).toMatchObject({ total: 1, images: [{ figure: { id: figure.id }, citation: { year: 2026 } }] });
    expect(
      v.parse(productImages, await getJson("/citations/productImages?productid=4060&application=IHC-P")).total,
    ).toBe(0);
  });

  it("C-CITE-03: counts the citations of a product, 0 for an unknown one", async () => {
    expect(v.parse(citationsCount, await getJson("/citations/productCitations/4060/count"))).toEqual({
      citations_count: 21,
    });
    expect(await getJson("/citations/productCitations/9999/count")).toEqual({ citations_count: 0 });
  });

  it.each([
    "/productCitations/4060?limit=0",
    "/productCitations/4060?limit=501",
    "/productCitations/4060?offset=-1",
    "/productCitations/abc",
    "/productImages",
    "/productImages?productid=%27",
  ])("refuses %s", async (path) => {
    expect((await SELF.fetch(`${origin}/citations${path}`)).status).toBe(400);
  });

  it("reports invalid lines, stores the others, and replaces a paper with its uses", async () => {
    const response = await importing([
      record(30, { products: [{ key: "7074", applications: [], reactants: [], figure: null }] }),
      { id: "broken" },
      record(31, { products: [] }),
    ]);
    expect(await response.json()).toMatchObject({
      received: 3,
      stored: 1,
      rejected: 2,
      rejections: [{ line: 2 }, { line: 3, path: "products" }],
    });
    await importing([record(30, { products: [{ key: "3990", applications: [], reactants: [], figure: null }] })]);
    expect(await getJson("/citations/productCitations/7074/count")).toEqual({ citations_count: 0 });
    expect(await getJson("/citations/productCitations/3990/count")).toEqual({ citations_count: 1 });
  });

  it("takes imports from operators only", async () => {
    expect((await post("/citations/_admin/citations", "", {})).status).toBe(401);
    expect((await SELF.fetch(`${origin}/citations/_admin/citations`, { method: "DELETE" })).status).toBe(401);
  });

  it("removes demonstration records and keeps the others", async () => {
    await importing([
      record(40, {
        demonstration: false,
        id: "real-1",
        pmid: "12345",
        products: [{ key: "2101", applications: [], reactants: [], figure: null }],
      }),
      record(41, { products: [{ key: "2101", applications: [], reactants: [], figure: null }] }),
    ]);
    const before = v.parse(citationsCount, await getJson("/citations/productCitations/2101/count"));
    expect(before.citations_count).toBe(2);
    await SELF.fetch(`${origin}/citations/_admin/citations?demonstration=true`, { method: "DELETE", headers: admin });
    expect(await getJson("/citations/productCitations/2101/count")).toEqual({ citations_count: 1 });
    await importing(Array.from({ length: 20 }, (_, index) => record(index + 1)));
  });
});

describe("citation search", () => {
  const search = (path: string, body: unknown, headers: Record<string, string> = engine) =>
    post(`/citation-search/citations/${path}`, typeof body === "string" ? body : JSON.stringify(body), headers);

  it("C-CITE-08: accepts the key with its scheme and rejects everything else in the search engine's format", async () => {
    const refusedHeaders: Record<string, string>[] = [
      {},
      { authorization: "ApiKey wrong" },
      { authorization: "Bearer demo-citation-key" },
    ];
    for (const headers of refusedHeaders) {
      const response = await search("_search", {}, headers);
      expect(response.status).toBe(401);
      expect(v.parse(searchFailure, await response.json()).error.type).toBe("security_exception");
    }
    expect((await search("_search", {})).status).toBe(200);
  });

  it("C-CITE-06: serves _search, _search/template, _msearch and _msearch/template", async () => {
    const template = { id: "product-citations", params: { productid: "4060", size: 5, application: "WB" } };
    const direct = v.parse(
      searchAnswer,
      await (await search("_search", { query: { term: { productid: "4060" } }, size: 3 })).json(),
    );
    expect(direct.hits.hits).toHaveLength(3);
    const templated = v.parse(searchAnswer, await (await search("_search/template", template)).json());
    expect(templated.hits.hits.every(({ _source }) => _source.applications.includes("WB"))).toBe(true);
    expect(templated.aggregations?.applications?.buckets.map(({ key }) => key)).toContain("IHC-P");
    const several = v.parse(
      multiSearchAnswer,
      await (await search("_msearch", `{}\n{"query":{"match_all":{}},"size":0}\n`)).json(),
    );
    expect(several.responses).toHaveLength(1);
    const many = v.parse(
      multiSearchAnswer,
      await (
        await search(
          "_msearch/template",
          `{}\n${JSON.stringify(template)}\n{}\n{"id":"product-citations-count","params":{"productid":"4060"}}\n`,
        )
      ).json(),
    );
    expect(many.responses.map((item) => ("hits" in item ? item.hits.total.value : null))).toEqual([10, 20]);
  });

  it("C-CITE-07: accepts empty header lines and returns an error in place of a failed response", async () => {
    const body = `\n{"id":"product-citations-count","params":{"productid":"4060"}}\n\n{"id":"no-such-template"}\n`;
    const { responses } = v.parse(multiSearchAnswer, await (await search("_msearch/template", body)).json());
    expect(responses[0]).toMatchObject({ hits: { total: { value: 20 } } });
    expect(responses[1]).toMatchObject({ status: 404, error: { type: "resource_not_found_exception" } });
  });

  it("C-CITE-07: rejects a multi-search that does not end with a newline", async () => {
    const response = await search("_msearch", `{}\n{"size":0}`);
    expect(response.status).toBe(400);
    expect(v.parse(searchFailure, await response.json()).error.reason).toContain("terminated by a newline");
  });

  it.each([
    ["unknown query", { query: { fuzzy: { title: "x" } } }, "parsing_exception"],
    ["two queries in one clause", { query: { term: { productid: "1" }, match_all: {} } }, "parsing_exception"],
    ["a window beyond the last result", { from: 9_990, size: 11 }, "illegal_argument_exception"],
    ["an order by an unknown field", { sort: [{ colour: "asc" }] }, "parsing_exception"],
    [
      "deep nesting",
      {
        query: Array.from({ length: 9 }).reduce<unknown>((inner) => ({ bool: { filter: [inner] } }), { match_all: {} }),
      },
      "parsing_exception",
    ],
  ])("refuses %s", async (_, body, type) => {
    const response = await search("_search", body);
    expect(response.status).toBe(400);
    expect(v.parse(searchFailure, await response.json()).error.type).toBe(type);
  });

  it("answers 404 for another index", async () => {
    const response = await post("/citation-search/papers/_search", "{}", engine);
    expect(response.status).toBe(404);
    expect(v.parse(searchFailure, await response.json()).error).toMatchObject({
      type: "index_not_found_exception",
      reason: "no such index [papers]",
    });
  });

  it("combines clauses as the query language defines", async () => {
    const count = async (query: unknown) =>
      v.parse(searchAnswer, await (await search("_search", { query, size: 0 })).json()).hits.total.value;
    const product = { term: { productid: "4060" } };
    expect(await count({ bool: { filter: [product], must_not: [{ terms: { applications: ["WB"] } }] } })).toBe(10);
    expect(await count({ bool: { filter: [product], must: [{ range: { year: { gte: 2019, lt: 2021 } } }] } })).toBe(2);
    expect(
      await count({
        bool: {
          should: [{ term: { year: 2003 } }, { term: { year: 2004 } }],
          filter: [product],
          minimum_should_match: 1,
        },
      }),
    ).toBe(2);
    expect(await count({ bool: { filter: [product, { match: { title: "PAPER signals" } }] } })).toBe(20);
    expect(await count({ term: { colour: "red" } })).toBe(0);
    expect(await count({ term: { title: "%" } })).toBe(0);
  });

  it("renders templates sent with the call", async () => {
    const call = {
      source:
        '{"query":{"bool":{"filter":[{"term":{"productid":"{{id}}"}},{"terms":{"applications":{{#toJson}}codes{{/toJson}}}}]}},"size":1}',
      params: { id: "4060", codes: ["WB"] },
    };
    expect(v.parse(searchAnswer, await (await search("_search/template", call)).json()).hits.total.value).toBe(10);
    const unsafe = {
      source: '{"query":{"term":{"productid":"{{id}}"}}}',
      params: { id: '4060"}},"size":9999,"x":{"y":{"z":"' },
    };
    expect(v.parse(searchAnswer, await (await search("_search/template", unsafe)).json()).hits.total.value).toBe(0);
  });
});
