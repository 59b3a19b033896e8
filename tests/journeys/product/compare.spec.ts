import type { Page } from "@playwright/test";
import { lookAtBothWidths } from "../../fixtures/axe";
import { hydrated } from "../../fixtures/basket";
import { isPrerendered, isShown } from "../../fixtures/prerendered";
import { expect, test } from "../../fixtures/test";

const toggle = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("button", { name: /^Compare / })
    .first();
const tray = (page: Page) => page.getByRole("region", { name: "Comparison", exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.parse(sessionStorage.getItem("compare") ?? "[]"));

test.describe("the visitor's comparison list", { tag: "@scripts" }, () => {
  test("C-COMP-01, C-COMP-02, C-COMP-05: a product is added, kept for the session and removed", async ({
    page,
    context,
  }) => {
    await page.goto("/products/4060");
    await toggle(page).click();
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await expect(tray(page).getByRole("link")).toHaveText("Compare (1)");
    await page.reload();
    await expect(tray(page).getByRole("link")).toHaveText("Compare (1)");
    expect(await stored(page)).toEqual([
      { productId: "4060", productTitle: expect.stringContaining("Akt"), error: false },
    ]);
    const other = await context.newPage();
    await other.goto("/products/9272");
    await expect(toggle(other)).toHaveAttribute("aria-pressed", "false");
    await expect(tray(other)).toHaveCount(0);
    await toggle(page).click();
    await expect(tray(page)).toHaveCount(0);
  });

  test("C-COMP-03, C-COMP-04: the comparison updates names and omits failures", async ({ page }) => {
    await page.goto("/products/4060");
    await page.evaluate(() => {
      const entry = (productId: string) => ({ productId, productTitle: "An old name", error: false });
      sessionStorage.setItem("compare", JSON.stringify([entry("4060"), entry("99999"), entry("9272")]));
    });
    await page.goto("/products/compare");
    await expect(page).toHaveURL(/productIds=4060,99999,9272$/);
    await expect
      .poll(() => stored(page))
      .toEqual([
        { productId: "4060", productTitle: expect.stringContaining("Phospho-Akt"), error: false },
        { productId: "99999", productTitle: "An old name", error: true },
        { productId: "9272", productTitle: expect.stringContaining("Akt"), error: false },
      ]);
    await page.goto("/products/4060");
    await expect(tray(page).getByRole("link")).toHaveText("Compare (2)");
    await expect(tray(page).getByRole("link")).toHaveAttribute("href", "/products/compare?productIds=4060,9272");
  });

  test("C-COMP-01, C-COMP-02: a page that is shown again includes products added on other pages", async ({ page }) => {
    const elsewhere = (...ids: readonly string[]) =>
      page.evaluate((all) => {
        const list = all.map((productId) => ({ productId, productTitle: "Akt", error: false }));
        sessionStorage.setItem("compare", JSON.stringify(list));
      }, ids);
    await isPrerendered(page);
    await page.goto("/products/4060");
    await hydrated(page);
    await elsewhere("9272", "4060");
    await isShown(page);
    await expect(tray(page).getByRole("link")).toHaveText("Compare (2)");
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "true");
    await elsewhere("9272");
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
    await expect(tray(page).getByRole("link")).toHaveText("Compare (1)");
    await expect(toggle(page)).toHaveAttribute("aria-pressed", "false");
  });

  test("A-SESS-06: no message covers its buttons", async ({ page, context }) => {
    await page.goto("/products/4060");
    await page.evaluate(() => {
      const list = ["4060", "9272", "7074"].map((productId) => ({ productId, productTitle: "Akt", error: false }));
      sessionStorage.setItem("compare", JSON.stringify(list));
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      await page.goto("/about-us/contact-us");
      await hydrated(page);
      await context.setOffline(true);
      await expect(page.getByText("Network error. Please contact us with urgent requests.")).toBeVisible();
      for (const name of ["Clear comparison", "Remove 4060 from the comparison"])
        await tray(page).getByRole("button", { name }).click({ trial: true });
      await tray(page).getByRole("link").click({ trial: true });
      await context.setOffline(false);
    }
  });

  test("no chat offer covers its buttons", async ({ page }) => {
    await page.goto("/products/4060");
    await page.evaluate(() => {
      const entry = { productId: "4060", productTitle: "Akt", error: false };
      sessionStorage.setItem("compare", JSON.stringify([entry]));
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 760 });
      await page.goto("/about-us/contact-us");
      await expect(page.locator("summary", { hasText: "Chat with support" })).toBeVisible();
      // A trial press also fails if something covers the link.
      await tray(page).getByRole("link").click({ trial: true });
    }
  });

  test("is accessible at both widths", async ({ page, shop }) => {
    await page.goto(`${shop.jp}/products/compare?productIds=4060,99999,20396`);
    await lookAtBothWidths(page)("comparison");
  });
});

test("on a wide window the columns of all products have the same width", { tag: "@scripts" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.goto("/products/compare?productIds=4060,2112,86538");
  const widths = await page
    .getByRole("columnheader")
    .evaluateAll((all) => all.slice(1).map((head) => Math.round(head.getBoundingClientRect().width)));
  expect(widths).toHaveLength(3);
  expect(new Set(widths).size, `${widths}`).toBe(1);
});
