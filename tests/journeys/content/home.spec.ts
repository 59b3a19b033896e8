import type { Page } from "@playwright/test";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

const hero = (page: Page) => page.getByRole("main").locator("section").first();

const languages = [
  {
    name: "English",
    host: "global",
    title: "See the evidence before you order the antibody",
    tiles: ["Western blotting", "Tissue staining", "Cell imaging", "Flow cytometry"],
    subjects: ["Signaling pathways", "Protocols", "When it does not work"],
    video: "A western blot in twelve minutes",
  },
  {
    name: "Japanese",
    host: "jp",
    title: "データを見てから、抗体を選ぶ。",
    tiles: ["ウェスタンブロッティング", "組織染色", "細胞イメージング", "フローサイトメトリー"],
    subjects: ["シグナル伝達経路", "プロトコール", "うまくいかないときは"],
    video: "12分で分かるウェスタンブロット",
  },
  {
    name: "Chinese",
    host: "cn",
    title: "先看数据，再选抗体",
    tiles: ["蛋白质免疫印迹", "组织染色", "细胞成像", "流式细胞术"],
    subjects: ["信号通路", "实验方案", "实验不顺利时", "微信技术支持"],
    video: null,
  },
] as const;

for (const { name, host, title, tiles, subjects, video } of languages)
  test(`C-CHROME-04, C-CMS-17: the home page of the content service in ${name}`, { tag: "@no-scripts" }, async ({
    page,
    shop,
  }) => {
    await page.goto(shop[host]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
    await expect(hero(page).getByRole("figure").getByRole("img")).toBeVisible();
    // Some topics are only for the China host.
    const headings = page.getByRole("main").getByRole("heading", { level: 3 });
    await expect(headings).toHaveText([...Array(4).fill(/Akt|Stat3|Vimentin/), ...tiles, ...subjects]);
    for (const tile of tiles) {
      await expect(page.getByRole("main").getByRole("link", { name: tile, exact: true }).first()).toHaveAttribute(
        "href",
        /^\/browse\?applications=/,
      );
    }
    if (video) await expect(page.getByRole("link", { name: video })).toHaveAttribute("href", /^\/learn-and-support\//);
    for (const picture of await page.getByRole("main").getByRole("img").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });

test("the header shows the search after the hero has scrolled away, and the hero's search works too", {
  tag: "@scripts",
}, async ({ page }) => {
  await page.goto("/");
  const inHeader = page.getByRole("banner").getByRole("searchbox");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await expect(page.locator(`html[data-device=${width < 768 ? "small-mobile" : "desktop"}]`)).toHaveCount(1);
    await expect(inHeader).toHaveCount(0);
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    await expect(inHeader).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(inHeader).toHaveCount(0);
  }
  // Not by role, because scripts turn the field into a combobox while it is being filled in.
  const field = page.getByRole("main").locator("input[type=search]");
  await field.fill("akt");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/browse\?(.*&)?q=akt|\/browse\?(.*&)?search=akt/);
});

test("nothing is wider than the window, and print omits header and footer", { tag: "@no-scripts" }, async ({
  page,
  shop,
}) => {
  for (const address of [`${shop.global}/country`, `${shop.jp}/country`, shop.jp, shop.cn, shop.global]) {
    await page.goto(address);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("header").first()).toBeHidden();
  await expect(page.locator("footer").last()).toBeHidden();
});
