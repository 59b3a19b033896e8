import type { Page } from "@playwright/test";
import { accessibilityViews, expectAccessible, itemsOf } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, level: number) => main(page).getByRole("heading", { level });
const breadcrumb = (page: Page) => main(page).getByRole("navigation", { name: "You are here" });

test.describe("addresses of content pages", () => {
  test("C-CONT-02: the list of articles leads to them", { tag: "@scripts" }, async ({ page }) => {
    await page.goto("/learn-and-support/technical-support/articles");
    await main(page).getByRole("link", { name: "Storing antibodies" }).click();
    await expect(heading(page, 1)).toHaveText("Storing antibodies");
    await expect(page).toHaveURL(/\/technical-support\/storing-antibodies\/110$/);
  });

  test("C-CONT-08: the section is called Learn & Support, and breadcrumbs have the titles of their links", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.goto("/learn-and-support/videos-and-webinars/pi3k-akt-in-one-hour");
    await expect(breadcrumb(page).getByRole("listitem")).toHaveText([
      "Home",
      "Learn & Support",
      "Videos & Webinars",
      "PI3K and Akt signalling in one hour",
    ]);
    await breadcrumb(page).getByRole("link", { name: "Learn & Support" }).click();
    await expect(heading(page, 1)).toHaveText("Learn & Support");
  });

  test("C-CONT-15, AMB-C-10: an unknown address is Page Not Found", { tag: "@scripts" }, async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/404/);
    for (const path of ["/no/such/page", "/about-us/nothing"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(main(page).getByText("This page could not be found")).toBeVisible();
    }
  });
});

test.describe("the frame of content pages", () => {
  test("C-CHROME-01: has header, footer and the section's navigation with the page marked", {
    tag: "@scripts",
  }, async ({ page }) => {
    await page.goto("/about-us/contact-us");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const side = main(page).getByRole("navigation", { name: "About us" });
    await expect(side.getByRole("link", { name: "Contact us" })).toHaveAttribute("aria-current", "page");
    await side.getByRole("link", { name: "Order support" }).click();
    await expect(heading(page, 1)).toHaveText("Order support");
    await expect(side.getByRole("link", { name: "Order support" })).toHaveAttribute("aria-current", "page");
  });

  test("has a table of contents on a long page, with links to its headings", { tag: "@scripts" }, async ({ page }) => {
    await page.goto("/protocols/10");
    const contents = main(page).getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link", { name: "C. Antibodies" }).click();
    await expect(page).toHaveURL(/#c-antibodies$/);
    await expect(main(page).getByRole("heading", { name: "C. Antibodies" })).toBeInViewport();
  });
});

test.describe("accessibility of content pages", { tag: "@scripts" }, () => {
  const paths = [
    "/content",
    "/learn-and-support/technical-support",
    "/learn-and-support/pdf-download-page",
    "/about-us/contact-us",
    "/research/pathways/pi3k-akt-signaling",
    "/research/protein-domains/sh2-domain",
    "/protocols/10",
  ];
  for (const view of accessibilityViews) {
    const { host, width, colorScheme } = view;
    test(`has no violation on the ${host} host, ${colorScheme}, ${width} px`, async ({ page, shop }) => {
      test.setTimeout(150_000);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of itemsOf(view, paths)) {
        await page.goto(shop[host] + path);
        await expectAccessible(page, path, { frame: path === itemsOf(view, paths)[0] });
      }
    });
  }
});
