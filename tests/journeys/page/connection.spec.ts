/** Lost connections, missing scripts, and aborted navigations. */
import type { Page } from "@playwright/test";
import { basketCount, hydrated } from "../../fixtures/basket";
import { maxRetries } from "../../fixtures/max-retries";
import { expect, test } from "../../fixtures/test";

const networkText = "Network error. Please contact us with urgent requests.";
const message = (page: Page) => page.getByRole("dialog").filter({ hasText: networkText });

test.describe("connection", { tag: "@scripts" }, () => {
  test("C-CHROME-07, A-SESS-05: a lost connection is shown with a contact until it is back", async ({
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

  test("A-SESS-05: a failed submission is reported", async ({ page, expectProblem }) => {
    expectProblem(/ERR_FAILED|Failed to fetch/);
    await page.goto("/products/4060");
    await page.route("**/api/basket*", (route) => route.abort("failed"));
    await page
      .getByRole("main")
      .getByRole("button", { name: /add to basket/i })
      .first()
      .click();
    await expect(message(page)).toBeVisible();
  });

  test("A-SESS-08: scripts that fail to load reload the page, at most once in 60 seconds", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/assets\/enhance-|dynamically imported|ERR_FAILED|Error: /);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "document") asked.push(new URL(request.url()).pathname);
    });
    let shown = 0;
    page.on("framenavigated", () => {
      shown += 1;
    });
    await page.route(/\/assets\/enhance-[\w-]+\.js/, (route) => route.abort("failed"));
    await page.goto("/products/4060");
    await expect.poll(() => asked).toEqual(["/products/4060", "/products/4060"]);
    // The second document must be in place before another is opened.
    await expect.poll(() => shown).toBe(2);
    await page.waitForLoadState("load");
    await page.goto("/products/9272");
    await page.waitForLoadState("load");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked.slice(2)).toEqual(["/products/9272"]);
  });

  test("the browser handles a first press on a page without its scripts, and nothing else replaces the page", async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/assets\/enhance-|dynamically imported|ERR_FAILED|Error: /);
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    await page.route(/\/assets\/enhance-[\w-]+\.js/, async (route) => {
      await held;
      // A basket without its scripts would load itself again, perhaps after the journey.
      await (page.url().includes("/products/") ? route.abort("failed") : route.continue());
    });
    await page.goto("/products/4060", { waitUntil: "commit" });
    const add = page
      .getByRole("main")
      .getByRole("button", { name: /add to basket/i })
      .first();
    await add.click();
    refuse();
    await expect(page).toHaveURL(/\/cart/);
    await expect(basketCount(page)).toHaveText("(1)");
  });

  test("a list without its scripts has the button that applies filters", async ({ page, expectProblem }) => {
    expectProblem(/assets\/enhance-|dynamically imported|ERR_FAILED|Error: /);
    await page.goto("/browse?q=akt");
    await hydrated(page);
    const apply = page.getByRole("main").getByRole("button", { name: "Apply filters" });
    await expect(page.locator("main [autofocus]")).toHaveCount(1);
    await expect(apply).toBeHidden();
    await page.route(/\/assets\/enhance-[\w-]+\.js/, (route) => route.abort("failed"));
    await page.goto("/browse?q=akt");
    await expect(apply).toBeHidden();
    await expect(apply).toBeVisible();
    await page.getByRole("checkbox", { name: /^Rat/ }).check();
    await apply.click();
    await expect(page).toHaveURL(/speciesreactivity=rat/);
  });

  test("an incomplete document reports missing parts in place", async ({ page, shop, request }) => {
    // Tells the shop that this browser runs scripts, so that blocks may arrive out of order.
    await page.goto("/privacy-settings");
    await hydrated(page);
    const filter = `C${Date.now()}`;
    const fault = (mode: object) =>
      request.post(`${shop.services}/_demo/faults`, {
        data: { service: "citations", match: filter, ...mode },
        maxRetries,
      });
    try {
      // Longer than the rest of the page takes on a busy machine, and shorter than the time-out.
      await fault({ mode: "slow", delayMs: 4000 });
      await page.route(/\/products\/4060\?application/, async (route) => {
        const response = await route.fetch();
        const whole = await response.text();
        const [begun = ""] = whole.split('<div hidden id="S:');
        expect(begun.length, "something came later").toBeLessThan(whole.length);
        await route.fulfill({ response, body: begun });
      });
      await page.goto(`/products/4060?application=${filter}`);
      await expect(page.locator("#citations")).toContainText(
        "The connection ended before this part of the page arrived.",
      );
      await page.unroute(/\/products\/4060\?application/);
      await fault({ mode: "none" });
      await page.locator("#citations").getByRole("link", { name: "Reload the page" }).click();
      await expect(page.locator("#citations")).not.toContainText("The connection ended");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    } finally {
      await fault({ mode: "none" });
    }
  });

  test("A-SESS-09: a navigation aborted by another one is neither shown nor reported", async ({ page }) => {
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
    await page.route(/\/browse$/, async (route) => {
      await held;
      await route.continue().catch(() => {});
    });
    await page.evaluate(() => {
      for (const href of ["/browse", "/country"]) {
        const link = Object.assign(document.createElement("a"), { href });
        document.querySelector("[data-frame='footer']")?.appendChild(link);
        link.click();
      }
    });
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

  test("A-LOG-06: a datasheet page replays no steps", async ({ page, expectProblem }) => {
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
