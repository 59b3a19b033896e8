import type { Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { followLink } from "../../fixtures/follow-link";
import { expect, test } from "../../fixtures/test";

// The journeys without scripts use the same browser as those that need images.
test.use(withPictures);

const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => main(page).getByRole("searchbox", { name: "Search the site" });

test.beforeEach(({ expectProblem }) => expectProblem(/status of (404|500|403)/));

test("C-ERRP-03, C-ERRP-04: Enter and the button search the resources; an empty box does nothing", async ({ page }) => {
  await page.goto("/no-such-page");
  for (const text of ["", "   "]) {
    await box(page).fill(text);
    await box(page).press("Enter");
    await main(page).getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/no-such-page$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  }
  await box(page).fill("akt");
  await box(page).press("Enter");
  await expect(page).toHaveURL(/\/browse\?tab=resources&search=akt$/);
  await page.goBack();
  await box(page).fill("akt");
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/browse\?tab=resources&search=akt$/);
});

test("C-ERRP-01: a missing page, reached by a link of the shop", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/browse");
  await followLink(page, "/no-such-page");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  await expect(page).toHaveTitle("Page Not Found | Benchside");
  await main(page).getByRole("link", { name: "Go to the home page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("evidence");
});

test("a press during hydration causes no error, and the app works afterwards", { tag: "@scripts" }, async ({
  page,
}) => {
  // At this moment React has its listeners but has not rendered yet; the next task would be too late.
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args);
      if (args[0] !== "click" || args[2] !== true) return;
      queueMicrotask(() => {
        document.querySelector("main input")?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        document.documentElement.dataset.pressed = "";
      });
    };
  });
  await page.goto("/products/signalstar/targetspecies");
  await expect(page.locator("html[data-pressed]")).toHaveCount(1);
  await hydrated(page);
});
