/** Streaming and hydration of pages with one slow block. */

import { existsSync } from "node:fs";
import { request } from "node:http";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath } from "../../../scripts/setup/chromium.mjs";
import { type AccountVisitor, accountVisitor } from "../account/account-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";

const executablePath = chromiumPath();
const slowMs = 1500;
let shop: EdgeShop;

beforeAll(async () => {
  shop = await startEdgeShop();
  // Warms up the services, so that only the page is measured.
  for (const path of ["/", "/products/9272", "/browse?q=akt"]) await shop.ask(path);
}, 180_000);
afterAll(() => shop?.stop());

async function slowCitations(on: boolean): Promise<void> {
  const body = JSON.stringify({ service: "citations", mode: on ? "slow" : "none", delayMs: slowMs });
  const response = await fetch(`${shop.servicesUrl}/_demo/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(response.ok).toBe(true);
}

interface Streamed {
  readonly firstMs: number;
  readonly totalMs: number;
  /** Text received before the slow block. */
  readonly early: string;
  readonly body: string;
}

function stream(path: string, cookie: string): Promise<Streamed> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    let firstMs = 0;
    let early = "";
    let body = "";
    // Browsers' usual encodings; a compressor that does not flush would deliver everything at the end.
    const headers = { host: `localhost:${shop.port}`, cookie, "accept-encoding": "gzip, deflate, br" };
    request({ host: "127.0.0.1", port: shop.port, path, headers }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (text: string) => {
        firstMs ||= performance.now() - began;
        if (performance.now() - began < slowMs * 0.7) early += text;
        body += text;
      });
      response.on("error", reject);
      response.on("end", () => resolve({ firstMs, totalMs: performance.now() - began, early, body }));
    })
      .on("error", reject)
      .end();
  });
}

describe("a slow service", () => {
  const lateMs = 3000;
  const slow = (mode: "slow" | "none", service: string) =>
    fetch(`${shop.servicesUrl}/_demo/faults`, {
      method: "POST",
      body: JSON.stringify({ service, mode, delayMs: lateMs }),
    });
  const basket = async () => {
    const answer = await shop.ask("/cart", {
      method: "POST",
      headers: { origin: `http://localhost:${shop.port}`, "content-type": "application/x-www-form-urlencoded" },
      body: "intent=add&sku=4060S&quantity=1",
    });
    // Cookies for a first add are set at the end of the document, so they are awaited.
    return answer.setCookies.map((cookie) => cookie.split(";")[0] ?? "").filter((cookie) => !/^ct-first-/.test(cookie));
  };

  /** Pages that wait for a service, and a text from its response. */
  const pages = [
    ["/quote/review", "commerce", "4060S"],
    ["/account/my/addresses", "commerce", "<form"],
    ["/account/my/accountsettings", "commerce", "us.verified@"],
    ["/account/my/labnotebook", "commerce", "<h1"],
    ["/learn-and-support/knowledge-base?query=buffer", "search", "<form"],
  ] as const;
  const streamed = new Map<string, Streamed>();

  // Requested in parallel, because each takes as long as the service.
  beforeAll(async () => {
    const customer: AccountVisitor = accountVisitor(shop);
    const account = { email: "us.verified@demo.benchside.example", password: "Benchside-demo-1!" };
    expect((await customer.submit("/account/sign-in", account)).status).toBe(303);
    expect((await customer.submit("/cart", { intent: "add", sku: "4060S", quantity: "1" })).status).toBe(303);
    const signedIn = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const asked = [["/cart", (await basket()).join("; ")], ...pages.map(([path]) => [path, signedIn])] as const;
    for (const service of ["commerce", "search"]) await slow("slow", service);
    await Promise.all(
      asked.map(async ([path = "", cookie = ""]) => streamed.set(path, await stream(path, cookie))),
    ).finally(async () => {
      for (const service of ["commerce", "search"]) await slow("none", service);
    });
  });
  const streamOf = (path: string) => streamed.get(path) ?? expect.fail(`${path} was not read`);

  it("does not delay the start of a page with a cart, which arrives later even without scripts", () => {
    const { firstMs, totalMs, early, body } = streamOf("/cart");
    expect(firstMs).toBeLessThan(lateMs / 3);
    expect(totalMs).toBeGreaterThan(lateMs * 0.9);
    expect(early).toContain("Loading this page");
    expect(early).not.toContain("4060S");
    expect(body).toContain("4060S");
    expect(body).not.toContain("<!--$?-->");
    expect(body.endsWith("</body></html>")).toBe(true);
  });

  it.each(pages)("does not delay the start of %s, which depends on %s", (path, _service, content) => {
    const { firstMs, early, body } = streamOf(path);
    expect(firstMs).toBeLessThan(lateMs / 3);
    expect(early).toContain("Loading this page");
    expect(body.slice(body.indexOf("Loading this page"))).toContain(content);
    expect(body.endsWith("</body></html>")).toBe(true);
  });
});

describe("the head of a document", () => {
  it.each(["/", "/cart"])(
    "ends with the script that begins the bundle, so that nothing gets between: %s",
    async (path) => {
      const { body } = await shop.ask(path);
      const head = body.slice(0, body.indexOf("</head>"));
      expect(head.slice(head.lastIndexOf("<script"))).toMatch(/\/assets\/enhance-[\w-]+\.js/);
      expect(head).not.toMatch(/<\/script><(?:link|meta)[^>]*>(?!.*<script)/);
    },
  );
});

describe("a slow block", () => {
  it("delays neither the first byte nor the shell, and is in place without scripts", async () => {
    await slowCitations(true);
    const { firstMs, totalMs, early, body } = await stream("/products/4060", "");
    expect(firstMs).toBeLessThan(slowMs * 0.7);
    expect(totalMs).toBeGreaterThan(slowMs * 0.9);
    expect(early).toContain("<h1");
    expect(body).not.toContain("$RC(");
    expect(body).not.toContain("<!--$?-->");
    expect(body.endsWith("</body></html>")).toBe(true);
  });

  it("comes last for a browser that runs scripts, wherever it belongs", async () => {
    const { firstMs, totalMs, early, body } = await stream("/products/2101", "js=1");
    expect(firstMs).toBeLessThan(slowMs * 0.7);
    expect(totalMs).toBeGreaterThan(slowMs * 0.9);
    expect(early).toContain('<noscript><meta http-equiv="refresh"');
    // The end of the document arrived before the block.
    expect(early).toContain('data-frame="footer"');
    expect(body).toContain("$RC(");
    await slowCitations(false);
  });
});

describe.skipIf(!existsSync(executablePath))("in a browser", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  });
  afterAll(() => browser?.close());

  it.each([
    ["streamed in order", "country=AT", "/products/4060"],
    ["stored", "country=AT", "/products/4060"],
    ["streamed out of order", "country=FR; js=1", "/products/4060"],
    ["a list", "", "/browse?q=akt"],
    ["a stored list", "", "/browse?q=akt"],
    ["the home page", "", "/"],
  ])("%s (%s): a page hydrates without policy violations or mismatches", async (_name, cookies, path) => {
    const context = await browser.newContext();
    const origin = `http://localhost:${shop.port}`;
    await context.addCookies(
      cookies
        .split("; ")
        .filter(Boolean)
        .map((cookie) => ({ name: cookie.split("=")[0] ?? "", value: cookie.split("=")[1] ?? "", url: origin })),
    );
    const page = await context.newPage();
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    await page.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) =>
        console.error(`violates ${event.violatedDirective}: ${event.blockedURI}`),
      );
    });
    await page.goto(origin + path);
    await page.locator("html[data-enhanced]").waitFor({ state: "attached" });
    // Every widget of the page must hydrate without errors.
    await page.evaluate(() => {
      for (const widget of document.querySelectorAll("shop-widget")) {
        widget.dispatchEvent(new Event("pointerover", { bubbles: true }));
      }
    });
    await page.waitForFunction(() => document.querySelector("shop-widget:not([data-live])") === null);
    await page.waitForLoadState("load");
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    // Forward and back, with a page that may have been prerendered.
    const [link, target] =
      path === "/" ? ["main a[href^='/browse']", "**/browse*"] : ["header a[href='/']", `${origin}/`];
    await page.locator(link).first().click();
    await page.waitForURL(target);
    await page.goBack();
    await page.waitForURL(`**${path}`);
    expect(problems).toEqual([]);
    await context.close();
  });
});
