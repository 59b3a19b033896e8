import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test";

/** A small page; every page has the search. */
const lightPage = "/about-us/our-company";

const field = (page: Page) => page.getByRole("banner").getByLabel("Search products and resources");
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");

async function storeHistory(page: Page, count: number) {
  await page.addInitScript((size) => {
    if (localStorage.getItem("search-history")) return;
    const phrases = Object.fromEntries(Array.from({ length: size }, (_, i) => [`phrase ${i}`, 1000 + i]));
    localStorage.setItem("search-history", JSON.stringify(phrases));
  }, count);
}

test.describe("suggestions", { tag: "@scripts" }, () => {
  test("C-TYPE-01, C-TYPE-02, C-TYPE-03, C-TYPE-14: appear in sections", async ({ page }) => {
    await storeHistory(page, 0);
    await page.goto(lightPage);
    await page.evaluate(() => localStorage.setItem("search-history", JSON.stringify({ "akt pathway": 1 })));
    await page.reload();
    await field(page).click();
    await field(page).pressSequentially("akt");
    await expect(list(page).getByRole("group", { name: "Products" })).toBeVisible();
    const known = options(page).filter({ hasText: "9272" });
    await expect(known.locator("mark")).toHaveText(["Akt"]);
    await expect(known).toHaveAccessibleName(/Akt Antibody/);
    const sections = await list(page)
      .getByRole("group")
      .evaluateAll((groups) => groups.map((group) => group.firstElementChild?.textContent));
    const order = ["Recent searches", "Products", "Resources", "Categories", "Suggested searches"];
    expect(sections).toEqual(order.filter((name) => sections.includes(name)));
    expect(sections).toEqual(expect.arrayContaining(["Recent searches", "Products", "Resources", "Categories"]));
    expect(await list(page).getByRole("group", { name: "Products" }).getByRole("option").count()).toBeLessThanOrEqual(
      3,
    );
    expect(await list(page).getByRole("group", { name: "Categories" }).getByRole("option").count()).toBeLessThanOrEqual(
      5,
    );
  });

  test("C-TYPE-05, C-TYPE-13: send one request 500 ms after the last key, with a status text", async ({ page }) => {
    const asked: string[] = [];
    await page.route("**/api/type-ahead?*", async (route) => {
      asked.push(new URL(route.request().url()).searchParams.get("q") ?? "");
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(lightPage);
    await field(page).click();
    await field(page).pressSequentially("aktin", { delay: 40 });
    await expect(page.getByText("Loading suggestions...").first()).toBeVisible();
    await expect(options(page).first()).toBeVisible();
    expect(asked).toEqual(["aktin"]);
  });

  test("C-TYPE-04, C-TYPE-07, C-TYPE-08, C-TYPE-10: Escape hides them and keeps the text; arrow keys select, and Enter opens", async ({
    page,
  }) => {
    await page.goto(lightPage);
    await field(page).click();
    await field(page).pressSequentially("akt");
    await expect(options(page).first()).toBeVisible();
    // Enter that ends an input method's composition neither searches nor closes the list.
    await field(page).evaluate((input) => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", isComposing: true, bubbles: true }));
    });
    await expect(options(page).first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(lightPage);
    await field(page).press("Escape");
    await expect(list(page)).toBeHidden();
    await expect(field(page)).toHaveValue("akt");
    await field(page).press("ArrowDown");
    await expect(options(page).first()).toBeVisible();
    while ((await options(page).nth(1).getAttribute("aria-selected")) !== "true") await field(page).press("ArrowDown");
    await field(page).press("ArrowUp");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/products\/\d+/);
  });

  test("C-TYPE-07: keep the highlight on its entry when a response arrives, or remove it", async ({ page }) => {
    const entry = (title: string) => {
      const fields = { url: `/browse?q=${title}`, clickurl: "" };
      return { type: "suggestions", title, id: title, count: null, fields, requestId: null };
    };
    await page.route("**/api/type-ahead?*", async (route) => {
      const query = new URL(route.request().url()).searchParams.get("q");
      const titles = query === "a" ? ["one", "two"] : ["zero", "two", "three"];
      await route.fulfill({ json: { items: (query === "abc" ? ["other"] : titles).map(entry) } });
    });
    await page.goto(lightPage);
    await field(page).click();
    await field(page).pressSequentially("a");
    await expect(options(page)).toHaveText(["one", "two"]);
    await field(page).press("b");
    await field(page).press("ArrowDown");
    await field(page).press("ArrowDown");
    await expect(options(page)).toHaveText(["zero", "two", "three"]);
    await expect(list(page).getByRole("option", { selected: true })).toHaveText("two");
    await field(page).press("c");
    await field(page).press("ArrowDown");
    await expect(options(page)).toHaveText(["other"]);
    await expect(list(page).getByRole("option", { selected: true })).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute("aria-activedescendant");
  });

  test("C-ERR-01: ignore a late older response", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/type-ahead?*", async (route) => {
      if (new URL(route.request().url()).searchParams.get("q") === "erk") await held;
      // An aborted search can no longer be continued.
      await route.continue().catch(() => undefined);
    });
    await page.goto(lightPage);
    await field(page).click();
    await field(page).fill("erk");
    const late = await page.waitForRequest(/type-ahead\?q=erk$/);
    await field(page).fill("p53");
    await expect(options(page).filter({ hasText: "p53" }).first()).toBeVisible();
    const shown = await options(page).allTextContents();
    release();
    await late.response();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await options(page).allTextContents()).toEqual(shown);
  });

  test("C-SEARCH-09, C-TYPE-09: do not search typed markup; Enter without a selection submits the typed text", async ({
    page,
  }) => {
    await page.goto(lightPage);
    await field(page).click();
    const asked = page.waitForRequest("**/api/type-ahead?*");
    await field(page).pressSequentially("<b>akt</b>");
    expect(new URL((await asked).url()).searchParams.get("q")).toBe("akt");
    await field(page).press("Enter");
    await expect(page).toHaveURL(/\/browse\?(q|search)=akt$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for “akt”");
    await expect(field(page)).toHaveValue("akt");
  });

  test("C-TYPE-06, C-HIST-02, C-HIST-05: the empty field shows ten past searches, and a click repeats one", async ({
    page,
  }) => {
    await storeHistory(page, 15);
    await page.goto(lightPage);
    await field(page).click();
    await expect(options(page)).toHaveCount(10);
    await options(page).first().click();
    await expect(page).toHaveURL(/\/browse\?.*\b(q|search)=phrase\+14/);
  });

  test("C-HIST-01, C-HIST-03, C-HIST-04: 250 searches are kept with their time, but no blank ones", async ({
    page,
  }) => {
    await storeHistory(page, 250);
    const kept = () => page.evaluate(() => Object.entries(JSON.parse(localStorage.getItem("search-history") ?? "{}")));
    await page.goto(lightPage);
    await field(page).fill("   ");
    await field(page).press("Enter");
    expect(await kept()).toHaveLength(250);
    await page.goto("/browse?q=akt");
    await expect.poll(async () => (await kept()).map(([phrase]) => phrase)).toContain("akt");
    const after = await kept();
    expect(after).toHaveLength(250);
    expect(after.map(([phrase]) => phrase)).not.toContain("phrase 0");
    expect(after.find(([phrase]) => phrase === "akt")?.[1]).toBeGreaterThan(1_600_000_000_000);
  });

  test("C-HIST-01: a search sent before the scripts, which leads to a product, is kept", async ({ page }) => {
    const scripts = /\/assets\/.*\.js/;
    await page.route(scripts, () => new Promise(() => {}));
    await page.goto("/products/4060", { waitUntil: "commit" });
    const early = page.locator("header input[type=search]");
    await early.fill("zebra-unique-5000");
    await early.press("Enter");
    await page.waitForURL("**/products/5000", { waitUntil: "commit" });
    await page.unroute(scripts);
    // The page unloads while the code that stores the phrase is still loading.
    const code = /\/assets\/.*searched-phrase/;
    const asked = page.waitForRequest(code);
    await page.route(code, () => new Promise(() => {}));
    await page.reload({ waitUntil: "commit" });
    await asked;
    await page.unroute(code);
    await page.reload();
    await expect
      .poll(() => page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem("search-history") ?? "{}"))))
      .toEqual(["zebra-unique-5000"]);
  });

  test("C-TYPE-11, C-TYPE-12, C-TYPE-18: placeholder and brand depend on the width; a long list scrolls", async ({
    page,
  }) => {
    await storeHistory(page, 10);
    await page.goto(lightPage);
    for (const [width, text] of [
      [1280, "Search by keyword or product number"],
      [800, "Search by keyword"],
      [413, "Search"],
    ] as const) {
      await page.setViewportSize({ width, height: 700 });
      await expect(field(page)).toHaveAttribute("placeholder", text);
    }
    // Below 414 px, suggestions replace the brand.
    const brand = page.locator("[data-brand-logo]");
    await field(page).click();
    await expect(options(page)).toHaveCount(10);
    await expect(brand).toBeHidden();
    await field(page).press("Escape");
    await expect(brand).toBeVisible();
    await page.setViewportSize({ width: 414, height: 360 });
    await field(page).press("ArrowDown");
    await expect(options(page)).toHaveCount(10);
    await expect(brand).toBeVisible();
    const [scroll, client] = await list(page).evaluate((element) => [element.scrollHeight, element.clientHeight]);
    expect(client).toBeGreaterThanOrEqual(200);
    expect(scroll).toBeGreaterThan(client ?? 0);
  });

  test("C-TYPE-19: a failing search hides the list", async ({ page, expectProblem }) => {
    expectProblem(/503 .*type-ahead/);
    await storeHistory(page, 3);
    await page.route("**/api/type-ahead?*", (route) => route.fulfill({ status: 503, body: "{}" }));
    await page.goto(lightPage);
    await field(page).click();
    await expect(options(page)).toHaveCount(3);
    const failed = page.waitForResponse("**/api/type-ahead?*");
    await field(page).pressSequentially("phr");
    await failed;
    await expect(list(page)).toBeHidden();
    await expect(page.getByText("Loading suggestions...")).toHaveCount(0);
  });
});
