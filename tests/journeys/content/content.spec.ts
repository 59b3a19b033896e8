import { lookAtBothWidths, viewOf } from "../../fixtures/axe";
import { test } from "../../fixtures/test";

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
  test("has no violation, and fits both widths", async ({ page, shop }) => {
    test.setTimeout(150_000);
    const look = lookAtBothWidths(page);
    for (const [index, path] of paths.entries()) {
      const { host, colorScheme } = viewOf(index);
      await page.emulateMedia({ colorScheme });
      await page.goto(shop[host] + path);
      // Menus and footer are the same on every page.
      await look(path, { frame: index < 2 });
    }
  });
});
