import type { SearchAnswer } from "@contracts/search/search-answers";
import type { EngineKind } from "@contracts/search/search-documents";
import { shopNames } from "@domain/query-reading/shop-names";
import type { SearchBody } from "@domain/search-query/search-body";
import { type BrowseState, type BrowseTab, defaultBrowseState } from "@domain/search-url/state";
import { describe, expect, it } from "vitest";
import type { SearchPort } from "~/loaders/search/port.server";
import { noNames } from "../../../tests/factories/no-names";
import { searchList } from "./search.server";

type Counts = Readonly<Record<string, readonly (readonly [string, number])[]>>;

function answer(total: number, counts: Counts = {}): SearchAnswer {
  const facets = Object.entries(counts).map(([name, values]) => [
    name,
    [{ type: "value", data: values.map(([value, count]) => ({ value, count })) }],
  ]);
  return {
    meta: { page: { current: 1, total_pages: 1, total_results: total, size: 30 }, request_id: "r1" },
    results: [],
    facets: Object.fromEntries(facets),
  };
}

const catalogue: Counts = {
  applications: [
    ["Western Blotting", 9],
    ["ELISA", 4],
  ],
  categories: [["SignalStar Multiplex IHC", 3]],
};

/** An engine with known facet values and the given counts for the phrase. */
function engine(phrase: { total: number; counts?: Counts; other?: number; fails?: BrowseTab }) {
  const asked: { tab: EngineKind; queries: readonly SearchBody[] }[] = [];
  const port: Pick<SearchPort, "multiSearch"> = {
    async multiSearch(tab, queries) {
      asked.push({ tab, queries });
      if (phrase.fails === tab) return { ok: false, unanswered: true, messages: [], status: 0 };
      const value = queries.map((query) => {
        if (query.query === "" && query.page.size === 0) return answer(100, catalogue);
        if (query.analytics?.tags.includes("Tab-Count")) return answer(phrase.other ?? 0);
        return answer(phrase.total, phrase.counts ?? catalogue);
      });
      return { ok: true, value };
    },
  };
  return { port, asked, lists: () => asked.filter(({ queries }) => (queries[0]?.page.size ?? 0) > 0) };
}

const context = {
  market: { locale: "en-us" as const },
  names: noNames,
  flags: { searchPrecision: true },
  waitUntil: () => undefined,
};
const state = (change: Partial<BrowseState>): BrowseState => ({ ...defaultBrowseState, query: "akt", ...change });

async function run(phrase: Parameters<typeof engine>[0], change: Partial<BrowseState> = {}) {
  const { port, asked, lists } = engine(phrase);
  const found = await searchList(port, state(change), context);
  return { found, asked, lists };
}

describe("list search", () => {
  it("C-SEARCH-01: returns the hits of both tabs", async () => {
    const { found } = await run({ total: 7, other: 2 });
    expect(found).toMatchObject({ ok: true, total: 7, counts: { product: 7, resources: 2 }, requestId: "r1" });
    const { found: resources } = await run({ total: 2, other: 7 }, { tab: "resources" });
    expect(resources).toMatchObject({ counts: { product: 7, resources: 2 } });
  });
  it("C-SCALL-01: queries the tab's engine, and the other one for its count", async () => {
    const { asked } = await run({ total: 1 });
    expect(new Set(asked.map(({ tab }) => tab))).toEqual(new Set(["product", "resources"]));
  });
  it("C-SURL-20, C-SURL-21: converts facet values to keys, queries in the engine's spelling, drops unknown ones", async () => {
    const { found, lists } = await run({ total: 7 }, { facets: { applications: ["western-blotting", "nonsense"] } });
    expect(found).toMatchObject({ state: { facets: { applications: ["western-blotting"] } } });
    expect(lists()[0]?.queries[0]?.filters.all).toContainEqual({ applications: ["Western Blotting"] });
  });
  it("C-SURL-22: drops facet values without hits and searches again", async () => {
    const counts = { applications: [["Western Blotting", 7]] } as const;
    const { found, lists } = await run({ total: 7, counts }, { facets: { applications: ["ELISA"] }, other: ["xp"] });
    expect(found).toMatchObject({ ok: true, state: { facets: {}, other: [] } });
    expect(lists()).toHaveLength(2);
    expect(lists()[1]?.queries).toHaveLength(1);
  });
  it("C-SEARCH-15: simple western is a filter; signal star filters by the engine's category", async () => {
    const simple = await run({ total: 3 }, { query: "Simple Western" });
    expect(simple.lists()[0]?.queries[0]).toMatchObject({ query: "" });
    expect(simple.lists()[0]?.queries[0]?.filters.all).toContainEqual({ applicationcodes: ["SW"] });
    const star = await run({ total: 3 }, { query: "signal star" });
    expect(star.lists()[0]?.queries[0]?.filters.all).toContainEqual({ categories: ["SignalStar Multiplex IHC"] });
    expect(star.found).toMatchObject({ alias: { alias: { id: "signalStar" } } });
  });
  it("C-SEARCH-13, C-SEARCH-14: sends the phrase without stop words, and product numbers with precision", async () => {
    const words = await run({ total: 3 }, { query: "anti-AKT antibody" });
    expect(words.lists()[0]?.queries[0]?.query).toBe("AKT");
    expect(words.lists()[0]?.queries[0]).not.toHaveProperty("precision");
    const number = await run({ total: 3 }, { query: "4060S" });
    expect(number.lists()[0]?.queries[0]).toMatchObject({ query: "4060S", precision: 11 });
  });
  it("C-FACET-05: the resources tab has the facets that resources fill", async () => {
    const { found } = await run({ total: 2 }, { tab: "resources", facets: { hostspecies: ["Rabbit"] }, other: ["xp"] });
    expect(found).toMatchObject({ state: { facets: {}, other: [] } });
  });
  it("never requests a page beyond the engine's limit", async () => {
    const { lists } = await run({ total: 20_000 }, { page: 4000, pageSize: 200 });
    expect(lists()[0]?.queries[0]?.page).toEqual({ size: 200, current: 50 });
  });
  it("C-ERR-02: reports a failed list, and tolerates a missing count of the other tab", async () => {
    expect((await run({ total: 2, fails: "product" })).found).toEqual({
      ok: false,
      unanswered: true,
      messages: [],
      status: 0,
    });
    expect((await run({ total: 2, fails: "resources" })).found).toMatchObject({
      ok: true,
      counts: { product: 2, resources: null },
    });
  });
});

describe("a phrase without hits", () => {
  /** An engine that returns hits only for queries accepted by `has`. */
  function engineWith(has: (query: SearchBody) => boolean, other = 0) {
    const lists: SearchBody[] = [];
    const port: Pick<SearchPort, "multiSearch"> = {
      async multiSearch(_, queries) {
        const value = queries.map((query) => {
          if (query.analytics?.tags.includes("Tab-Count")) return answer(other);
          if (query.page.size > 0) lists.push(query);
          return answer(has(query) ? 1 : 0);
        });
        return { ok: true, value };
      },
    };
    return { port, lists };
  }
  const find = async (query: string, has: (query: SearchBody) => boolean, other = 0, tab: BrowseTab = "product") => {
    const { port, lists } = engineWith(has, other);
    return { found: await searchList(port, state({ query, tab }), context), lists };
  };

  it("C-SEARCH-14: an exact number without hits finds the product whose number it contains", async () => {
    const { found, lists } = await find("4060P", ({ query }) => query === "4060", 7);
    expect(found).toMatchObject({ total: 1, relaxed: { kind: "number", number: "4060" }, counts: { product: 1 } });
    expect(lists.map(({ query, precision }) => [query, precision])).toEqual([
      ["4060P", 11],
      ["4060", 11],
    ]);
    expect(Object.keys(lists[1]?.search_fields ?? {})).toEqual(["productnumber", "skus"]);
  });
  it("is searched by any of its words, and reports that", async () => {
    const { found, lists } = await find("akt nonsense", ({ precision }) => precision === 2);
    expect(found).toMatchObject({ total: 1, relaxed: { kind: "words" } });
    // Never by products against something else.
    expect(lists.at(-1)?.filters.all).toContainEqual({ targetcount: "0" });
    expect((await find("akt", () => true)).found).toMatchObject({ relaxed: null });
    const resources = await find("akt nonsense", ({ precision }) => precision === 1, 0, "resources");
    expect(resources.found).toMatchObject({ total: 1, relaxed: { kind: "words" } });
    expect(resources.lists.map(({ search_fields }) => Object.hasOwn(search_fields ?? {}, "body"))).toEqual([
      true,
      false,
    ]);
  });
  it("for a kit is searched by similar words, before texts with most of its words", async () => {
    const { port, lists } = engine({ total: 0, other: 2 });
    const outcome: typeof port.multiSearch = async (tab, queries) => {
      const asked = await port.multiSearch(tab, queries);
      return queries[0]?.precision === 5 && asked.ok ? { ...asked, value: asked.value.map(() => answer(2)) } : asked;
    };
    const found = await searchList({ multiSearch: outcome }, state({ query: "viabilty kit" }), {
      ...context,
      names: shopNames(),
    });
    expect(found).toMatchObject({ total: 2, reading: null, relaxed: null, unread: ["viabilty"] });
    expect(lists().at(-1)?.queries[0]?.filters.all).toContainEqual({ targetcount: "0" });
  });
  it("ignores its exclusion if every product matches it, and reports that", async () => {
    const excludes = ({ filters }: SearchBody) => JSON.stringify(filters.all).includes('"none"');
    const { port } = engine({ total: 0 });
    const outcome: typeof port.multiSearch = async (tab, queries) => {
      const asked = await port.multiSearch(tab, queries);
      return queries[0] && !excludes(queries[0]) && asked.ok
        ? { ...asked, value: asked.value.map(() => answer(3)) }
        : asked;
    };
    const search = (query: string) =>
      searchList({ multiSearch: outcome }, state({ query }), { ...context, names: shopNames() });
    expect(await search("GFAP IHC not WB")).toMatchObject({ total: 3, relaxed: { kind: "ruled-out", words: "WB" } });
    // A product of the host that is ruled out would be a wrong reagent.
    expect(await search("GFAP not rabbit")).toMatchObject({ total: 0, relaxed: null });
  });
  it("of an unknown name requires all of its words in names, and is not relaxed", async () => {
    const { found, lists } = await run({ total: 0 }, { query: "flurbotin kinase antibody" });
    expect(found).toMatchObject({ total: 0, relaxed: null, unread: ["flurbotin kinase"] });
    const asked = lists().map(({ queries: [list] }) => list?.precision);
    // The first asks whether the phrase is the whole name of a product.
    expect(asked).toEqual([11, 7]);
  });
  it("is the name of a product, also without spaces", async () => {
    const asked = async (query: string) => {
      const { lists } = await run({ total: 1 }, { query });
      return lists().map(({ queries: [list] }) => list?.precision === 11);
    };
    for (const query of ["Cell Lysis Buffer (10X)", "スタウロスポリン", "DAPI核染色試薬", "细胞裂解液 (10X)"])
      expect(await asked(query), query).toEqual([true, false]);
    for (const query of ["Akt antibody", "Akt抗体", "Akt1 抗体"]) expect(await asked(query), query).toEqual([false]);
  });
  it("C-SEARCH-04: prefers hits of the other tab", async () => {
    const { found, lists } = await find("akt nonsense", ({ precision }) => precision === 1, 3);
    expect(found).toMatchObject({ total: 0, relaxed: null, counts: { product: 0, resources: 3 } });
    expect(lists).toHaveLength(1);
  });
  it("is not relaxed if it has operators or is a single word", async () => {
    for (const query of ['"akt pan"', "akt +pan", "akt -pan", "akt NOT pan", "nonsense"]) {
      expect((await find(query, ({ precision }) => precision === 1)).found, query).toMatchObject({ total: 0 });
    }
  });
});
