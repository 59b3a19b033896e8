import type { Page } from "@playwright/test";
import { withPictures } from "../../fixtures/browser";
import { followLink } from "../../fixtures/follow-link";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const utilities = (page: Page) => page.getByRole("navigation", { name: "Country, support and account" });

test("C-HEAD-02, C-CTRY-04: the top bar has the country button, with US shown as USA", { tag: "@no-scripts" }, async ({
  page,
  shop,
}) => {
  await page.goto("/browse");
  await expect(utilities(page).getByRole("button", { name: "USA Country/region: United States" })).toHaveText("USA");
  await page.context().addCookies([{ name: "country", value: "DE", url: shop.global }]);
  await page.goto("/browse");
  await expect(utilities(page).getByRole("button", { name: "DE Country/region: Germany" })).toBeVisible();
});

test("C-HEAD-03, C-HEAD-04: support, its telephone number as the second link, contact, then the PTM database and editors' links", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  await page.goto("/browse");
  const links = utilities(page).getByRole("listitem").getByRole("link");
  await expect(links).toHaveText([
    "Technical support",
    "+1-617-555-0142",
    "Contact Us",
    "PhosphoSitePlus PTM Database",
    "Protocols",
    "Featured offers",
  ]);
  await expect(links.nth(0)).toHaveAttribute("href", "/learn-and-support/technical-support");
  await expect(links.nth(1)).toHaveAttribute("href", "tel:+16175550142");
  await expect(links.nth(2)).toHaveAttribute("href", "/about-us/contact-us");
  await expect(links.nth(3)).toHaveAttribute("href", "/learn-and-support/phosphositeplus-ptm-database");

  await page.goto(`${shop.jp}/browse`);
  await expect(page.getByRole("banner").locator("a[href^='tel:']").first()).toHaveAttribute("href", "tel:0300000142");
  await page.goto(`${shop.cn}/browse`);
  await expect(page.getByRole("banner").locator("a[href^='tel:']").first()).toHaveAttribute("href", "tel:02100000142");
});

for (const width of [360, 1280])
  test(`C-HEAD-05: brand logo and one-per-cent logo are images of the content service, ${width} px`, {
    tag: "@no-scripts",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/browse");
    const header = page.getByRole("banner");
    for (const [name, href] of [
      ["Benchside", "/"],
      [/One per cent/, "/about-us/our-company"],
    ] as const) {
      const link = header.getByRole("link", { name, exact: true });
      await expect(link).toHaveAttribute("href", href);
      const picture = link.getByRole("img");
      await expect(picture).toBeVisible();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

test("C-HEAD-14, C-CHROME-03: pages in the fullscreen frame start with the featured offers", {
  tag: "@no-scripts",
}, async ({ page }) => {
  const banner = page.getByRole("banner").getByRole("link", { name: "View Featured Offers", exact: true });
  await page.goto("/product-information/signalstar-multiplex-ihc");
  await expect(banner).toHaveAttribute("href", "/product-information/promotions");
  await expect(utilities(page)).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("searchbox")).toBeVisible();
  await page.goto("/browse");
  await expect(banner).toHaveCount(0);
});

test("C-CHROME-02: a page in the empty frame has neither header nor footer, and the page after it has both", async ({
  page,
}) => {
  await page.goto("/content/without-frame");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await page.getByRole("link", { name: "Back to the blocks of a page" }).click();
  await expect(page).toHaveURL(/\/content$/);
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("© 2026 Benchside")).toBeVisible();
});

test("C-CHROME-02: header and footer disappear and return with the browser's Back", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/content");
  await followLink(page, "/content/without-frame");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByText("© 2026 Benchside")).toBeVisible();
});

test("C-HEAD-15: sign-in and register links appear in the US, Germany, Austria and the United Kingdom only", {
  tag: "@no-scripts",
}, async ({ page, shop }) => {
  const signIn = utilities(page).getByRole("link", { name: "Sign In" });
  for (const country of ["USA", "DE", "AT", "GB"]) {
    await page.context().addCookies([{ name: "country", value: country, url: shop.global }]);
    await page.goto("/country");
    await expect(signIn, country).toHaveAttribute("href", "/account/sign-in");
    await expect(utilities(page).getByRole("link", { name: "Register" })).toHaveAttribute("href", "/account/sign-up");
  }
  for (const country of ["FR", "BR"]) {
    await page.context().addCookies([{ name: "country", value: country, url: shop.global }]);
    await page.goto("/country");
    await expect(signIn, country).toHaveCount(0);
  }
  await page.goto(`${shop.jp}/country`);
  await expect(page.getByRole("banner").locator("a[href='/account/sign-in']")).toHaveCount(0);
});

test("C-HEAD-17: a visitor has no account menu", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await expect(page.getByRole("link", { name: "My Account" })).toHaveCount(0);
});

test("C-HEAD-01: the preview banner appears in preview only", { tag: "@no-scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await expect(page.getByText("Preview server")).toHaveCount(0);
});

test("links of the frame lead to their pages", async ({ page }) => {
  await page.goto("/browse");
  await utilities(page).getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/about-us\/contact-us$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Benchside", exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});
