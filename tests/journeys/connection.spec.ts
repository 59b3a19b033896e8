/** Lost connections, scripts that do not come, navigations that are given up. */
import type { Page } from "@playwright/test";
import { hydrated } from "../fixtures/basket";
import { followLink } from "../fixtures/follow-link";
import { expect, test } from "../fixtures/test";

const networkText = "Network error. Please contact us with urgent requests.";
const message = (page: Page) => page.getByRole("dialog").filter({ hasText: networkText });

test.describe("connection", { tag: "@scripts" }, () => {
  test("C-CHROME-07, A-SESS-05: a lost connection is said with a way to contact us, until it is back", async ({
    page,
    context,
    expectProblem,
  }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/);
    await page.goto("/");
    await hydrated(page);
    await context.setOffline(true);
    await expect(message(page)).toBeVisible();
    await expect(message(page).getByText(networkText, { exact: true })).toBeVisible();
    await expect(message(page).getByRole("link", { name: "Contact Us" })).toHaveAttribute(
      "href",
      "/about-us/contact-us",
    );
    await context.setOffline(false);
    await expect(message(page)).toHaveCount(0);
  });

  test("A-SESS-05: a page that cannot be fetched says so", async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED|Failed to fetch/);
    await page.goto("/");
    await hydrated(page);
    await page.route("**/browse.data*", (route) => route.abort("failed"));
    await followLink(page, "/browse");
    await expect(message(page)).toBeVisible();
  });

  test("A-SESS-08: a script that cannot be loaded loads the page, at most once in 60 seconds", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/assets\/(browse|country)-|dynamically imported|ERR_FAILED|Error: /);
    await page.goto("/");
    await hydrated(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") asked.push(new URL(request.url()).pathname);
    });
    await page.route(/\/assets\/(browse|country)-[\w-]+\.js/, (route) => route.abort("failed"));
    const loaded = page.waitForEvent("load");
    await followLink(page, "/browse");
    await loaded;
    // The page that was wanted, whole without its script; which fails again and is left at that.
    await expect(page).toHaveURL(/\/browse/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("load");
    expect(asked).toEqual(["/browse"]);
    await page.goto("/cart");
    await hydrated(page);
    asked.length = 0;
    await followLink(page, "/country");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong");
    expect(asked).toEqual([]);
  });

  test("a document that ends early says in place what it has not brought", async ({
    page,
    shop,
    request,
    expectProblem,
  }) => {
    expectProblem(/^exception: The answer ended early$/);
    // The browser is known to run scripts, and gets what is ready first.
    await page.goto("/privacy-settings");
    await hydrated(page);
    const filter = `C${Date.now()}`;
    const fault = (mode: object) =>
      request.post(`${shop.services}/_demo/faults`, { data: { service: "citations", match: filter, ...mode } });
    try {
      await fault({ mode: "slow", delayMs: 1000 });
      await page.route(/\/products\/4060\?application/, async (route) => {
        const response = await route.fetch();
        const whole = await response.text();
        const [begun = ""] = whole.split('<div hidden id="S:');
        expect(begun.length, "something came later").toBeLessThan(whole.length);
        await route.fulfill({ response, body: begun });
      });
      await page.goto(`/products/4060?application=${filter}`);
      // Nobody touches the page: it does not wait for a sign.
      await expect(page.locator("#citations")).toContainText("Citations cannot be shown at the moment");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    } finally {
      await fault({ mode: "none" });
    }
  });

  test("A-SESS-09: a navigation that is given up for another one is neither said nor reported", async ({ page }) => {
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/log/")) reports.push(request.postData() ?? "");
    });
    await page.goto("/");
    await hydrated(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/browse.data*", async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await followLink(page, "/browse");
    await followLink(page, "/country");
    await expect(page).toHaveURL(/\/country$/);
    release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/country$/);
    await expect(page.getByRole("dialog").filter({ hasText: "error" })).toHaveCount(0);
    expect(reports).toEqual([]);
  });

  test("A-LOG-01, A-LOG-06: a fault is reported with its page's request and the steps before it", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/a fault of this test/);
    const fault = () =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error("a fault of this test");
        });
      });
    const answer = await page.goto("/products/4060");
    await hydrated(page);
    await page.getByRole("main").getByRole("heading", { level: 1 }).click();
    const sent = page.waitForRequest("**/api/log/error");
    await fault();
    const report = (await sent).postDataJSON();
    expect(report.traceId).toBe(answer?.headers()["x-request-id"]);
    expect(report.replay).toEqual(
      expect.arrayContaining([
        { kind: "page", what: "/products/4060", msBefore: expect.any(Number) },
        { kind: "press", what: expect.stringMatching(/^h1/), msBefore: expect.any(Number) },
      ]),
    );
    expect((await (await sent).response())?.status()).toBe(204);
  });

  test("A-LOG-06: nothing is replayed on a datasheet page", async ({ page, expectProblem }) => {
    expectProblem(/a fault of this test|status of 404/);
    await page.goto("/products/4060/datasheet");
    await hydrated(page);
    await page.getByRole("heading", { level: 1 }).click();
    const sent = page.waitForRequest("**/api/log/error");
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error("a fault of this test");
      });
    });
    expect((await sent).postDataJSON().replay).toEqual([]);
  });
});
