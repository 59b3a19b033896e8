/**
 * Hydration must find the document that React would render, in every language; otherwise React renders the page again.
 * Account pages are covered by account.spec.ts.
 */
import { hydrated } from "../../fixtures/basket";
import { expect, test } from "../../fixtures/test";

const pages = [
  "/cart",
  "/cart/quick-add",
  "/cart/quick-add/list",
  "/about-us/contact-us",
  "/services/ptmscan-inquiries",
  "/services/formulations",
  "/privacy-settings",
  "/products/4060/review",
  "/products/signalstar/targetspecies",
];

for (const host of ["global", "jp", "cn"] as const) {
  test(`every page with an app hydrates without a mismatch, on ${host}`, { tag: "@scripts" }, async ({
    page,
    shop,
    expectProblem,
  }) => {
    test.slow();
    // Some pages are not available to every visitor.
    expectProblem(/status of 404/);
    for (const path of pages) {
      await page.goto(shop[host] + path);
      const hydration = await page.locator("html").getAttribute("data-hydration");
      await hydrated(page);
      if (hydration === "app") await expect(page.locator("html"), path).toHaveAttribute("data-app", "hydrated");
    }
  });
}
