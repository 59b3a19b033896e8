import type { SearchAnswer } from "@contracts/search/search-answers";
import { noThirdParties } from "@domain/consent/third-parties";
import { shopNames } from "@domain/query-reading/shop-names";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { beforeEach, describe, expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import type { SearchResultOf } from "~/services/search/types";
import { storefrontOrigins } from "../../../tests/factories/edge";
import { noNames } from "../../../tests/factories/no-names";
import { loadBrowse } from "./browse.server";

const hit = (number: string) => ({
  _meta: { id: number, score: 1 },
  productnumber: { raw: number },
  skus: { raw: [`${number}S`] },
  name: { raw: `Product ${number}` },
  status: { raw: "Released" },
});
const resource = {
  _meta: { id: "r", score: 1 },
  title: { raw: "Akt pathway" },
  url: { raw: "/learn-and-support/akt" },
};

function answer(total: number, results: SearchAnswer["results"] = []): SearchAnswer {
  return {
    meta: { page: { current: 1, total_pages: 1, total_results: total, size: 30 }, request_id: "request-1" },
    results,
    facets: {},
  };
}

interface World {
  products: SearchAnswer;
  resources: SearchAnswer;
  /** Response of the product number lookup. */
  numbered: SearchAnswer;
  fails: SearchResultOf<never> | null;
  asked: { engine: string; precision: number | undefined; query: string }[];
  degraded: number;
  statuses: number[];
  reports: string[];
}
let world: World;

beforeEach(() => {
  world = {
    products: answer(2, [hit("4060"), hit("9272")]),
    resources: answer(1, [resource]),
    numbered: answer(1, [hit("4060")]),
    fails: null,
    asked: [],
    degraded: 0,
    statuses: [],
    reports: [],
  };
});

async function context(): Promise<PublicContext> {
  const t = await createT("en");
  const unused = new Proxy({}, { get: (_, name) => () => Promise.reject(new Error(`not expected: ${String(name)}`)) });
  const report = (label: string) => world.reports.push(label);
  const services: Partial<PublicContext["services"]> = {
    search: {
      ...(unused as PublicContext["services"]["search"]),
      async multiSearch(engine, _locale, queries) {
        for (const { query, precision } of queries) world.asked.push({ engine, query: String(query), precision });
        if (world.fails && engine === "product") return world.fails;
        const all = engine === "product" ? world.products : world.resources;
        return { ok: true, value: queries.map(({ precision }) => (precision === 11 ? world.numbered : all)) };
      },
    },
    settings: { ...(unused as PublicContext["services"]["settings"]), selling: async () => defaultSellingSettings },
    content: {
      ...(unused as PublicContext["services"]["content"]),
      globalSettings: async () => ({ ok: true, value: {} }),
    },
    catalogue: { ...(unused as PublicContext["services"]["catalogue"]), briefs: async () => [] },
  };
  return {
    requestId: "r",
    now: new Date(0),
    market: { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" },
    t,
    flags: { searchPrecision: true, newSearchUrl: true, gop: false, citationSearch: false, elisaCrossSell: false },
    origins: storefrontOrigins("global"),
    imagesUrl: "https://images.example",
    securityContacts: [],
    allowsTraining: false,
    thirdParties: noThirdParties,
    preview: false,
    showsExamples: true,
    services: services as PublicContext["services"],
    names: noNames,
    log: { info: report, warn: report, error: report },
    frame: () => undefined,
    defer: async () => ({ ok: false }),
    degraded: () => {
      world.degraded += 1;
    },
    setErrorStatus: (status) => world.statuses.push(status),
    waitUntil: () => undefined,
  };
}

const load = async (query: string, flags: Partial<PublicContext["flags"]> = {}) => {
  const page = await context();
  const url = new URL(`http://shop.test/browse${query}`);
  return loadBrowse({ ...page, flags: { ...page.flags, ...flags } }, { url, params: {} });
};

/** Redirect target of the page. */
async function redirected(query: string, flags?: Partial<PublicContext["flags"]>): Promise<string | null> {
  const thrown = await load(query, flags).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Response)) throw thrown ?? new Error("did not redirect");
  expect(thrown.status).toBe(302);
  return thrown.headers.get("location");
}

describe("redirects", () => {
  it("C-SEARCH-05, C-SEARCH-06: looks up a single product by number at precision 11 and opens its page", async () => {
    world.products = answer(1, [hit("4060")]);
    expect(await redirected("?q=akt")).toBe("/products/4060");
    expect(world.asked.at(-1)).toEqual({ engine: "product", query: "4060", precision: 11 });
  });
  it("searches nothing for words such as “the”", async () => {
    for (const query of ["the", "and+or+not"]) expect((await load(`?q=${query}`)).markup, query).not.toBeNull();
    expect((await load("?q=IS")).markup).toBeNull();
  });
  it("lists the single product of a process or a family, and one that only mentions unread words", async () => {
    world.products = answer(1, [hit("4060")]);
    const url = (query: string) => ({ url: new URL(`http://shop.test/browse?q=${query}`), params: {} });
    const page = { ...(await context()), names: shopNames() };
    for (const query of ["apoptosis", "collagen", "akt1+flurbot"])
      expect((await loadBrowse(page, url(query))).total, query).toBe(1);
    await expect(loadBrowse(page, url("GAPDH"))).rejects.toBeInstanceOf(Response);
  });
  it("C-SURL-06: redirect=false lists the single product; redirect=true also redirects a filtered list", async () => {
    world.products = {
      ...answer(1, [hit("4060")]),
      facets: { hostspecies: [{ type: "value", data: [{ value: "Rabbit", count: 1 }] }] },
    };
    expect((await load("?q=akt&redirect=false")).total).toBe(1);
    expect((await load("?q=akt&hostspecies=rabbit")).total).toBe(1);
    expect(await redirected("?q=akt&hostspecies=rabbit&redirect=true")).toBe("/products/4060");
  });
  it("C-SEARCH-05: lists a product that its number does not find", async () => {
    world.products = answer(1, [hit("4060")]);
    world.numbered = answer(1, [hit("9999")]);
    expect((await load("?q=akt")).list.rows).toHaveLength(1);
  });
  it("C-SEARCH-04: switches from a tab without hits to one with hits", async () => {
    world.products = answer(0);
    expect(await redirected("?q=akt&sort-by=citations&results-per-page=60")).toBe(
      "/browse?q=akt&tab=resources&results-per-page=60",
    );
    world.resources = answer(0);
    expect((await load("?q=akt")).total).toBe(0);
  });
  it("C-SURL-12, C-SURL-14: converts addresses of forms without scripts to lists in the flag's structure", async () => {
    const sent = "?q=akt&tab=product&applications=A&applications=B%252CC&other=xp&other=recombinant";
    expect(await redirected(sent)).toBe("/browse?q=akt&tab=product&applications=A,B%252CC&other=recombinant,xp");
    expect(await redirected(sent, { newSearchUrl: false })).toBe(
      "/browse?search=akt&tab=product&applications=A%7CB%252CC&other=recombinant%7Cxp",
    );
  });
  it("C-SURL-20: facet names in any language redirect to the URL with keys, which works on every host", async () => {
    world.products = {
      ...answer(31, [hit("4060")]),
      facets: { hostspecies: [{ type: "value", data: [{ value: "Rabbit", count: 31 }] }] },
    };
    for (const name of ["Rabbit", "ウサギ", "兔"])
      expect(await redirected(`?q=akt&hostspecies=${encodeURIComponent(name)}`)).toBe(
        "/browse?q=akt&tab=product&hostspecies=rabbit",
      );
    expect((await load("?q=akt&hostspecies=rabbit,nonsense")).state.facets).toEqual({ hostspecies: ["rabbit"] });
  });
  it("redirects a page past the end to the last one", async () => {
    world.products = answer(31, [hit("4060")]);
    expect(await redirected("?q=akt&nr=9")).toBe("/browse?q=akt&tab=product&nr=2");
  });
});

describe("page", () => {
  it("C-SORT-07, C-SCALL-08: takes total, page and request id from the response", async () => {
    world.products = answer(31, [hit("4060")]);
    expect(await load("?q=akt&nr=2")).toMatchObject({
      total: 31,
      pages: { current: 2, last: 2 },
      requestId: "request-1",
      counts: { product: 31, resources: 1 },
    });
  });
  it("C-ERR-02, C-ERR-05: reports an unanswered search, logs it and is not stored", async () => {
    world.fails = { ok: false, error: { kind: "timeout", code: "ECONNABORTED", status: 0, messages: ["timeout"] } };
    expect(await load("?q=akt")).toMatchObject({ error: { kind: "unanswered" }, total: 0, state: { query: "akt" } });
    expect(world.statuses).toEqual([503]);
    expect(world.reports).toContain("browse: search failed");
  });
  it("logs an index without products as an error, but not a query without hits", async () => {
    [world.products, world.resources] = [answer(0), answer(0)];
    await load("?q=akt");
    expect(world.reports).not.toContain("browse: search has no products");
    expect((await load("")).total).toBe(0);
    expect(world.reports).toContain("browse: search has no products");
  });
  it("C-ERR-03: shows the engine's messages", async () => {
    world.fails = { ok: false, error: { kind: "rejected", code: null, status: 400, messages: ["a", "b"] } };
    expect(await load("?q=akt")).toMatchObject({ error: { kind: "messages", messages: ["a", "b"] } });
    expect(world.statuses).toEqual([400]);
  });
  it("shows the shop's message and an outage status for errors not caused by the query", async () => {
    world.fails = { ok: false, error: { kind: "rejected", code: null, status: 403, messages: ["Forbidden key"] } };
    expect(await load("?q=akt")).toMatchObject({ error: { kind: "status", status: 403 } });
    expect(world.statuses).toEqual([503]);
  });
  it("C-ERR-03: describes an error without message by its status, in the visitor's language", async () => {
    world.fails = { ok: false, error: { kind: "rejected", code: null, status: 502, messages: [] } };
    expect(await load("?q=akt")).toMatchObject({ error: { kind: "status", status: 502 } });
  });
  it("indexes the catalogue but no searches", async () => {
    expect((await load("?q=akt")).head.index).toBe(false);
    expect((await load("")).head).toMatchObject({ index: true, canonical: "http://shop.test/browse" });
  });
});
