/** Quote, checkout and account pages in print, and with the keyboard only. */
import { fillBasket, hydrated } from "../../fixtures/basket";
import { signInBuyer } from "../../fixtures/buyer";
import { coveredStops } from "../../fixtures/tab-stops";
import { expect, test } from "../../fixtures/test";

const paths = [
  "/quote/review",
  "/checkout/review",
  "/checkout/shippinginformation",
  "/account/my/orderhistory",
  "/account/my/addresses",
];

test("print omits frame and buttons, and every control that the keyboard reaches is visible", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  test.slow();
  await signInBuyer(page, shop);
  await fillBasket(page, shop.global, { sku: "4060S" });
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const printed = await page
      .locator("header[data-print], footer[data-print], main nav, main button")
      .evaluateAll((all) => all.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 100)));
    expect(printed, `${path} on paper`).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => document.querySelector("main")?.focus());
    expect(await coveredStops(page, 12), `${path} by keyboard`).toEqual([]);
  }
});
