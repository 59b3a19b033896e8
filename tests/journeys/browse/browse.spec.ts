import type { Page, Request, Route } from "@playwright/test";
import { accessibilityViews, expectAccessible } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

/** Parameter of an address in either structure. */
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

/** Delays lists requested by scripts: documents, but not opened by the browser. */
async function delayLists(page: Page, delayOf: (request: Request) => number) {
  await page.route(
    ({ pathname }) => pathname === "/browse",
    async (route: Route) => {
      const request = route.request();
      if (request.resourceType() === "fetch") await new Promise((resolve) => setTimeout(resolve, delayOf(request)));
      // An aborted request can no longer be answered.
      await route.continue().catch(() => undefined);
    },
  );
}

/** The page keeps its phrase once its scripts run. */
async function scriptsRun(page: Page, phrase: string) {
  await expect.poll(() => page.evaluate(() => localStorage.getItem("search-history"))).toContain(phrase);
}

/** Sets a control and, without scripts, presses its submit button. */
async function choose(page: Page, scripts: boolean, label: string, option: string) {
  await results(page).getByLabel(label).selectOption({ label: option });
  if (!scripts) await results(page).getByRole("button", { name: "Update" }).click();
}

async function tick(page: Page, scripts: boolean, name: RegExp) {
  const box = facets(page).getByRole("checkbox", { name });
  await box.setChecked(!(await box.isChecked()));
  if (!scripts) await facets(page).getByRole("button", { name: "Apply filters" }).click();
}

test("C-SURL-01, C-SEARCH-01, C-SORT-01, C-SORT-04, C-SORT-05: has two tabs, five orders and four page sizes", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “akt”");
  const tabs = page.getByRole("navigation", { name: "Result type" }).getByRole("link");
  await expect(tabs).toHaveText([/^Products\(\d/, /^Resources\(\d/]);
  const sort = results(page).getByLabel("Sort by");
  await expect(sort.locator("option")).toHaveText([
    "Relevance",
    "Product name",
    "# of Applications",
    "# of Citations",
    "Newest",
  ]);
  await expect(sort.locator("option:checked")).toHaveText("Relevance");
  await expect(results(page).getByLabel("Results per page").locator("option")).toHaveText(["30", "60", "100", "200"]);
});

test("C-SURL-07, C-SURL-24, C-SORT-03: the order is in the address and survives a reload", async ({
  page,
  scripts,
}) => {
  await page.goto("/browse?q=akt");
  await choose(page, scripts, "Sort by", "# of Citations");
  await expect.poll(() => parameter(page, "sort-by", "sortby")).toBe("citations");
  await page.waitForLoadState();
  await page.reload();
  await expect(results(page).getByLabel("Sort by").locator("option:checked")).toHaveText("# of Citations");
  const cited = await rows(page)
    .getByText(/[\d,]+ citations?/)
    .allTextContents();
  const numbers = cited.map((text) => Number(text.replaceAll(/\D/g, "")));
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
});

test("C-SURL-05, C-SURL-17: the page size is in the address; an invalid one becomes 30", async ({ page, scripts }) => {
  await page.goto("/browse?results-per-page=45");
  await expect(rows(page)).toHaveCount(30);
  await choose(page, scripts, "Results per page", "60");
  await expect.poll(() => parameter(page, "results-per-page", "resultsPerPage")).toBe("60");
  await expect(rows(page)).toHaveCount(60);
});

test("C-SURL-04, C-SURL-16, C-SORT-07: pages", async ({ page }) => {
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

test("C-FACET-04, C-SURL-10, C-SURL-24: a facet filters the list, and its chip removes the filter", async ({
  page,
  scripts,
}) => {
  await page.goto("/browse?q=akt");
  const before = await count(page);
  await tick(page, scripts, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
  await expect.poll(() => count(page)).toBeLessThan(before);
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await results(page).getByRole("link", { name: "Remove filter Species reactivity Rat" }).click();
  await expect.poll(() => count(page)).toBe(before);
  expect(parameter(page, "speciesreactivity")).toBeNull();
});

test("C-SURL-12, C-SURL-11: values of a facet, and of the group Other, share one parameter each", async ({
  page,
  scripts,
}) => {
  await page.goto("/browse");
  await tick(page, scripts, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
  await tick(page, scripts, /^Mouse [\d,]{3,} results/);
  await expect.poll(() => parameter(page, "speciesreactivity")?.split(/[,|]/).sort()).toEqual(["Mouse", "Rat"]);
  await tick(page, scripts, /^Recombinant [\d,]+ result/);
  await expect.poll(() => parameter(page, "other")).toBe("recombinant");
  await page.reload();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
  await expect(facets(page).getByRole("checkbox", { name: /^Recombinant [\d,]+ result/ })).toBeChecked();
});

test("C-SURL-20, C-SURL-21: facet values are matched loosely, unknown ones dropped", { tag: "@no-scripts" }, async ({
  page,
}) => {
  await page.goto("/browse?applications=western-blotting,nonsense");
  await expect(results(page).getByRole("link", { name: /^Remove filter/ })).toHaveCount(1);
  await expect(results(page).getByRole("link", { name: "Remove filter Application Western Blotting" })).toBeVisible();
});

test("C-FACET-01, C-FACET-02: the product tab has nine groups", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse");
  for (const label of [
    "Category",
    "Application",
    "Species reactivity",
    "Host species",
    "Product type",
    "Target modification",
    "Conjugation",
    "Formulation",
    "Other",
  ]) {
    await expect(facets(page).getByRole("group", { name: label, exact: true }).first()).toBeVisible();
  }
  for (const name of [/^Epitope tag/, /^New product/, /^Recombinant [\d,]+ result/, /^Trial size available/, /^XP/]) {
    await expect(facets(page).getByRole("checkbox", { name })).toBeVisible();
  }
});

test("C-SEARCH-07: reset shows the first page of all products for the phrase", async ({ page }) => {
  await page.goto("/browse?q=akt&speciesreactivity=Rat,Mouse&sort-by=newest&results-per-page=60");
  await facets(page).getByRole("link", { name: "Reset all" }).click();
  await expect(facets(page).getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expect(results(page).getByLabel("Sort by").locator("option:checked")).toHaveText("Relevance");
  expect(parameter(page, "nr")).toBeNull();
  expect(parameter(page, "q", "search")).toBe("akt");
});

test("C-SEARCH-05: a phrase with one product leads to its page, redirect=false lists it", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=zebra-unique-5000&redirect=false");
  await expect(rows(page)).toHaveCount(1);
  await page.goto("/browse?q=zebra-unique-5000");
  await expect(page).toHaveURL(/\/products\/5000$/);
});

test("C-SEARCH-04: a phrase found only in resources opens their tab with an explanation", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=titrating&tab=product");
  await expect.poll(() => parameter(page, "tab")).toBe("resources");
  await expect(page.getByRole("navigation", { name: "Result type" }).locator("[aria-current=page]")).toHaveText(
    /^Resources/,
  );
  await expect(page.getByText("No products match “titrating”. Showing resources instead.")).toBeVisible();
});

test("C-SURL-23: the 404 page's search address works", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse?tab=resources&search=akt");
  await expect(page.getByRole("navigation", { name: "Result type" }).locator("[aria-current=page]")).toHaveText(
    /^Resources/,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “akt”");
});

test("C-SEARCH-03: a search stays in the open tab", async ({ page, scripts }) => {
  await page.goto("/browse?tab=resources&q=akt");
  if (scripts) await scriptsRun(page, "akt");
  const field = page.getByRole("banner").getByLabel("Search products and resources");
  await field.fill("erk");
  await field.press("Enter");
  await expect.poll(() => parameter(page, "q", "search")).toBe("erk");
  expect(parameter(page, "tab")).toBe("resources");
  await expect(field).toHaveValue("erk");
});

test("C-SEARCH-09, C-SEARCH-10, C-SEARCH-11: the phrase is sanitized before searching", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=%20%20%EF%BC%A1%EF%BC%AB%EF%BC%B4%20%20&redirect=false");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “AKT”");
});

test("C-SEARCH-15: simple western is treated as an application", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse?q=simple+western");
  await expect(page.getByText("Showing products for Simple Western.")).toBeVisible();
  await expect(rows(page).first().getByTitle("Simple Western")).toBeVisible();
});

test("an empty list shows a next step", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse?q=nothingmatchesthisatall");
  await expect(page.getByRole("heading", { name: "Nothing matches “nothingmatchesthisatall”" })).toBeVisible();
});

test("C-SURL-24: Back and Forward restore phrase, order and filters", async ({ page, scripts }) => {
  await page.goto("/browse?q=akt&redirect=false");
  if (scripts) await scriptsRun(page, "akt");
  await choose(page, scripts, "Sort by", "# of Citations");
  await expect.poll(() => parameter(page, "sort-by", "sortby")).toBe("citations");
  const all = await count(page);
  await tick(page, scripts, /^Human/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Human");
  await expect(facets(page).getByRole("checkbox", { name: /^Human/ })).toBeChecked();
  // The checkbox changes at once, the list when it arrives.
  await expect.poll(() => count(page)).not.toBe(all);
  const narrowed = await count(page);
  await page.goBack();
  await expect(facets(page).getByRole("checkbox", { name: /^Human/ })).not.toBeChecked();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("citations");
  await page.goBack();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("relevance");
  await page.goForward();
  await expect(results(page).getByLabel("Sort by")).toHaveValue("citations");
  await page.goForward();
  await expect(facets(page).getByRole("checkbox", { name: /^Human/ })).toBeChecked();
  await expect.poll(() => count(page)).toBe(narrowed);
});

test("C-SURL-24: boxes ticked faster than lists arrive all count", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  let delay = 1200;
  await delayLists(page, () => {
    const wait = delay;
    delay = 100;
    return wait;
  });
  for (const name of [/^Human/, /^Mouse/, /^Rat/]) await facets(page).getByRole("checkbox", { name }).check();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Human,Mouse,Rat");
  // The first response is outdated and changes nothing.
  await page.waitForTimeout(1500);
  for (const name of [/^Human/, /^Mouse/, /^Rat/]) {
    await expect(facets(page).getByRole("checkbox", { name })).toBeChecked();
  }
});

test("C-SURL-24: changes of any control during a request count too", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false&speciesreactivity=Rat");
  await scriptsRun(page, "akt");
  await delayLists(page, () => 700);
  await facets(page)
    .getByRole("checkbox", { name: /^Mouse [\d,]+ result/ })
    .check();
  await results(page).getByLabel("Sort by").selectOption({ label: "# of Citations" });
  await results(page).getByRole("link", { name: "Remove filter Species reactivity Rat" }).click();
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).not.toBeChecked();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Mouse");
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
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
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

test("C-SURL-24: Back after a reload, and from another page, shows the list of its entry", async ({
  page,
  scripts,
}) => {
  await page.goto("/browse?q=akt&redirect=false");
  await tick(page, scripts, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
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
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
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

test("the choice of rows or cards is kept for the next list", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt&redirect=false");
  await scriptsRun(page, "akt");
  const cards = page.locator("input[data-view='cards']");
  await cards.check();
  await facets(page).getByRole("checkbox", { name: /^Rat/ }).check();
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
  await expect(cards).toBeChecked();
  await page.goto("/browse?q=erk");
  await expect(cards).toBeChecked();
});

for (const { host, language, width } of accessibilityViews) {
  test(`the results page is accessible in ${language} at ${width} px`, { tag: "@scripts" }, async ({ page, shop }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const chosen = "tab=product&other=recombinant";
    for (const query of ["q=akt", "q=akt&tab=resources", "q=nothingmatchesthisatall", `q=akt&${chosen}`]) {
      await page.goto(`${shop[host]}/browse?${query}&redirect=false`);
      await expectAccessible(page, query);
    }
    const open = page.locator("section > div > button[popovertarget]");
    if (await open.isVisible()) {
      await open.click();
      await expectAccessible(page, "facets as a sheet");
    }
  });
}

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

test("arrow keys move between results", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await scriptsRun(page, "akt");
  const links = rows(page).getByRole("heading", { level: 2 }).getByRole("link");
  await links.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(links.first()).toBeFocused();
});

test("C-SCALL-03: opening a result is reported to the search engine", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse?q=akt");
  await scriptsRun(page, "akt");
  const clicked = page.waitForRequest((request) => request.url().endsWith("/api/search-click"));
  await rows(page).first().getByRole("heading", { level: 2 }).getByRole("link").click();
  const sent = new URLSearchParams((await clicked).postData() ?? "");
  expect(sent.get("query")).toBe("akt");
  expect(sent.get("request_id")).toBeTruthy();
  expect(sent.get("document_id")).toBeTruthy();
});

test("boxes ticked before the scripts run take effect when they do", { tag: "@scripts" }, async ({ page }) => {
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
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
  await expect(facets(page).getByRole("checkbox", { name: /^Rat/ })).toBeChecked();
});

test("on phones the facets are in a sheet", async ({ page, scripts }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/browse?q=akt");
  await expect(facets(page)).toBeHidden();
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await expect(facets(page)).toBeVisible();
  // The sheet covers its button.
  if (scripts) await expect(facets(page).getByRole("heading", { name: "Filter" })).toBeFocused();
  await tick(page, scripts, /^Rat/);
  await expect.poll(() => parameter(page, "speciesreactivity")).toBe("Rat");
});

test("C-PROD-03: products of the list can be compared", async ({ page, scripts }) => {
  await page.goto("/browse?q=akt");
  const compare = rows(page)
    .first()
    .getByRole(scripts ? "button" : "link", { name: /^Compare / });
  await compare.click();
  if (!scripts) {
    await expect(page).toHaveURL(/\/products\/compare\?productIds=\d+$/);
    return;
  }
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await rows(page)
    .nth(1)
    .getByRole("button", { name: /^Compare / })
    .click();
  await page.getByRole("region", { name: "Comparison", exact: true }).getByRole("link").click();
  await expect(page).toHaveURL(/\/products\/compare\?productIds=\d+,\d+$/);
});

test("C-SEARCH-14: an unsold size leads to the product, which says so", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/browse?q=9272P");
  await expect(page.getByText("Nothing matches “9272P” exactly. Showing product 9272.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page).getByRole("link", { name: "Akt Antibody", exact: true })).toHaveAttribute(
    "href",
    "/products/9272",
  );
});
