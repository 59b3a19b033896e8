import { expect, test } from "../../fixtures/test";

test("C-CTRY-20, C-CTRY-21: the browser requests the client's settings once per session, and not on the Japan and China hosts", {
  tag: "@scripts",
}, async ({ page, shop }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/user/settings")) asked.push(new URL(request.url()).host);
  });
  const answered = page.waitForResponse(/\/api\/user\/settings$/);
  await page.goto("/about-us/our-company");
  await answered;
  const kept = () => page.evaluate(() => sessionStorage.getItem("user-settings"));
  await expect.poll(kept).toContain("clientIP");
  await page.goto("/country");
  await expect(page.locator("html[data-device]")).toHaveCount(1);
  expect(await kept()).toContain("clientIP");
  for (const host of [shop.jp, shop.cn]) {
    await page.goto(`${host}/about-us/our-company`);
    await expect(page.locator("html[data-device]")).toHaveCount(1);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  expect(asked).toEqual([new URL(shop.global).host]);
});
