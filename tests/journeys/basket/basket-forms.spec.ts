/** A rejected plain form. */
import { expectAccessible, twoViews } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

// The Chinese host sells nothing.
for (const { host, language, width } of twoViews.english) {
  test(`a refused add is accessible in ${language} at ${width} px`, { tag: "@scripts" }, async ({
    page,
    shop,
    expectProblem,
  }) => {
    expectProblem(/status of 400/);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${shop[host]}/cart`);
    await page.evaluate(() => {
      const form = document.createElement("form");
      form.method = "post";
      form.action = "/cart";
      for (const [name, value] of Object.entries({ intent: "add", sku: "4060S", quantity: "0" })) {
        form.appendChild(Object.assign(document.createElement("input"), { name, value }));
      }
      document.querySelector("[data-frame='footer']")?.appendChild(form);
      form.submit();
    });
    await expect(page.locator("main input[name='quantity'][aria-invalid='true']")).toBeFocused();
    await expectAccessible(page, `refused add in ${language} at ${width} px`);
  });
}
