import type { Page, Request, Route } from "@playwright/test";
import { expectAccessible, lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

/** A parameter of an address in either URL structure. */
function parameter(page: Page, ...names: string[]): string | null {
  const { searchParams } = new URL(page.url());
  return names.map((name) => searchParams.get(name)).find((value) => value !== null) ?? null;
}

const results = (page: Page) => page.getByRole("region", { name: "Results" });
const rows = (page: Page) =>
  results(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2 }) });
const count = async (page: Page) => {
  const text = await results(page)
    .getByText(/^[\d,]+ results?$/)
    .textContent();
  return Number(text?.replaceAll(/\D/g, ""));
};
const facets = (page: Page) => page.getByRole("complementary", { name: "Filter" });

/** Delays lists requested by scripts, which are documents that the browser itself does not open. */
async function delayLists(page: Page, delayOf: (request: Request) => number) {
  await page.route(
    ({ pathname }) => pathname === "/browse",
    async (route: Route) => {
      const request = route.request();
      if (request.resourceType() === "fetch") await new Promise((resolve) => setTimeout(resolve, delayOf(request)));
      // An aborted request can no longer be continued.
      await route.continue().catch(() => undefined);
    },
  );
}

/** The page keeps its phrase after its scripts have started. */
async function scriptsRun(page: Page, phrase: string) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("search-history"))).toContain(phrase);
}

async function choose(page: Page, label: string, option: string) {
  await results(page).getByLabel(label).selectOption({ label: option });
}

async function tick(page: Page, name: RegExp) {
  const box = facets(page).getByRole("checkbox", { name });
  await box.setChecked(!(await box.isChecked()));
}

test("C-SURL-05, C-SURL-07, C-SURL-17, C-SURL-24, C-SORT-03: order and page size are in the address and survive a reload", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false&results-per-page=45");
  await expect(results(page).getByLabel("Results per page").locator("option:checked")).toHaveText("30");
  await choose(page, "Results per page", "60");
  await expect.poll(() => parameter(page, "results-per-page", "resultsPerPage")).toBe("60");
  await choose(page, "Sort by", "# of Citations");
  await expect.poll(() => parameter(page, "sort-by", "sortby")).toBe("citations");
  await page.waitForLoadState();
  await page.reload();
  expect(parameter(page, "results-per-page", "resultsPerPage")).toBe("60");
  await expect(results(page).getByLabel("Sort by").locator("option:checked")).toHaveText("# of Citations");
  const cited = await rows(page)
    .getByText(/[\d,]+ citations?/)
    .allTextContents();
  const numbers = cited.map((text) => Number(text.replaceAll(/\D/g, "")));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test("C-SURL-04, C-SURL-16, C-SORT-07: pages", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?nr=abc");
  const pager = page.getByRole("navigation", { name: "Pages" });
  await expect(pager.getByRole("link", { name: "Page 1, current page" })).toBeVisible();
  const first = await rows(page).first().textContent();
  await pager.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect.poll(() => parameter(page, "nr")).toBe("2");
  await expect(rows(page).first()).not.toHaveText(first ?? "");
  await page.goBack();
  await expect(rows(page).first()).toHaveText(first ?? "");
});

test("C-FACET-04, C-SURL-10, C-SURL-24: a facet filters the list, and its chip removes the filter", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt");
  const before = await count(page);
  await tick(page, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect.poll(() => count(page)).toBeLessThan(before);
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await results(page).getByRole("link", { name: "Remove filter Species reactivity Rat" }).click();
  await expect.poll(() => count(page)).toBe(before);
  expect(parameter(page, "speciesreactivity")).toBeNull();
});

test("C-SURL-12, C-SURL-11: values of a facet, and of the group Other, share one parameter each", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse");
  await tick(page, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await tick(page, /^Mouse [\d,]{3,} results/);
  await expect.poll(() => parameter(page, "speciesreactivity")?.split(/[,|]/).sort()).toEqual(["mouse", "rat"]);
  await tick(page, /^Recombinant [\d,]+ result/);
  await expect.poll(() => parameter(page, "other")).toBe("recombinant");
  await page.reload();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await expect(facets(page).getByRole("checkbox", { name: /^Recombinant [\d,]+ result/ })).toBeChecked();
});

test("C-SEARCH-07: reset shows the first page of all products for the phrase", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/browse?q=akt&speciesreactivity=rat,mouse&sort-by=newest&results-per-page=60");
  await facets(page).getByRole("link", { name: "Reset all" }).click();
  await expect(facets(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(results(page).getByLabel("Sort by").locator("option:checked")).toHaveText("Relevance");
  expect(parameter(page, "nr")).toBeNull();
  expect(parameter(page, "q", "search")).toBe("akt");
});

test("C-SEARCH-03: a search stays in the open tab", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?tab=resources&q=akt");
  await scriptsRun(page, "akt");
  const field = page.getByRole("banner").getByLabel("Search products and resources");
  await field.fill("erk");
  await field.press("Enter");
  await expect.poll(() => parameter(page, "q", "search")).toBe("erk");
  expect(parameter(page, "tab")).toBe("resources");
  await expect(field).toHaveValue("erk");
});

test("C-SURL-24: Back and Forward restore phrase, order and filters", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  await choose(page, "Sort by", "# of Citations");
  await expect.poll(() => parameter(page, "sort-by", "sortby")).toBe("citations");
  const all = await count(page);
  await tick(page, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  // The checkbox changes at once, and the list when it arrives.
  await expect.poll(() => count(page)).not.toBe(all);
  const narrowed = await count(page);
  await page.goBack();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).not.toBeChecked();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("citations");
  await page.goBack();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("relevance");
  await page.goForward();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("citations");
  await page.goForward();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await expect.poll(() => count(page)).toBe(narrowed);
});

test("C-SURL-24: boxes checked faster than lists arrive all count", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const lists: Request[] = [];
  await page.route(
    ({ pathname }) => pathname === "/browse",
    async (route) => {
      if (lists.push(route.request()) === 1) await held;
      // A cancelled request can no longer be continued.
      await route.continue().catch(() => undefined);
    },
  );
  for (const name of [/^Human/, /^Mouse/, /^Rat/]) await facets(page).getByRole("checkbox", { name }).check();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("human,mouse,rat");
  // The first response is outdated and changes nothing.
  release();
  await lists[0]?.response();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  for (const name of [/^Human/, /^Mouse/, /^Rat/]) {
    await expect(facets(page).getByRole("checkbox", { name })).toBeChecked();
  }
});

test("C-SURL-24: a list that arrives right after a press does not undo the press", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  const box = facets(page).getByRole("checkbox", { name: /^Rat/ });
  // The list of an earlier press sets the checkboxes to its own filters.
  await box.evaluate((element: HTMLInputElement) => {
    element.click();
    element.checked = false;
  });
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect(box).toBeChecked();
});

test("C-SURL-24: changes of any control during a request also count", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false&speciesreactivity=rat");
  await scriptsRun(page, "akt");
  await delayLists(page, () => 700);
  await facets(page)
    .getByRole("checkbox", { name: /^Mouse [\d,]+ result/ })
    .check();
  await results(page).getByLabel("Sort by").selectOption({ label: "# of Citations" });
  await results(page).getByRole("link", { name: "Remove filter Species reactivity Rat" }).click();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).not.toBeChecked();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("mouse");
  expect(parameter(page, "sort-by", "sortby")).toBe("citations");
});

test("C-SURL-24: a changed list keeps scroll position and focus; Back restores the former position", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?redirect=false");
  const box = facets(page).getByRole("checkbox", { name: /^Rat/ });
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(top).toBe(400);
  await box.focus();
  const left = await top();
  await page.keyboard.press("Space");
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect(box).toBeFocused();
  expect(await top()).toBe(left);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(top).toBe(900);
  await page.goBack();
  await expect(box).not.toBeChecked();
  await expect.poll(top).toBe(left);
  await page.goForward();
  await expect(box).toBeChecked();
  await expect.poll(top).toBe(900);
});

test("C-SURL-24: Back after a reload, and from another page, shows the list of its entry", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/browse?q=akt&redirect=false");
  await tick(page, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await rows(page).first().getByRole("heading", { level: 2 }).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\/\d+/);
  await page.goBack();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await page.reload();
  await page.goBack();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBeNull();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).not.toBeChecked();
});

test("C-SURL-24: Back before the scripts have loaded shows the list of its entry", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  await facets(page).getByRole("checkbox", { name: /^Rat/ }).check();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await page.route(/\/assets\/enhance-[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.reload();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await page.evaluate(() => history.back());
  await expect.poll(() => parameter(page, "speciesreactivity")).toBeNull();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).not.toBeChecked();
});

test("the selected view, rows or cards, is kept for the next list", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  const cards = page.locator("input[data-view='cards']");
  await cards.check();
  await facets(page).getByRole("checkbox", { name: /^Rat/ }).check();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect(cards).toBeChecked();
  await page.goto("/browse?q=erk");
  await expect(cards).toBeChecked();
});

test("the results page is accessible, at both widths", { tag: "@scripts" }, async ({ page, shop }) => {
  test.slow();
  const look = lookAtBothWidths(page);
  const queries = ["q=akt", "q=akt&tab=resources", "q=nothingmatchesthisatall", "q=akt&tab=product&other=recombinant"];
  for (const [index, query] of queries.entries()) {
    const { host, colorScheme } = viewOf(index);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${shop[host]}/browse?${query}&redirect=false`);
    await look(query);
  }
  await page.locator("section > div > button[popovertarget]").click();
  await expectAccessible(page, "facets as a sheet");
});

test("C-SEARCH-19: a running search shows a status until it ends", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await scriptsRun(page, "akt");
  await delayLists(page, () => 1500);
  await facets(page).getByRole("checkbox", { name: /^Rat/ }).check();
  await expect(results(page).getByText("Searching …").first()).toBeVisible();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await expect(results(page).getByText("Searching …")).toHaveCount(0);
  await expect(results(page).getByRole("link", { name: "Remove filter Species reactivity Rat" })).toBeVisible();
});

test("C-PROD-03, C-SCALL-03: arrow keys move between results; products can be compared; opening a result is reported to the search engine", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await scriptsRun(page, "akt");
  const links = rows(page).getByRole("heading", { level: 2 }).getByRole("link");
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.first()).toBeFocused();
  const compare = (row: number) =>
    rows(page)
      .nth(row)
      .getByRole("button", { name: /^Compare / });
  await compare(0).click();
  await expect(compare(0)).toHaveAttribute("aria-pressed", "true");
  await compare(1).click();
  const tray = page.getByRole("region", { name: "Comparison", exact: true });
  await expect(tray.getByRole("link")).toHaveAttribute("href", /^\/products\/compare\?productIds=\d+,\d+$/);
  const clicked = page.waitForRequest((request) => request.url().endsWith("/api/search-click"));
  await links.first().click();
  const sent = new URLSearchParams((await clicked).postData() ?? "");
  expect(sent.get("query")).toBe("akt");
  expect(sent.get("request_id")).toBeTruthy();
  expect(sent.get("document_id")).toBeTruthy();
});

test("boxes checked before the scripts run take effect afterwards", { tag: "@scripts" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/enhance-[\w-]{8}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/browse?q=akt", { waitUntil: "commit" });
  await facets(page).getByRole("checkbox", { name: /^Rat/ }).check();
  release();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
});

test("on phones the facets are in a sheet", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/browse?q=akt");
  await expect(facets(page)).toBeHidden();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(facets(page)).toBeVisible();
  // The sheet covers its button.
  await expect(facets(page).getByRole("heading", { name: "Filter" })).toBeFocused();
  await tick(page, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("rat");
});

test("a sheet that is open when the window becomes wide can still be closed", { tag: "@no-scripts" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/browse?q=akt");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.setViewportSize({ width: 1180, height: 820 });
  const sheet = await facets(page).boundingBox();
  expect([sheet?.x, sheet?.width, (sheet?.y ?? 0) + (sheet?.height ?? 0)]).toEqual([0, 1180, 820]);
  await facets(page).getByRole("button", { name: "Show results", exact: true }).click();
  expect((await facets(page).boundingBox())?.width).toBeLessThan(400);
});

test("a rotated tablet shows the facets beside the list, not the open sheet", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/browse?q=akt");
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(facets(page).getByRole("heading", { name: "Filter" })).toBeFocused();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.locator(":popover-open")).toHaveCount(0);
  const column = await facets(page).boundingBox();
  const row = await page
    .getByRole("main")
    .getByRole("link", { name: /^Akt Antibody/ })
    .boundingBox();
  expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThan(row?.x ?? 0);
});

test("on phones prices fit into their cells", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/browse?q=akt");
  const sizes = page.getByRole("list", { name: "Sizes" });
  await expect(sizes.first()).toBeVisible();
  const beyond = await sizes.evaluateAll((all) =>
    all.map(({ parentElement: cell }) => (cell ? cell.scrollWidth - cell.clientWidth : 0)),
  );
  expect(Math.max(...beyond)).toBe(0);
});
