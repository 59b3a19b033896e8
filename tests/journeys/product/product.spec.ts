import type { APIRequestContext, Page } from "@playwright/test";
import { ndjson, product, variant } from "../../factories/product";
import { lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const section = (page: Page, name: string) => main(page).getByRole("region", { name, exact: true });
const contents = (page: Page) => main(page).getByRole("navigation", { name: "On this page" });

const authorization = `Bearer ${process.env.ADMIN_KEY ?? "demo-admin-key"}`;
/** Imports lines like the importer. */
async function importLines(request: APIRequestContext, address: string, ...records: unknown[]) {
  const data = ndjson(records);
  const headers = { authorization, "content-type": "application/x-ndjson" };
  const answer = await request.post(address, { data, headers, maxRetries });
  expect(await answer.json()).toMatchObject({ stored: records.length, rejected: 0 });
}

/** Injects faults of the citation service for one product, because other journeys run at the same time. */
function citationFaults(request: APIRequestContext, services: string, key: string) {
  const set = (fault: { mode: string; delayMs?: number }) =>
    request.post(`${services}/_demo/faults`, { data: { service: "citations", match: key, ...fault }, maxRetries });
  return { set, end: () => set({ mode: "none" }) };
}

test("C-TMPL-19: the page's headings are listed beside it, on wide screens only", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto("/products/4060S");
  const links = contents(page).getByRole("link");
  expect(await links.count()).toBeGreaterThan(3);
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
  await hydrated(page);
  const current = contents(page).locator("[aria-current]");
  await page.locator("#citations").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector("#citations")?.scrollIntoView());
  await expect(current).toHaveText("Citations");
  // A jump skips the intersection events of the sections in between.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents(page)).toBeHidden();
});

test("C-CITE-03, C-TMPL-08: late citations arrive without delaying the rest", async ({ page, shop, request }, {
  project,
}) => {
  const started = Date.now();
  // A unique filter, so that no response is cached and the fault affects no other journey.
  const filter = `${project.name === "scripts" ? "S" : "N"}${started}`;
  const faults = citationFaults(request, shop.services, filter);
  try {
    await faults.set({ mode: "slow", delayMs: 3000 });
    await page.goto(`/products/4060?application=${filter}`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(main(page).getByRole("button", { name: "ADD TO BASKET" })).toBeVisible();
    const counts = page.getByText("48 citations · 0 match the filter");
    expect(await counts.count(), "the shell came before the citations").toBe(0);
    await expect(counts).toBeVisible();
  } finally {
    await faults.end();
  }
});

test("an incomplete document shows a notice at its end, and the received content works", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  // The browser treats the document from the test as if it came from another network.
  expectProblem(/loopback|net::ERR_FAILED/);
  await page.route(`${shop.global}/products/4060`, async (route) => {
    const response = await route.fetch();
    const document = await response.text();
    await route.fulfill({ response, body: document.slice(0, document.indexOf('<section id="citations"')) });
  });
  await page.goto("/products/4060");
  await expect(main(page).getByText("The connection ended before this part of the page arrived.")).toBeVisible();
  await main(page).locator("form[action='/cart'] button").last().click();
  await expect(page.locator("header [data-slot='basket-count']")).toHaveText("(1)");
});

const hostile = `</script><script>window.broken=1</script>"'<img src=x onerror="window.broken=2">\u2028&lt;b&gt; {{name}}`;

test("a product with hostile texts shows them as text and runs no script", { tag: "@scripts" }, async ({
  page,
  shop,
  request,
}) => {
  const base = product("990201");
  await importLines(request, `${shop.services}/commerce/_admin/products`, {
    ...base,
    name: `Hostile ${hostile}`,
    description: hostile,
    masterVariant: variant("990201S"),
    attributes: {
      ...base.attributes,
      background: hostile,
      formulation: hostile,
      targets: [{ symbol: hostile, name: hostile, uniprot: "javascript:alert(1)", entrez: "../x", aliases: [] }],
      successor: { key: "4060", name: hostile, relation: "successor" },
    },
  });
  await page.goto("/products/990201");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    'Hostile </script><script>window.broken=1</script>"',
  );
  await expect(page.locator("img[src='x'], main script:not([type='application/ld+json']):not([nonce])")).toHaveCount(0);
  const data = JSON.parse((await page.locator("script[type='application/ld+json']").first().textContent()) ?? "");
  expect(data["@graph"][0].name).toBe(`Hostile ${hostile}`);
  await expect(page.locator("a[href^='javascript']")).toHaveCount(0);
  expect(await page.evaluate("window.broken")).toBeUndefined();
});

test("print keeps the facts and omits navigation", { tag: "@no-scripts" }, async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/products/4060S");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(section(page, "Key facts")).toBeVisible();
  await expect(section(page, "Applications and dilutions")).toBeVisible();
  const sizes = section(page, "Sizes and prices");
  await expect(sizes.getByRole("row", { name: /4060S/ })).toContainText("$399.00");
  await expect(sizes.getByRole("button")).toHaveCount(0);
  await expect(sizes.getByRole("textbox")).toHaveCount(0);
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole("searchbox")).toBeHidden();
});

test("the product page is accessible, at both widths", { tag: "@scripts" }, async ({ page, shop }) => {
  const look = lookAtBothWidths(page);
  for (const [index, key] of ["4060S", "7074S", "2102S"].entries()) {
    const { host, colorScheme } = viewOf(index);
    await page.emulateMedia({ colorScheme });
    await page.goto(`${shop[host]}/products/${key}`);
    await expect(page.locator("#citations")).toBeVisible();
    await look(key);
  }
});
