/** Third parties load only after consent: the banner, its page, and the effect of each answer. */
import type { BrowserContext, Page } from "@playwright/test";
import { hydrated } from "../../fixtures/basket";
import { isPrerendered, isShown } from "../../fixtures/prerendered";
import { expect, test } from "../../fixtures/test";

const banner = (page: Page) => page.getByRole("region", { name: "Your privacy" });
const chosen = async (context: BrowserContext, origin: string) =>
  (await context.cookies(origin)).find(({ name }) => name === "consent")?.value.split(".")[2];

/** Records requests to third parties and responds to their scripts with empty ones. */
async function others(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(/^https?:\/\/(?!localhost|[a-z]+\.localhost)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  return asked;
}

test("C-CHROME-12: third parties load only after consent, and refusing takes one press", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  const asked = await others(context);
  for (const path of ["/", "/browse?q=akt", "/products/4060", "/about-us/contact-us"]) {
    await page.goto(path);
    await expect(banner(page)).toBeVisible();
  }
  await hydrated(page);
  const [reject, accept] = [
    banner(page).getByRole("button", { name: "Reject all" }),
    banner(page).getByRole("button", { name: "Accept all" }),
  ];
  // Both must have the same look and size, so that neither choice is favored.
  const look = (element: Element) => {
    const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, color, borderColor, fontWeight, width: Math.round(width), height: Math.round(height) };
  };
  expect(await reject.evaluate(look)).toEqual(await accept.evaluate(look));
  await reject.click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/about-us\/contact-us$/);
  expect(await chosen(context, shop.global)).toBe("");
  await page.goto("/browse?q=akt");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test("a page that was prerendered before the choice does not show the banner again", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await isPrerendered(page);
  await page.goto("/products/4060");
  await hydrated(page);
  await expect(banner(page)).toHaveCount(1);
  await context.addCookies([{ name: "consent", value: `1.${Math.floor(Date.now() / 1000)}.`, url: shop.global }]);
  await isShown(page);
  await expect(banner(page)).toHaveCount(0);
});

test("each category can be chosen separately, and changed from every page's footer", { tag: "@scripts" }, async ({
  page,
  context,
  shop,
}) => {
  await others(context);
  await page.goto("/browse?q=akt");
  await banner(page).getByText("Choose for yourself").click();
  await banner(page).getByRole("checkbox", { name: "Videos" }).check();
  await banner(page).getByRole("button", { name: "Save choices" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/browse\?q=akt/);
  expect(await chosen(context, shop.global)).toBe("v");

  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy settings" }).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "Privacy settings" })).toBeVisible();
  await expect(main.getByRole("checkbox", { name: "Videos" })).toBeChecked();
  await expect(main.getByRole("checkbox", { name: "Visit statistics" })).not.toBeChecked();
  await expect(main).toContainText("Last chosen: Today.");
  await main.getByRole("checkbox", { name: "Videos" }).uncheck();
  await main.getByRole("checkbox", { name: "Visit statistics" }).check();
  await main.getByRole("button", { name: "Save choices" }).click();
  await expect(main.getByText("Your choice has been saved.")).toBeVisible();
  expect(await chosen(context, shop.global)).toBe("a");
  await main.getByRole("button", { name: "Reject all" }).click();
  await expect(main.getByRole("checkbox", { name: "Visit statistics" })).not.toBeChecked();
  expect(await chosen(context, shop.global)).toBe("");
});

test("a browser with a tracking objection shows no banner, and the choice page explains why", {
  tag: "@scripts",
}, async ({ browser, shop }) => {
  const context = await browser.newContext({
    extraHTTPHeaders: { "sec-gpc": "1" },
    baseURL: shop.global,
  });
  const page = await context.newPage();
  for (const path of ["/", "/products/4060"]) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  }
  await page.goto("/privacy-settings");
  await expect(page.getByRole("main")).toContainText("Global Privacy Control");
  await context.close();
});

test("C-CHROME-12: support chat loads for US visitors, on its pages, after consent", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  const asked = await others(context);
  const chat = page.getByText("Chat with support", { exact: true });
  await page.goto("/about-us/contact-us");
  await banner(page).getByRole("button", { name: "Reject all" }).click();
  await chat.click();
  await expect(page.getByText("Another provider runs the chat")).toBeVisible();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "Start chat" }).click();
  await expect.poll(() => asked).toEqual(["https://chat.example/chat.js"]);
  await expect(chat).toHaveCount(0);
  expect(await chosen(context, shop.global)).toBe("c");

  const scriptsOf = async (path: string) => {
    asked.length = 0;
    await page.goto(path);
    await hydrated(page);
    // Everything that loads when idle has been requested by then.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))));
    return asked.filter((url) => url.includes("chat"));
  };
  await scriptsOf("/learn-and-support/technical-support");
  await expect.poll(() => asked).toContain("https://chat.example/chat.js");
  expect(await scriptsOf("/browse")).toEqual([]);
  await context.addCookies([{ name: "country", value: "DE", url: shop.global }]);
  expect(await scriptsOf("/about-us/contact-us")).toEqual([]);
  await expect(chat).toHaveCount(0);
});

test("C-CMS-14, C-REND-12: a video plays on request, and nothing is loaded from its provider before", {
  tag: "@scripts",
}, async ({ page, context, shop }) => {
  const asked = await others(context);
  await page.goto("/learn-and-support/videos-and-webinars/western-blot-in-twelve-minutes");
  const main = page.getByRole("main");
  const elsewhere = main.getByRole("link", { name: "Watch on YouTube" });
  await expect(elsewhere).toHaveAttribute("href", "https://www.youtube.com/watch?v=demo-wb-0001");
  await expect(main.getByText("Nothing is loaded from there until you ask for it.")).toBeVisible();
  const play = main.getByRole("button", { name: "Play video" });
  await hydrated(page);
  expect(asked).toEqual([]);
  await play.click();
  const player = main.locator("iframe");
  await expect(player).toHaveAttribute("src", "https://www.youtube-nocookie.com/embed/demo-wb-0001?autoplay=1&rel=0");
  await expect(player).toHaveAttribute("title", await main.getByRole("heading", { level: 1 }).innerText());
  await expect.poll(() => asked.length).toBe(1);
  await expect(elsewhere, "the way around a frame that stays empty").toBeVisible();
  // Playing once does not give lasting consent, but the notice does not appear again.
  expect(await chosen(context, shop.global)).toBeUndefined();
  await page.reload();
  await main.getByRole("checkbox", { name: /Always play videos/ }).check();
  await play.click();
  expect(await chosen(context, shop.global)).toBe("v");
  await page.reload();
  await expect(play).toBeVisible();
  await expect(main.getByText("Nothing is loaded from there until you ask for it.")).toHaveCount(0);
});
