/** A rejected plain form. */
import { lookAtBothWidths } from "../../fixtures/axe";
import { expect, test } from "../../fixtures/test";

test("a rejected add is accessible in Japanese, at both widths", { tag: "@scripts" }, async ({
  page,
  shop,
  expectProblem,
}) => {
  expectProblem(/status of 400/);
  await page.goto(`${shop.jp}/cart`);
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
  await lookAtBothWidths(page)("refused add");
});
