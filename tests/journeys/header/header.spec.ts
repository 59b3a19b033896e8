import { withPictures } from "../../fixtures/browser";
import { followLink } from "../../fixtures/follow-link";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

test("C-HEAD-05: brand logo and one-per-cent logo are images of the content service", { tag: "@no-scripts" }, async ({
  page,
}) => {
  await page.goto("/browse");
  const header = page.getByRole("banner");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
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
  }
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
