/** The storefronts while upstreams fail: what is tried again, what is shown, and that it is over when they are back. */

import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeShop, startEdgeShop } from "./edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop(21_690);
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
  it("A-GUARD-20: has asked for global settings and navigation before it is sent", async () => {
    const since = Date.now();
    const { body } = await shop.ask("/", { host: "jp.localhost" });
    const asked = (await calls(since)).map((call) => JSON.stringify(call.body));
    expect(asked.some((text) => text.includes("all_global_setting"))).toBe(true);
    expect(asked.some((text) => text.includes("all_navigation"))).toBe(true);
    expect(body).toContain('data-frame="footer"');
  });
});

describe("an upstream that fails", () => {
  it("A-RETRY-05: once is asked again, in any request and not only in the first of an isolate", async () => {
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

  it("C-ERRP-07, C-ERRP-09: leaves a page with status 503, the text and the ways on", async () => {
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
    // Nothing of it is kept; the circuit closes again by itself.
    await expect
      .poll(async () => (await shop.ask("/products/9272", { headers: { cookie: "country=SE" } })).status, {
        timeout: 15_000,
        interval: 500,
      })
      .toBe(200);
  });
});
