import { fillBasket } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { demoCustomer, signIn } from "../../fixtures/buyer";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

/** Checked without scripts, because the style is the same with them. */
test.describe("content fits its space", { tag: "@no-scripts" }, () => {
  test("office addresses stay in their column", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ["/about-us/contact-us", "/learn-and-support/support-information"]) {
      await page.goto(path);
      const links = page.getByRole("table", { name: "Offices by country" }).getByRole("link");
      await expect(links.filter({ hasText: "orders-cn@" })).toBeVisible();
      const spilled = await links.evaluateAll((all) =>
        all.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
      );
      expect(spilled, path).toEqual([]);
    }
  });

  test("figures are large enough for their labels", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const [path, heading] of [
      ["/research/protein-domains/sh2-domain", "Examples"],
      ["/research/pathways/pi3k-akt-signaling", "Extended views"],
    ] as const) {
      await page.goto(path);
      const drawings = page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading }) });
      await expect(drawings.getByRole("img").first()).toBeVisible();
      const scales = await drawings
        .locator("img")
        .evaluateAll((all) => all.map((image) => image.clientWidth / Number(image.getAttribute("width"))));
      expect(Math.min(...scales), path).toBeGreaterThan(0.9);
    }
  });

  test("links that fill a paragraph, a heading or an entry of a list are 24 pixels high", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const path of ["/learn-and-support", "/services", "/account/sign-up", "/", "/products/4060"]) {
      await page.goto(path);
      const heights = await page
        .locator("main :is(p, h2, h3, li) > a:only-child:visible")
        .evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().height)));
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(24);
    }
  });

  test("both logos and the buttons fit in one row on the narrowest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/");
    const header = page.getByRole("banner");
    let before = 0;
    for (const part of ["[data-brand-logo] img", "[data-brand-logo] + a img", "a[href='/cart/quick-add']"]) {
      const box = await header.locator(part).boundingBox();
      expect(box?.x, part).toBeGreaterThanOrEqual(before);
      before = (box?.x ?? 0) + (box?.width ?? 0);
    }
  });

  test("no page scrolls sideways at 200 % zoom or with a reader's text spacing", async ({ page, shop }) => {
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await page.setViewportSize({ width: 640, height: 400 });
    await page.goto(`${shop.jp}/about-us/contact-us`);
    await expect(page.getByRole("table").first()).toBeVisible();
    expect(await tooWide(), "offices").toBe(0);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto("/products/4060");
    // The background section, with the other names, is collapsed.
    await page.locator("main details").evaluateAll((all) => {
      for (const one of all) one.setAttribute("open", "");
    });
    await expect(page.getByText("Also known as").first()).toBeVisible();
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }",
      );
      document.adoptedStyleSheets = [sheet];
    });
    expect(await tooWide(), "other names of a target").toBe(0);
  });

  test("lists of the account fit a tablet and 200 % zoom, and their links stand apart", async ({ page, shop }) => {
    await signIn(page, shop.global, demoCustomer("us.verified"));
    for (const path of ["/account/my/labnotebook", "/account/my/orderhistory", "/account/my/myquotes"]) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole("table")).toBeVisible();
      for (const width of [640, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(excess, `${path} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
    await page.setViewportSize({ width: 768, height: 800 });
    await page.goto("/account/my/labnotebook");
    const links = page.getByRole("cell").getByRole("link", { name: /^(Rename|Remove) / });
    const [rename, remove] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    // Two links of 22 px below each other would be too near for a finger.
    expect(remove?.y).toBe(rename?.y);
  });

  test("an evidence table of nine species fits beside the order panel and on a tablet", async ({ page, shop }) => {
    for (const origin of [shop.global, shop.jp]) {
      await page.goto(`${origin}/products/4060`);
      const scroller = page.locator("section:has(> table td a[href*='/evidence/'])");
      for (const width of [768, 1024, 1100, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const excess = await scroller.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(excess, `${origin} at ${width} px`).toBeLessThanOrEqual(0);
      }
    }
  });

  test("in a comparison the name of a row stands beside the first line of its values", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/products/compare?productIds=4060,9272S,20396");
    const row = page.getByRole("row", { name: /^Calculated weight/ });
    const tops = await row.locator("th, td").evaluateAll((cells) =>
      cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.min(...[...range.getClientRects()].map(({ top }) => top));
      }),
    );
    expect(tops.length).toBe(4);
    // A box begins above its letters; a line is 18 px high.
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(4);
  });

  test("words and links beside a short label are in one column on a phone", async ({ page, shop }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(page, shop.global, demoCustomer("us.verified"));
    await page.goto("/account/my/labnotebook");
    const links = page
      .getByRole("main")
      .getByRole("cell")
      .getByRole("link", { name: /^(Rename|Remove) / });
    const [rename, remove] = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect()));
    expect(remove?.x).toBe(rename?.x);
    expect((remove?.y ?? 0) - (rename?.y ?? 0)).toBeGreaterThanOrEqual(24);

    await fillBasket(page, shop.jp, { sku: "4060S" });
    await page.goto(`${shop.jp}/quote/review`);
    const size = page.getByRole("main").locator("dt", { hasText: "サイズ" }).first();
    const wide = (await size.boundingBox())?.width;
    // Uses the length of a typical customer remark.
    await size.locator("+ dd").evaluate((value) => {
      value.textContent = "ロットの証明書を同封してください。".repeat(4);
    });
    expect((await size.boundingBox())?.width).toBe(wide);
  });

  test("rows of one table begin their texts at one place on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/products/4060");
    const cells = page.getByRole("table").locator('td a[href*="/evidence/"]');
    const starts = await cells.evaluateAll((all) =>
      all.map((cell) => Math.round(cell.querySelector("span:last-child")?.getBoundingClientRect().left ?? 0)),
    );
    expect(starts.length).toBeGreaterThan(0);
    expect(new Set(starts).size, starts.join(" ")).toBe(1);
    const protocols = page.locator('main li:has(> a[href*="/protocol/"])');
    const dilutions = await protocols.evaluateAll((all) =>
      all.map((row) => [row.children[1], row.lastElementChild].map((one) => one?.getBoundingClientRect().left)),
    );
    expect(dilutions.length).toBeGreaterThan(0);
    for (const [title, dilution] of dilutions) expect(dilution).toBe(title);
  });

  test("a dark page shows the dark parts of its logos", async ({ page }) => {
    const logos = page.getByRole("banner").locator("picture");
    // Chromium reports the address of the file in its memory, so `currentSrc` does not tell which part it draws.
    const showsDark = () =>
      logos.evaluateAll((all) =>
        all.map((logo) => {
          const source = logo.querySelector("source");
          return source?.srcset.endsWith("#dark") && matchMedia(source.media).matches;
        }),
      );
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto("/");
      expect(await showsDark(), colorScheme).toEqual([colorScheme === "dark", colorScheme === "dark"]);
    }
    for (const logo of await logos.locator("img").all()) {
      const file = await page.request.get((await logo.getAttribute("src")) ?? "");
      expect(await file.text()).toMatch(/:target .*<g id="dark">/s);
    }
  });

  test("the footer marks the language of a page whose form a change of the language keeps", async ({ page }) => {
    const shown = async (path: string) => {
      await page.goto(path);
      const languages = page.getByRole("contentinfo").locator("[lang]:is(a, button):visible");
      return languages.evaluateAll((all) =>
        all.map((one) => {
          const { color, fontWeight, textDecorationLine } = getComputedStyle(one);
          return [one.textContent, color, fontWeight, textDecorationLine];
        }),
      );
    };
    const links = await shown("/lots");
    expect(links.length).toBe(3);
    expect(await shown("/account/sign-in")).toEqual(links);
  });

  test("the current tab is distinguishable in forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/browse?q=akt");
    const tabs = page.getByRole("main").getByRole("link", { name: /^(Products|Resources)/ });
    const lines = await tabs.evaluateAll((all) => all.map((tab) => getComputedStyle(tab).borderBlockEndColor));
    expect(lines.length).toBe(2);
    // The lines must not have the background color, which would make them invisible.
    const ground = await page.evaluate(() => {
      document.body.style.backgroundColor = "Canvas";
      return getComputedStyle(document.body).backgroundColor;
    });
    expect(lines.filter((line) => line === ground)).toHaveLength(1);
  });

  test("on phones the facets of a list are in a sheet", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/browse?q=akt");
    const facets = page.getByRole("complementary", { name: "Filter" });
    await expect(facets).toBeHidden();
    await page.getByRole("button", { name: "Filter", exact: true }).click();
    await facets.getByRole("checkbox", { name: /^Rat/ }).check();
    await facets.getByRole("button", { name: "Apply filters" }).click();
    await expect(page).toHaveURL(/speciesreactivity=rat/);
  });

  test("C-COMP-07: shared values are distinguishable in forced colors", async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await page.goto("/products/compare?productIds=4060,9272S,20396");
    const edge = (cells: ReturnType<typeof page.locator>) =>
      cells.first().evaluate((cell) => getComputedStyle(cell).borderInlineStartColor);
    const cells = page.getByRole("table").locator("tbody td");
    await expect(cells.first()).toBeVisible();
    const shared = await edge(cells.and(page.locator("[data-shared]")));
    expect(shared).not.toBe(await edge(cells.and(page.locator(":not([data-shared])"))));
  });

  for (const colorScheme of ["light", "dark"] as const)
    test(`a preference for more contrast removes soft text colors and thin lines: ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, contrast: "more" });
      await page.goto("/products/4060");
      const term = page.locator("#key-facts dt").first();
      const ink = await page.getByRole("heading", { level: 1 }).evaluate((title) => getComputedStyle(title).color);
      await expect(term).toHaveCSS("color", ink);
      expect(
        await term.evaluate(({ parentElement }) => getComputedStyle(parentElement as Element).borderBlockStartColor),
      ).toBe(ink);
    });
});
