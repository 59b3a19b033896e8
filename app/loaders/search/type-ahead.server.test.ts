import texts from "virtual:name-texts";
import type { SearchAnswer } from "@contracts/search/search-answers";
import { type NameTable, nameTable } from "@domain/query-reading/name-table";
import { describe, expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { noNames } from "../../../tests/factories/no-names";
import { loadTypeAhead } from "./type-ahead.server";

const product = (number: string, url: string | null = `/products/${number}`) => ({
  _meta: { id: number, score: 1 },
  productnumber: { raw: number },
  name: { raw: `Product ${number}` },
  ...(url === null ? {} : { url: { raw: url } }),
});
const resource = (id: string, url: string) => ({
  _meta: { id, score: 1 },
  title: { raw: `Title ${id}` },
  url: { raw: url },
});

function answer(results: SearchAnswer["results"], categories: readonly string[] = []): SearchAnswer {
  const data = categories.map((value, index) => ({ value, count: 10 - index }));
  return {
    meta: { page: { current: 1, total_pages: 1, total_results: results.length, size: 3 }, request_id: "request-1" },
    results,
    facets: { categories: [{ type: "value", data }] },
  };
}

const pageOf = (total: number) => ({ current: 1, total_pages: 1, total_results: total, size: 1 });

const failed = { ok: false, error: { kind: "timeout", code: "ECONNABORTED", status: 0, messages: [] } } as const;

interface World {
  /** Number of products for each name that starts with the text. */
  counts?: readonly number[];
  names?: NameTable;
  products?: SearchAnswer | null;
  resources?: SearchAnswer;
  suggestions?: readonly string[];
  /** Suggestions that no released product has. */
  unlisted?: readonly string[];
}

async function ask(
  query: string,
  {
    products = answer([]),
    resources = answer([]),
    suggestions = [],
    unlisted = [],
    counts = [],
    names = noNames,
  }: World = {},
) {
  const asked: string[] = [];
  const reports: { label: string; members: unknown }[] = [];
  const search: PublicContext["services"]["search"] = {
    search: async () => failed,
    async multiSearch(engine, _, queries) {
      asked.push(engine);
      const offered = queries.map((one) => JSON.stringify(one)).filter((one) => one.includes('"name":["'));
      const listed = offered.map((one) => (unlisted.some((phrase) => one.includes(`"name":["${phrase}"]`)) ? 0 : 1));
      const counted = [...listed, ...counts].map((total) => ({
        ...answer([]),
        meta: { ...answer([]).meta, page: pageOf(total) },
      }));
      if (engine === "product") return products ? { ok: true, value: [products, ...counted] } : failed;
      return { ok: true, value: [resources] };
    },
    async suggest() {
      asked.push("suggest");
      return { ok: true, value: suggestions };
    },
    click: async () => failed,
  };
  const context = {
    services: { search },
    names,
    market: { locale: "en-us" },
    flags: { newSearchUrl: true, searchPrecision: true },
    degraded: () => undefined,
    log: { error: (label: string, members: unknown) => reports.push({ label, members }) },
  } as unknown as PublicContext;
  const url = new URL(`https://a/api/type-ahead?${new URLSearchParams({ q: query })}`);
  const response = await loadTypeAhead(context, { url, params: {} });
  const body = (await response.json()) as {
    items: { type: string; id: string; title: string; fields: { url: string } }[];
  };
  return { status: response.status, items: body.items, asked, reports };
}

describe("suggestions", () => {
  it("C-TYPE-02, C-TYPE-14, C-TYPE-16: combine products, resources, categories and queries from three searches", async () => {
    const { items, asked } = await ask("akt", {
      products: answer([product("4060")], ["Kits", "Services"]),
      resources: answer([resource("r1", "/learn-and-support/akt")]),
      suggestions: ["akt1"],
    });
    expect(asked.sort()).toEqual(["product", "resources", "suggest"]);
    expect(items).toEqual([
      {
        type: "product",
        title: "Product 4060",
        id: "4060",
        count: null,
        fields: { url: "/products/4060", clickurl: "" },
        requestId: "request-1",
      },
      {
        type: "resources",
        title: "Title r1",
        id: "r1",
        count: null,
        fields: { url: "/learn-and-support/akt", clickurl: "" },
        requestId: "request-1",
      },
      expect.objectContaining({
        type: "categories",
        title: "Kits",
        count: 10,
        fields: expect.objectContaining({ url: "/browse?q=akt&tab=product&categories=kits&qs=typeahead" }),
      }),
      expect.objectContaining({ type: "categories", title: "Services", count: 9 }),
      expect.objectContaining({
        type: "suggestions",
        title: "akt1",
        fields: expect.objectContaining({ url: "/browse?q=akt1&tab=product&qs=typeahead" }),
      }),
    ]);
  });
  it("C-TYPE-14, C-TYPE-15: are at most 3 per kind and 5 categories, whatever the engine returns", async () => {
    const many = Array.from({ length: 10 }, (_, index) => String(4000 + index));
    const { items } = await ask("akt", {
      products: answer(
        many.map((number) => product(number)),
        many,
      ),
      resources: answer(many.map((id) => resource(id, `/r/${id}`))),
      suggestions: many,
    });
    const countOf = (type: string) => items.filter((item) => item.type === type).length;
    expect([countOf("product"), countOf("resources"), countOf("categories"), countOf("suggestions")]).toEqual([
      3, 3, 5, 3,
    ]);
  });
  it("include whole names with products, beside two product names", async () => {
    const names = nameTable(texts);
    const phrases = async (counts: readonly number[], suggestions: readonly string[] = []) =>
      (await ask("tumor necrosis fac", { names, counts, suggestions })).items.map(({ title }) => title);
    const whole = await phrases([1, 1, 1, 1]);
    expect(whole[0]).toBe("tumor necrosis factor");
    expect(await phrases([0, 0, 0, 0])).toEqual([]);
    expect(await phrases([1, 0, 0, 0], ["one", "two", "three"])).toEqual(["one", "two", "tumor necrosis factor"]);
  });
  it("list no name of an unlisted product or of another target", async () => {
    const titles = async (query: string, world: World) =>
      (await ask(query, { names: nameTable(texts), ...world })).items.map(({ title }) => title);
    const suggestions = ["Puma (E5K1) Rabbit mAb", "Puma Antibody"];
    expect(await titles("puma", { suggestions, unlisted: ["Puma (E5K1) Rabbit mAb"] })).toEqual(["Puma Antibody"]);
    expect(
      await titles("IL-2 protein", {
        suggestions: ["Human IL-2 Recombinant Protein", "Human IL-21 Recombinant Protein"],
      }),
    ).toEqual(["Human IL-2 Recombinant Protein"]);
  });
  it("may begin with an alias in small letters, which is more often the beginning of a name", async () => {
    const suggestions = ["Caspase-8 Antibody"];
    const titles = async (query: string) =>
      (await ask(query, { names: nameTable(texts), suggestions })).items.map(({ title }) => title);
    expect(await titles("casp")).toEqual(suggestions);
    expect(await titles("CASP")).toEqual([]);
  });
  it("do not list antibodies labeled with what the phrase asks antibodies against", async () => {
    const suggestions = ["Anti-Rat IgG (H+L) Antibody (Biotin Conjugate)"];
    expect((await ask("anti-biotin", { names: nameTable(texts), suggestions })).items).toEqual([]);
    const { items } = await ask("brdu", {
      names: nameTable(texts),
      suggestions: ["BrdU Cell Proliferation Assay Kit"],
    });
    expect(items.map(({ title }) => title)).toEqual(["BrdU Cell Proliferation Assay Kit"]);
  });
  it("C-TYPE-17: log and skip an item without url", async () => {
    const { items, reports } = await ask("akt", {
      products: answer([product("4060", null), product("9272")]),
      resources: answer([resource("r1", "https://evil.example/")]),
    });
    expect(items.map(({ id }) => id)).toEqual(["9272"]);
    expect(reports).toEqual([
      { label: "type-ahead: item without url", members: { type: "product", id: "4060" } },
      { label: "type-ahead: item without url", members: { type: "resources", id: "r1" } },
    ]);
  });
  it("C-TYPE-19: a failed search gives 503 without items", async () => {
    expect(await ask("akt", { products: null })).toMatchObject({ status: 503, items: [] });
  });
  it("make no request if cleaning leaves nothing", async () => {
    expect(await ask(" <b> ")).toMatchObject({ status: 200, items: [], asked: [] });
  });
});
