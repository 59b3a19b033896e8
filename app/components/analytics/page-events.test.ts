import { moneyOf } from "@domain/money/money";
import { describe, expect, it } from "vitest";
import type { ShownPage } from "~/stores/analytics/analytics-queue";
import { eventsOfClick } from "./click-events";
import { lookedUpSizes, pageFacts } from "./page-data";
import { eventsOfPage, viewItem } from "./page-events";

const origin = "https://shop.example";

function page(address: string, data: unknown): ShownPage {
  const { pathname, search } = new URL(address, origin);
  return { kind: "page", pathname, search, title: "", facts: pageFacts(pathname, data), language: "en", country: "US" };
}

const row = (number: string, price: number | null) => ({
  id: `p-${number}`,
  number,
  href: `/products/${number}`,
  name: [
    { text: "Phospho-", match: false },
    { text: "Akt", match: true },
  ],
  offer: { sku: `${number}S`, price: price === null ? null : moneyOf(price, "USD") },
});

/** A results page, as returned by the loader. */
function results(query: string, change: { tab?: "product" | "resources"; page?: number; error?: unknown } = {}) {
  const { tab = "product", page: number = 1, error = null } = change;
  return {
    state: { query, tab, page: number, pageSize: 30 },
    list:
      tab === "product"
        ? { tab, rows: [row("4060", 39_900), row("9272", null)] }
        : { tab, rows: [{ id: "pathway-1", href: "/research/pathways/pi3k", kinds: ["Pathway"] }] },
    total: 34,
    error,
  };
}
const none = { previous: null, start: null };
const names = (events: readonly { readonly name: string }[]) => events.map(({ name }) => name);

describe("result list", () => {
  const akt = page("/browse?q=akt", results("akt"));

  it("C-ANALYT-01, C-ANALYT-02: reports a search with its phrase, and a list of items", () => {
    const events = eventsOfPage(akt, none);
    expect(names(events)).toEqual(["site_search", "search", "view_item_list"]);
    expect(events[0]?.parameters).toMatchObject({ search_term: "akt", search_tab: "product", search_results: 34 });
    expect(events[1]?.parameters).toEqual(events[0]?.parameters);
    expect(events[2]?.parameters).toMatchObject({
      ecommerce: {
        currency: "USD",
        item_list_id: "search_results",
        items: [
          { item_id: "4060", item_name: "Phospho-Akt", index: 0, price: 399 },
          { item_id: "9272", item_name: "Phospho-Akt", index: 1 },
        ],
      },
    });
  });

  it("reports no search without a phrase, and nothing after an error", () => {
    expect(names(eventsOfPage(page("/browse", results("")), none))).toEqual(["view_item_list"]);
    expect(eventsOfPage(page("/browse?q=akt", results("akt", { error: { kind: "unanswered" } })), none)).toEqual([]);
    expect(eventsOfPage(page("/browse?q=akt", { unknown: true }), none)).toEqual([]);
  });

  it("counts positions across pages", () => {
    const second = eventsOfPage(page("/browse?q=akt&nr=2", results("akt", { page: 2 })), none);
    expect(second.at(-1)?.parameters).toMatchObject({ ecommerce: { items: [{ index: 30 }, { index: 31 }] } });
  });

  const source = (address: string, led: Parameters<typeof eventsOfPage>[1]) =>
    eventsOfPage(page(address, results("akt")), led)
      .filter(({ name }) => name === "search" || name === "site_search")
      .map(({ parameters }) => ("search_source" in parameters ? parameters.search_source : null));

  it("C-ANALYT-10: names the source of the search", () => {
    const typed = { previous: null, start: { source: "keyword", phrase: " akt " } } as const;
    expect(source("/browse?q=akt", typed)).toEqual(["keyword", "keyword"]);
    expect(source("/browse?q=akt&qs=history", none)).toEqual(["history", "history"]);
    expect(source("/browse?q=akt&qs=typeahead", none)).toEqual(["typeahead", "typeahead"]);
    expect(source("/browse?q=akt", none)).toEqual(["navigation", "navigation"]);
    expect(source("/browse?q=akt&applications=WB", { previous: akt, start: null })).toEqual(["filter", "filter"]);
    for (const control of ["sort-by=newest", "nr=2", "tab=resources", "results-per-page=60"]) {
      expect(source(`/browse?q=akt&${control}`, { previous: akt, start: null }), control).toEqual(["UI", "UI"]);
    }
    // Another phrase was typed before; it did not start this search.
    expect(source("/browse?q=akt", { previous: null, start: { source: "keyword", phrase: "erk" } })).toEqual([
      "navigation",
      "navigation",
    ]);
  });

  it("C-ANALYT-10: the marker of an earlier search ends with a facet change", () => {
    const before = page("/browse?q=akt&qs=history", results("akt"));
    expect(source("/browse?q=akt&applications=WB&qs=history", { previous: before, start: null })).toEqual([
      "filter",
      "filter",
    ]);
  });

  it("C-ANALYT-08: reports what changed", () => {
    const steps = (address: string) =>
      eventsOfPage(page(address, results("akt")), { previous: akt, start: null })
        .filter(({ name }) => name === "search_interaction")
        .map(({ parameters }) => ("interaction_type" in parameters ? Object.values(parameters).slice(0, 2) : []));
    expect(steps("/browse?q=akt&applications=WB,IP")).toEqual([["facet", "applications=WB,IP"]]);
    expect(steps("/browse?q=akt&sort-by=newest&results-per-page=60")).toEqual([
      ["sort", "newest"],
      ["page_size", "60"],
    ]);
    expect(steps("/browse?q=akt&nr=3")).toEqual([["page", "3"]]);
    expect(steps("/browse?q=akt&tab=resources")).toEqual([["tab", "resources"]]);
    expect(steps("/browse?q=erk")).toEqual([]);
  });

  it("removes personal data from phrases", () => {
    const data = results("jane.doe@lab.example");
    const [search] = eventsOfPage(page("/browse?q=jane.doe%40lab.example", data), none);
    expect(JSON.stringify(search)).not.toContain("jane.doe");
  });
});

describe("product page", () => {
  const viewed = { key: "4060", name: "Akt", productType: "Kit", chosen: null };
  const offer = (amount: number) => ({ amount, currency: "USD" });

  it("C-ANALYT-03: reports a view with the preselected size and its price", () => {
    const sizes = [
      { sku: "4060T", offer: null },
      { sku: "4060S", offer: offer(399) },
    ];
    expect(viewItem(viewed, sizes).parameters).toEqual({
      ecommerce: {
        currency: "USD",
        value: 399,
        items: [
          {
            item_id: "4060",
            item_name: "Akt",
            item_brand: "Benchside",
            item_category: "Kit",
            item_variant: "4060S",
            price: 399,
            quantity: 1,
          },
        ],
      },
    });
    expect(viewItem({ ...viewed, chosen: "4060T" }, sizes).parameters).toMatchObject({
      ecommerce: { items: [{ item_variant: "4060T" }] },
    });
    expect(viewItem(viewed, []).parameters).toMatchObject({ ecommerce: { items: [{ item_id: "4060" }] } });
  });

  it("uses looked-up prices, or the page's prices if the lookup failed", () => {
    const value = [{ sku: "4060S", offer: { amount: "52000", currency: "JPY" } }];
    expect(lookedUpSizes({ ok: true, value })).toEqual([{ sku: "4060S", offer: { amount: 52_000, currency: "JPY" } }]);
    expect(lookedUpSizes({ ok: false })).toBeNull();
  });

  it("C-ANALYT-01: reports the search that redirected to it", () => {
    const product = { ...viewed, sizes: [] };
    const data = { product, chosen: null, lookedUpSizes: null };
    const led = { previous: null, start: { source: "keyword", phrase: "4060S" } } as const;
    expect(names(eventsOfPage(page("/products/4060", data), led))).toEqual(["site_search", "search"]);
    expect(eventsOfPage(page("/products/4060", data), none)).toEqual([]);
  });
});

it("C-ANALYT-06: a comparison names its products", () => {
  const data = {
    products: [
      { id: "4060", name: "Akt" },
      { id: "1", name: null },
      { id: "9272", name: "Akt too" },
    ],
  };
  const [event, ...more] = eventsOfPage(page("/products/compare?productIds=4060", data), none);
  expect(more).toEqual([]);
  expect(event).toMatchObject({
    name: "compare_products",
    parameters: { ecommerce: { items: [{ item_id: "4060" }, { item_id: "9272" }] } },
  });
});

describe("link click", () => {
  const click = (path: string, shown: ShownPage | null, text = "Akt\n  Antibody") =>
    eventsOfClick({ href: new URL(path, origin).href, text }, shown, origin);

  it("C-ANALYT-04: selects a listed product with position and price", () => {
    expect(click("/products/4060", page("/browse?q=akt", results("akt")))).toEqual([
      {
        name: "select_item",
        parameters: {
          ecommerce: expect.objectContaining({
            currency: "USD",
            item_list_id: "search_results",
            items: [expect.objectContaining({ item_id: "4060", index: 0, price: 399 })],
          }),
        },
      },
    ]);
  });

  it("C-ANALYT-04: selects any other product by number and link text", () => {
    const home = page("/", {});
    expect(click("/products/primary-antibodies/9272?x=1#figures", home)).toMatchObject([
      { name: "select_item", parameters: { ecommerce: { items: [{ item_id: "9272", item_name: "Akt Antibody" }] } } },
    ]);
    expect(click("/products/9272", home, " ")).toMatchObject([
      { parameters: { ecommerce: { items: [{ item_name: "9272" }] } } },
    ]);
  });

  it("C-ANALYT-05: selects a listed resource", () => {
    const resources = page("/browse?q=akt&tab=resources", results("akt", { tab: "resources" }));
    expect(click("/research/pathways/pi3k", resources)).toEqual([
      { name: "select_content", parameters: { content_type: "Pathway", content_id: "pathway-1" } },
    ]);
  });

  it("reports nothing for other links, comparisons and links within the product", () => {
    const product = page("/products/4060", {});
    expect(click("https://elsewhere.example/products/4060", null)).toEqual([]);
    expect(click("/products/compare?productIds=4060", product)).toEqual([]);
    expect(click("/products/4060#figures", product)).toEqual([]);
    expect(click("/about-us", null)).toEqual([]);
  });
});
