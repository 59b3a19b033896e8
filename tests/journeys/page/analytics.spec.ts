/** The data layer: events of each step of a visit, and data that must never be included (rows C-ANALYT). */
import type { Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { allowAnalytics, keepDataLayer } from "../../fixtures/consent";
import { isPrerendered, isShown } from "../../fixtures/prerendered";
import { becomes, customer, punchoutBuyer } from "../../fixtures/session";
import { expect, test } from "../../fixtures/test";

interface Entry {
  readonly event?: string;
  readonly [member: string]: unknown;
}

/** Entries pushed since the last call, once they include an event with that name. */
async function pushed(page: Page, name: string): Promise<Entry[]> {
  await page.waitForFunction(
    (wanted) => window.dataLayer?.some((entry) => (entry as Entry).event === wanted) ?? false,
    name,
  );
  return page.evaluate(() => (window.dataLayer ?? []).splice(0) as Entry[]);
}
const named = (entries: readonly Entry[], name: string) => entries.filter(({ event }) => event === name);
const value = ({ ecommerce }: Entry = {}) =>
  typeof ecommerce === "object" && ecommerce !== null && "value" in ecommerce ? ecommerce.value : undefined;
const searchField = (page: Page) => page.getByRole("search").locator("input[type='search']:visible").first();

async function type(page: Page, phrase: string) {
  await searchField(page).fill(phrase);
  await searchField(page).press("Enter");
}

test("C-ANALYT-01, C-ANALYT-02, C-ANALYT-04, C-ANALYT-08, C-ANALYT-09, C-ANALYT-10: a search from its phrase to a product", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  await allowAnalytics(context, shop.global);
  await keepDataLayer(context);
  await page.goto("/");
  const home = await pushed(page, "page_view");
  expect(named(home, "page_view")).toEqual([
    {
      event: "page_view",
      user_id: null,
      user_type: "Guest",
      page_title: await page.title(),
      page_url: `${shop.global}/`,
      page_language: "en",
      page_country: "US",
    },
  ]);

  await type(page, "akt");
  const found = await pushed(page, "view_item_list");
  expect(named(found, "page_view")).toMatchObject([
    { page_title: await page.title(), page_url: `${shop.global}/browse?q=akt` },
  ]);
  for (const name of ["site_search", "search"]) {
    expect(named(found, name)).toMatchObject([{ search_term: "akt", search_source: "keyword" }]);
  }
  const [list] = named(found, "view_item_list");
  expect(list).toMatchObject({ ecommerce: { currency: "USD", item_list_id: "search_results" } });
  // The previous event's products are cleared first.
  expect(found[found.indexOf(list ?? {}) - 1]).toEqual({ ecommerce: null });

  await page.locator("main input[type='checkbox']:visible").first().check();
  const narrowed = await pushed(page, "view_item_list");
  expect(named(narrowed, "search_interaction")).toMatchObject([{ interaction_type: "facet", search_term: "akt" }]);
  expect(named(narrowed, "search")).toMatchObject([{ search_source: "filter" }]);
  expect(named(narrowed, "page_view")).toHaveLength(1);

  const link = page.locator("[data-row-link]").nth(1);
  const path = await link.getAttribute("href");
  await link.click();
  const product = await pushed(page, "view_item");
  const number = path?.split("/").pop();
  expect(named(product, "select_item")).toMatchObject([{ ecommerce: { items: [{ item_id: number, index: 1 }] } }]);
  expect(named(product, "page_view")).toHaveLength(1);
  expect(named(product, "view_item")).toMatchObject([{ ecommerce: { items: [{ item_id: number }] } }]);

  await page.goBack();
  expect(named(await pushed(page, "view_item_list"), "page_view")).toHaveLength(1);
});

test("C-ANALYT-03: a product view has the price of its market", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await allowAnalytics(context, shop.global, shop.jp);
  const viewed = async (address: string) => {
    await page.goto(address);
    return named(await pushed(page, "view_item"), "view_item");
  };
  const item = { item_id: "4060", item_brand: "Benchside", item_category: "Primary Antibody" };
  const [us] = await viewed("/products/4060");
  expect(us).toMatchObject({ ecommerce: { currency: "USD", value: 399, items: [{ ...item, price: 399 }] } });
  // Japan uses its price service, so the event waits for the response. Yen have no minor unit.
  const [jp] = await viewed(`${shop.jp}/products/4060`);
  expect(jp).toMatchObject({ ecommerce: { currency: "JPY", items: [item] } });
  expect(value(jp)).toBeGreaterThan(10_000);
  // Without a price there is no currency.
  await page.context().addCookies([{ name: "country", value: "FR", url: shop.global }]);
  const [fr] = await viewed("/products/4060");
  expect(fr).toMatchObject({ ecommerce: { items: [item] } });
  expect(fr).not.toHaveProperty("ecommerce.currency");
  expect(fr).not.toHaveProperty("ecommerce.value");
});

test("C-ANALYT-05, C-ANALYT-06, C-ANALYT-07, C-ANALYT-10: resources, comparison, suggestions and history", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  await allowAnalytics(context, shop.global);
  await keepDataLayer(context);
  await page.goto("/browse?q=akt&tab=resources");
  const resources = await pushed(page, "search");
  expect(named(resources, "search")).toMatchObject([{ search_source: "navigation", search_tab: "resources" }]);
  await page.locator("[data-row-link]").first().click();
  await page.waitForURL((url) => url.pathname !== "/browse");
  const content = await pushed(page, "page_view");
  expect(named(content, "select_content")).toMatchObject([{ content_type: expect.any(String) }]);

  await searchField(page).click();
  await searchField(page).pressSequentially("erk");
  const suggested = page
    .getByRole("group", { name: /suggest/i })
    .getByRole("option")
    .first();
  const phrase = await suggested.textContent();
  await suggested.click();
  const followed = await pushed(page, "search");
  expect(named(followed, "typeahead_suggestion_click")).toMatchObject([
    { search_term: "erk", suggestion: phrase, suggestion_type: "suggestions" },
  ]);
  expect(named(followed, "search")).toMatchObject([{ search_source: "typeahead" }]);

  await page.goto("/");
  await searchField(page).click();
  await page.getByRole("option").filter({ hasText: "akt" }).first().click();
  const again = await pushed(page, "search");
  expect(named(again, "typeahead_suggestion_click")).toMatchObject([{ suggestion: "akt", suggestion_type: "history" }]);
  expect(named(again, "search")).toMatchObject([{ search_term: "akt", search_source: "history" }]);

  await page.goto("/products/compare?productIds=4060,9272");
  expect(named(await pushed(page, "compare_products"), "compare_products")).toMatchObject([
    { ecommerce: { items: [{ item_id: "4060" }, { item_id: "9272" }] } },
  ]);
});

test("C-ANALYT-09, C-ANALYT-11: visitors are Guest, Registered or punchout, and customers have a pseudonym", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const view = async (path: string) => {
    await page.goto(path);
    return named(await pushed(page, "page_view"), "page_view");
  };
  // Both a stored and a private page; query strings must not leak.
  for (const path of ["/products/4060?token=secret", "/privacy-settings"]) {
    await page.context().clearCookies();
    await allowAnalytics(page.context(), shop.global);
    expect(await view(path)).toMatchObject([{ user_type: "Guest", user_id: null }]);
    await becomes(page.context(), shop.global, customer);
    const [registered] = await view(path);
    expect(registered).toMatchObject({ user_type: "Registered", user_id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(JSON.stringify(registered)).not.toMatch(/customer-1|secret/);
    await page.context().clearCookies();
    await allowAnalytics(page.context(), shop.global);
    await becomes(page.context(), shop.global, punchoutBuyer);
    expect(await view(path)).toMatchObject([{ user_type: "punchout", user_id: null }]);
  }
});

test("C-ANALYT-04, C-ANALYT-09: a page that unloads at once is counted by the next one", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await allowAnalytics(context, shop.global);
  await page.goto("/browse?q=akt");
  const link = page.locator("[data-row-link]").first();
  // Pressed before the page has been idle.
  await page.evaluate(() => document.querySelector<HTMLElement>("[data-row-link]")?.click());
  await expect(link).toHaveCount(0);
  const entries = await pushed(page, "view_item");
  expect(
    entries
      .map(({ event }) => event)
      .filter(Boolean)
      .join(" "),
  ).toMatch(/page_view .*view_item_list.* select_item .*page_view .*view_item|page_view.* view_item/);
});

test("C-ANALYT-04: a press is reported even if its page closes first", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  await allowAnalytics(context, shop.global);
  // The page never becomes idle, so it reports nothing itself.
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/browse?q=akt");
  await hydrated(page);
  const passedOn = await page.evaluate(() => {
    document.querySelector<HTMLElement>("[data-row-link]")?.click();
    // The page unloads before any timer that the press started.
    dispatchEvent(new Event("pagehide"));
    return JSON.stringify({ ...sessionStorage });
  });
  expect(passedOn).toMatch(/kind\W+page\b.*kind\W+click\b/);
});

test("a prerendered page is counted when it is shown", { tag: "@scripts" }, async ({ page, context, shop }) => {
  await allowAnalytics(context, shop.global);
  await isPrerendered(page);
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => window.dataLayer ?? [])).toEqual([]);
  await isShown(page);
  expect(named(await pushed(page, "page_view"), "page_view")).toHaveLength(1);
});

test("a tag manager loads with consent, sees no earlier events, and stays out of private pages", {
  tag: "@scripts",
}, async ({ page, context, shop, expectProblem }) => {
  // The sign-in page returns 404 here, but its address is private nevertheless.
  expectProblem(/404/);
  const asked: string[] = [];
  await context.route("https://tags.example/**", (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const body = "window.readByTags = dataLayer.map((entry) => entry.event ?? entry[0] ?? null)";
    return route.fulfill({ contentType: "text/javascript", body });
  });
  const read = () => page.evaluate(() => (window as Window & { readByTags?: unknown[] }).readByTags);
  await page.goto("/");
  await type(page, "akt");
  await expect(page).toHaveTitle(/akt/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect([asked, await page.evaluate(() => window.dataLayer ?? [])]).toEqual([[], []]);
  await page.getByRole("button", { name: "Accept all" }).click();
  await expect.poll(read).toBeDefined();
  expect(await read()).toEqual(["consent", "page_view", "site_search", "search", null, "view_item_list"]);

  // A document that starts at sign-in has no tag manager.
  asked.length = 0;
  await page.goto("/account/sign-in");
  await page.waitForFunction(() => window.dataLayer?.some((entry) => (entry as Entry).event === "page_view"));
  expect(asked).toEqual([]);
  await page.goto(`${shop.global}/browse`);
  await expect.poll(() => asked).toEqual(["/container.js"]);
});
