import type { Page } from "@playwright/test";
import { accessibilityViews, expectAccessible } from "../fixtures/axe";
import { expect, test } from "../fixtures/test";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, level: number) => main(page).getByRole("heading", { level });
const breadcrumb = (page: Page) => main(page).getByRole("navigation", { name: "You are here" });

test.describe("addresses of content pages", () => {
  const pages: readonly (readonly [row: string, path: string, title: string])[] = [
    ["C-CONT-01", "/learn-and-support/technical-support", "Technical support"],
    ["C-CONT-02", "/learn-and-support/technical-support/articles", "Support articles"],
    ["C-CONT-04", "/learn-and-support/support-information", "Ordering and delivery"],
    ["C-CONT-04", "/learn-and-support/support-information/shipping-and-storage", "Shipping and storage"],
    ["C-CONT-05", "/learn-and-support/pdf-download-page", "Guides to download"],
    ["C-CONT-06", "/learn-and-support/videos-and-webinars", "Videos & Webinars"],
    ["C-CONT-07", "/learn-and-support/troubleshooting", "Troubleshooting"],
    ["C-CONT-09", "/about-us/our-company/media-room", "Media room"],
    ["C-CONT-10", "/about-us/contact-us", "Contact us"],
    ["C-CONT-11", "/about-us/order-support", "Order support"],
    ["C-CONT-12", "/research/cancer/cancer-biomarker-guide", "Cancer biomarker guide"],
    ["C-CONT-13", "/learn-and-support/phosphositeplus-ptm-database", "PhosphoSitePlus PTM database"],
    ["C-CONT-22", "/services/proteomics-analytical-services/ptmscan-inquiries", "PTMScan inquiries"],
  ];
  for (const [row, path, title] of pages)
    test(`${row}: ${path} has its page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(heading(page, 1)).toHaveText(title);
      await expect(page).toHaveTitle(`${title} | Benchside`);
    });

  test("C-CONT-02: the list of articles leads to them", async ({ page }) => {
    await page.goto("/learn-and-support/technical-support/articles");
    await main(page).getByRole("link", { name: "Storing antibodies" }).click();
    await expect(heading(page, 1)).toHaveText("Storing antibodies");
    await expect(page).toHaveURL(/\/technical-support\/storing-antibodies\/110$/);
  });

  test("C-CONT-03: an article has one address with its name and one without", async ({ page }) => {
    for (const name of ["", "another-name/"]) {
      await page.goto(`/learn-and-support/technical-support/${name}110`);
      await expect(heading(page, 1)).toHaveText("Storing antibodies");
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/storing-antibodies\/110$/);
    }
  });

  test("C-CONT-08: the section is called Learn & Support, and the steps above a page have the titles of their links", async ({
    page,
  }) => {
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

  test("C-CONT-09: the media room lists the news, latest first", async ({ page }) => {
    await page.goto("/about-us/our-company/media-room");
    const dates = await main(page)
      .getByRole("listitem")
      .locator("time")
      .evaluateAll((times) => times.map((time) => time.getAttribute("datetime") ?? ""));
    expect(dates.length).toBeGreaterThan(2);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test("C-CONT-15, AMB-C-10: an address that nobody knows is Page Not Found", async ({ page, expectProblem }) => {
    expectProblem(/404/);
    for (const path of ["/no/such/page", "/about-us/nothing"]) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(main(page).getByText("This page could not be found")).toBeVisible();
    }
  });

  test("C-CONT-16: a slash at the end changes nothing but the canonical address", async ({ page }) => {
    await page.goto("/about-us/our-company/");
    await expect(heading(page, 1)).toHaveText("Our company");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/about-us\/our-company$/);
  });

  const kinds: readonly (readonly [path: string, title: string, content: string])[] = [
    ["/research/pathways/pi3k-akt-signaling", "PI3K / Akt signalling", "Extended views"],
    ["/about-us/our-company/media-room/carrier-free-formats", "", "Published"],
    ["/research/protein-domains/sh2-domain", "SH2 domain", "Consensus binding sites"],
    ["/protocols/10", "Western blotting", "Protocol 10"],
    ["/learn-and-support/videos-and-webinars/pi3k-akt-in-one-hour", "PI3K and Akt signalling in one hour", "Webinar"],
    ["/content", "Every block on one page", "Tiles in three columns"],
  ];
  for (const [path, title, content] of kinds)
    test(`C-CONT-17: ${path} is shown by its type`, async ({ page }) => {
      await page.goto(path);
      if (title) await expect(heading(page, 1)).toHaveText(title);
      await expect(main(page).getByText(content).first()).toBeVisible();
    });

  test("C-CONT-23: pages that search engines should leave alone say so", async ({ request }) => {
    const robots = async (path: string) =>
      /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(path)).text())?.[1] ?? null;
    expect(await robots("/content")).toBe("noindex");
    expect(await robots("/about-us/terms")).toBe("nofollow");
    expect(await robots("/about-us")).toBeNull();
  });

  test("C-CONT-24: a page that exists in English only says so and is marked as English", async ({ page, shop }) => {
    const path = "/learn-and-support/reading-a-certificate-of-analysis";
    await page.goto(shop.jp + path);
    await expect(main(page).getByText("このページは英語版のみです。")).toBeVisible();
    await expect(main(page).locator("article")).toHaveAttribute("lang", "en");
    await page.goto(path);
    await expect(main(page).locator("article")).not.toHaveAttribute("lang");
  });

  test("C-CMS-07: the contact page has the desk of the visitor's country", async ({ page, shop }) => {
    await page.goto(`${shop.jp}/about-us/contact-us`);
    await expect(main(page).getByRole("link", { name: "03-0000-0142" })).toHaveAttribute("href", "tel:0300000142");
    await page.goto("/about-us/contact-us");
    await expect(main(page).getByRole("heading", { name: "Technical support – United States" })).toBeVisible();
  });
});

test.describe("the frame of content pages", () => {
  test("C-CHROME-01: header, footer and the navigation of the section, with the page marked", async ({ page }) => {
    await page.goto("/about-us/contact-us");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    const side = main(page).getByRole("navigation", { name: "About us" });
    await expect(side.getByRole("link", { name: "Contact us" })).toHaveAttribute("aria-current", "page");
    await side.getByRole("link", { name: "Order support" }).click();
    await expect(heading(page, 1)).toHaveText("Order support");
    await expect(side.getByRole("link", { name: "Order support" })).toHaveAttribute("aria-current", "page");
  });

  test("a long page has a table of contents that leads to its headings", async ({ page }) => {
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
  for (const { host, width, colorScheme } of accessibilityViews)
    test(`has no violation on the ${host} host, ${colorScheme}, ${width} px`, async ({ page, shop }) => {
      test.setTimeout(150_000);
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(shop[host] + path);
        await expectAccessible(page, path, { frame: path === paths[0] });
      }
    });
});
