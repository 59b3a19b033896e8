/** Lots and ends of sale in a browser: accessibility, phone width and print. */
import { lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const paths = [
  "/products/4060/lots?lot=24&lot=23",
  "/lots/4060-24?expires=2027-01-31",
  "/lots/4060-20",
  "/lots?product=4060&lot=99",
  "/products/2106",
];

test("pages of lots are accessible, at both widths", { tag: "@scripts" }, async ({ page, shop }) => {
  const look = lookAtBothWidths(page);
  for (const [index, path] of paths.entries()) {
    const { host, colorScheme } = viewOf(index);
    await page.emulateMedia({ colorScheme });
    await page.goto(shop[host] + path);
    await look(path);
  }
});

test("a lot is found by its vial and compared", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/lots");
  await page.getByLabel("Lot number").fill("4060S Lot 24");
  await page.getByRole("button", { name: "Find lot" }).click();
  await expect(page).toHaveURL(/\/lots\/4060-24$/);
  await page.getByRole("link", { name: "All lots of 4060" }).click();
  await page.getByLabel("Compare lot 24").check();
  await page.getByLabel("Compare lot 22").check();
  await page.getByRole("button", { name: "Compare two lots" }).click();
  await expect(page).toHaveURL(/\/products\/4060\/lots\?lot=24&lot=22$/);
  await expect(page.getByRole("heading", { name: "Lot 24 and lot 22 side by side" })).toBeVisible();
});

test("a certificate is printed without the forms around it", { tag: "@scripts" }, async ({ page }) => {
  await page.goto("/lots/4060-24");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Certificate of analysis" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Certificate as PDF" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "The same lot again" })).toBeHidden();
});
