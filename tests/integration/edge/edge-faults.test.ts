/** Storefronts during upstream faults: retries, error pages, and recovery. */

import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const demo = (path: string, body: unknown) =>
  fetch(`${shop.servicesUrl}/_demo/${path}`, { method: "POST", body: JSON.stringify(body) });
async function calls(since: number) {
  const answer: unknown = await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json();
  return v.parse(callList, answer).calls;
}
const callList = v.object({
  calls: v.array(v.object({ service: v.string(), path: v.string(), body: v.unknown() })),
});

beforeEach(async () => {
  await demo("reset", {});
});

describe("the first page of a storefront", () => {
  it("A-GUARD-20: waits for global settings and navigation", async () => {
    const since = Date.now();
    const { body } = await shop.ask("/", { host: "jp.localhost" });
    const asked = (await calls(since)).map((call) => JSON.stringify(call.body));
    expect(asked.some((text) => text.includes("all_global_setting"))).toBe(true);
    expect(asked.some((text) => text.includes("all_navigation"))).toBe(true);
    expect(body).toContain('data-frame="footer"');
  });
});

describe("an upstream that fails", () => {
  it("A-RETRY-05: once is retried, in every request of an isolate", async () => {
    await shop.ask("/");
    for (const query of ["one", "two", "three"]) {
      for (const fault of [{ mode: "error", status: 503 }, { mode: "down" }]) {
        const since = Date.now();
        await demo("faults", { service: "content", match: `missing-${query}-${fault.mode}`, times: 1, ...fault });
        expect((await shop.ask(`/missing-${query}-${fault.mode}`)).status).toBe(404);
        expect((await calls(since)).filter(({ service }) => service === "content").length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it("C-ERRP-07, C-ERRP-09: results in a page with status 503, the message and more links", async () => {
    await demo("faults", { service: "commerce", mode: "error", status: 500 });
    const { status, body, header } = await shop.ask("/products/9272", { headers: { cookie: "country=SE" } });
    expect([status, header("cache-control"), header("retry-after")]).toEqual([503, "private, no-cache", "10"]);
    for (const part of [
      "Error Happened during accessing the page",
      'action="/browse"',
      'name="tab" value="resources"',
      'href="/"',
      'href="/learn-and-support/support-information"',
      '<meta name="robots" content="noindex"',
    ]) {
      expect(body).toContain(part);
    }
    await demo("reset", {});
    // The error page is not stored; the circuit breaker closes by itself.
    await expect
      .poll(async () => (await shop.ask("/products/9272", { headers: { cookie: "country=SE" } })).status, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe(200);
  });
});

/** The fault table lowers timeouts; this test uses the real ones. */
describe("upstreams that respond after ten seconds", () => {
  /** Pages must respond within eight seconds; the rest is slack for a busy machine. */
  const budgetMs = 11_000;

  it("do not delay pages beyond the limit, even with several calls per page", async () => {
    const guest = accountVisitor(shop);
    await guest.get("/?country=US");
    await guest.submit("/cart", { intent: "add", sku: "4060S", quantity: "2" }, { from: "/privacy-settings" });
    await shop.ask("/products/4060/datasheet/pdf");
    for (const service of ["commerce", "documents", "citations"])
      await demo("faults", { service, mode: "slow", delayMs: 10_000 });
    const form = (path: string, fields: Record<string, string>) =>
      shop.ask(path, {
        method: "POST",
        body: new URLSearchParams(fields).toString(),
        headers: {
          origin: `http://localhost:${shop.port}`,
          "content-type": "application/x-www-form-urlencoded",
          cookie: [...guest.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        },
      });
    const key = crypto.randomUUID();
    const visits: readonly [name: string, usual: number, ask: () => ReturnType<EdgeShop["ask"]>][] = [
      ["basket", 503, () => guest.get("/cart")],
      ["into the basket", 503, () => form("/cart", { intent: "add", sku: "9272S", quantity: "1", key })],
      ["list of products", 200, () => form("/cart/quick-add/list", { paste: "4060S 1", go: "check" })],
      ["quote of a link", 503, () => guest.get("/quote/view/Q260000000001?id=abcdefghijklmnopqrstuv")],
      ["panel builder", 503, () => shop.ask("/products/signalstar/targetspecies", { host: "jp.localhost" })],
      ["sign in", 503, () => form("/account/sign-in", { email: "a@lab.example", password: "Wrong-1234" })],
      ["file", 303, () => shop.ask("/products/4060/datasheet/pdf")],
      ["product", 200, () => shop.ask("/products/4060?application=slow")],
    ];
    const seen = await Promise.all(
      visits.map(async ([name, , ask]) => {
        const from = Date.now();
        const { status } = await ask();
        return [name, status, Date.now() - from < budgetMs ? "in time" : "late"];
      }),
    );
    expect(seen).toEqual(visits.map(([name, usual]) => [name, usual, "in time"]));
  });
});
