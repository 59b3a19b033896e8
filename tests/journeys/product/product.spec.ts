import type { APIRequestContext, Page } from "@playwright/test";
import { ndjson, product, variant } from "../../factories/product";
import { accessibilityViews, expectAccessible } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
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
  const answer = await request.post(address, { data, headers });
  expect(await answer.json()).toMatchObject({ stored: records.length, rejected: 0 });
}

/** Faults of the citation service for one product, because other journeys run at the same time. */
function citationFaults(request: APIRequestContext, services: string, key: string) {
  const set = (fault: { mode: string; delayMs?: number }) =>
    request.post(`${services}/_demo/faults`, { data: { service: "citations", match: key, ...fault }, maxRetries: 2 });
  return { set, end: () => set({ mode: "none" }) };
}

test("C-PROD-04, C-TMPL-07, C-TMPL-08, C-TMPL-09, C-TMPL-14, C-TMPL-16, C-TMPL-18: a product page shows its evidence", {
  tag: "@no-scripts",
}, async ({ page }) => {
  await page.goto("/products/4060S");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Phospho-Akt (Ser473) (B7R2) Rabbit mAb");
  await expect(section(page, "Key facts")).toContainText("Rabbit, B7R2");
  await expect(section(page, "Key facts").getByRole("link", { name: "P31749" })).toHaveAttribute(
    "href",
    "https://www.uniprot.org/uniprotkb/P31749",
  );
  await expect(section(page, "Sizes and prices").getByRole("button", { name: "ADD TO BASKET" })).toBeVisible();
  const figures = section(page, "Figures").getByRole("figure");
  expect(await figures.count()).toBeGreaterThanOrEqual(3);
  await expect(figures.first()).toContainText("Western blot analysis");
  const blotting = section(page, "Applications and dilutions").getByRole("row", { name: /Western Blotting/ });
  await expect(blotting).toContainText("1:500 – 1:2000");
  await expect(section(page, "Supporting data").getByRole("columnheader", { name: "MW (kDa)" })).toBeVisible();
  await expect(section(page, "Product information")).toContainText("only when phosphorylated at Ser473");
  await expect(section(page, "Related products").getByRole("link", { name: /^9272/ })).toHaveAttribute(
    "href",
    "/products/9272",
  );
  await expect(section(page, "Citations")).toContainText("48 citations");
});

test("C-PROD-23: every spelling of an address leads to one page", { tag: "@no-scripts" }, async ({ page }) => {
  for (const path of ["4060", "4060S", "4060l", "4060S/", "primary-antibodies/4060S"]) {
    expect((await page.goto(`/products/${path}`))?.status(), path).toBe(200);
    await expect(page.locator("link[rel='canonical']")).toHaveAttribute("href", /\/products\/4060$/);
  }
  await page.goto("/products/4060L");
  await expect(page.getByRole("radio", { name: "4060L" })).toBeChecked();
});

test("an address without a product is 404, a malformed one is refused", { tag: "@no-scripts" }, async ({
  page,
  request,
}) => {
  for (const path of ["9999", "0001X", "4060X9", "406", "4060-S", "4060%20S", "..%2f..%2fetc"])
    expect((await request.get(`/products/${path}`)).status(), path).toBe(404);
  for (const path of ["%00", "%E0%A4%A"]) expect((await request.get(`/products/${path}`)).status(), path).toBe(400);
  await page.goto("/products/4060?application=%22%27&reactants=!&citations=x");
  await expect(section(page, "Citations")).toContainText("48 citations");
});

test("C-TMPL-19: the page's headings are listed beside it, on wide screens only", async ({ page, scripts }) => {
  await page.goto("/products/4060S");
  const links = contents(page).getByRole("link");
  expect(await links.count()).toBeGreaterThan(3);
  const anchors = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  for (const anchor of anchors) await expect(page.locator(anchor)).toHaveCount(1);
  if (scripts) {
    await hydrated(page);
    const current = contents(page).locator("[aria-current]");
    await page.locator("#citations").scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector("#citations")?.scrollIntoView());
    await expect(current).toHaveText("Citations");
    // A jump skips the intersection events of the sections between.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(current).toHaveCount(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents(page)).toBeHidden();
});

test("C-CITE-03, C-TMPL-08: late citations arrive without delaying the rest", async ({ page, shop, request }, {
  project,
}) => {
  const started = Date.now();
  // A unique filter: no answer is cached, and the fault affects no other journey.
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

for (const [language, said] of [
  ["en", "The connection ended before this part of the page arrived."],
  ["jp", "接続が途切れたため、この部分を受信できませんでした。"],
  ["cn", "连接中断，页面的这一部分未能送达。"],
] as const)
  test(`an incomplete document says so at its end, and its received part works, in ${language}`, {
    tag: "@scripts",
  }, async ({ page, shop, expectProblem }) => {
    // The browser treats the document from the test as one from another network.
    expectProblem(/loopback|net::ERR_FAILED/);
    await page.context().addCookies([{ name: "language", value: language, url: shop.global }]);
    await page.route(`${shop.global}/products/4060`, async (route) => {
      const response = await route.fetch();
      const document = await response.text();
      await route.fulfill({ response, body: document.slice(0, document.indexOf('<section id="citations"')) });
    });
    await page.goto("/products/4060");
    await expect(main(page).getByText(said)).toBeVisible();
    await main(page).locator("form[action='/cart'] button").last().click();
    await expect(page.locator("header [data-island='basket-count']")).toHaveText("(1)");
  });

for (const [mode, keys] of [
  ["error", ["86538", "50030"]],
  ["garbage", ["29666", "19707"]],
] as const)
  test(`an outage of the citation service (${mode}) is reported and not cached`, async ({ page, shop, request }, {
    project,
  }) => {
    const key = keys[project.name === "scripts" ? 0 : 1];
    const faults = citationFaults(request, shop.services, key);
    try {
      await faults.set({ mode });
      expect((await page.goto(`/products/${key}`))?.status()).toBe(200);
      await expect(page.locator("#citations")).toContainText("Citations cannot be shown at the moment");
      await expect(main(page).getByRole("button", { name: "ADD TO BASKET" })).toBeVisible();
    } finally {
      await faults.end();
    }
    await expect(async () => {
      await page.goto(`/products/${key}`);
      await expect(page.locator("#citations")).toContainText(/\d+ citations?|No citations/, { timeout: 1000 });
    }).toPass();
  });

test("C-CITE-01: citations are filtered by application with a plain form", async ({ page }) => {
  await page.goto("/products/4060S");
  const citations = section(page, "Citations");
  await citations.getByRole("combobox", { name: "Application" }).selectOption("IHC-P");
  await citations.getByRole("button", { name: "Filter" }).click();
  await expect(page).toHaveURL(/application=IHC-P/);
  await expect(citations).toContainText(/48 citations · \d+ match the filter/);
  await expect(citations.getByRole("listitem").first()).toContainText("IHC-P");
  await citations.getByRole("link", { name: "Show all citations" }).click();
  await expect(page).not.toHaveURL(/application=/);
});

const hostile = `</script><script>window.broken=1</script>"'<img src=x onerror="window.broken=2">\u2028&lt;b&gt; {{name}}`;

test("a product with hostile texts shows them and runs nothing", { tag: "@scripts" }, async ({
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

test("C-CITE-04: figures missing in the product's record come from the image service", { tag: "@no-scripts" }, async ({
  page,
  shop,
  request,
}) => {
  await importLines(
    request,
    `${shop.services}/commerce/_admin/products`,
    product("990202", { masterVariant: variant("990202S") }),
  );
  await importLines(request, `${shop.services}/images/_admin/figures`, {
    imageId: "990202-1-figure",
    path: "990202",
    position: 0,
    seed: 1,
    drawing: { kind: "spectrum", params: { dye: "Fluor 488", excitation: 495, emission: 519 } },
    damId: "dam-990202",
    filename: "990202.svg",
    caption: "A figure that only the image service knows.",
    figureType: "WB",
    isProtected: false,
    width: 800,
    height: 600,
  });
  await page.goto("/products/990202");
  const figure = section(page, "Figures").getByRole("figure");
  await expect(figure).toContainText("A figure that only the image service knows.");
  await expect(figure.locator("img")).toHaveAttribute("src", /990202-1-figure\/public$/);
});

for (const [site, words] of [
  ["jp", ["サイズと価格", "アプリケーションと推奨希釈率", "引用文献", "宿主・クローン"]],
  ["cn", ["规格与价格", "引用文献", "宿主与克隆号"]],
] as const)
  test(`the ${site} page is in its language, with English catalogue text marked`, {
    tag: "@no-scripts",
  }, async ({ page, shop }) => {
    await page.goto(`${shop[site]}/products/4060S`);
    for (const word of words) await expect(main(page).getByText(word, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
    const unmarked = await main(page).evaluate((root) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.textContent ?? "";
        const here = node.parentElement;
        // Two English words in a row: no name, number, code or unit.
        if (
          here?.closest("[lang]")?.getAttribute("lang") !== "en" &&
          !here?.closest("script,style") &&
          /[a-z]{2,} [a-z]{3,}/.test(text.replace("Western blot", ""))
        )
          found.push(text);
      }
      return found;
    });
    expect(unmarked).toEqual([]);
  });

test("sizes counted in words are in the page's language", async ({ page, shop }) => {
  await page.goto(`${shop.jp}/products/7074S`);
  await expect(page.locator("#order")).toContainText("1 キット");
  await page.goto(`${shop.cn}/products/7074S`);
  await expect(page.locator("#order")).toContainText("1 套");
});

test("a figure is enlarged on the page, or opens as an image", async ({ page, scripts }) => {
  await page.goto("/products/4060S");
  const first = section(page, "Figures").getByRole("link", { name: "Enlarge figure 1" });
  await expect(first).toHaveAttribute("href", /\/public$/);
  await expect(first.locator("img")).toHaveAttribute("srcset", /1X \d+w, .*2X \d+w, .*4X \d+w, .*6X \d+w/);
  if (!scripts) return;
  await hydrated(page);
  await first.click();
  const dialog = page.getByRole("dialog", { name: /^Figure 1 of/ });
  // C-REND-02
  const width = await dialog.evaluate((box) => box.getBoundingClientRect().width / window.innerWidth);
  expect(width).toBeCloseTo(0.9, 2);
  await dialog.getByRole("button", { name: "Next figure" }).click();
  await expect(page.getByRole("dialog", { name: /^Figure 2 of/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("print keeps the facts and omits navigation", async ({ page }) => {
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

for (const { host, width, colorScheme } of accessibilityViews)
  test(`the product page is accessible: ${host} at ${width} px, ${colorScheme}`, { tag: "@scripts" }, async ({
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const key of ["4060S", "7074S", "2102S"]) {
      await page.goto(`${shop[host]}/products/${key}`);
      await expect(page.locator("#citations")).toBeVisible();
      await expectAccessible(page, `${host} ${width} ${key}`);
    }
  });
