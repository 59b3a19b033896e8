/** Structured data must follow the heading, because kilobytes of it would delay a phone's first paint. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

it.each([...["/", "/products/4060", "/browse", "/learn-and-support/technical-support"]])(
  "structured data of %s come after its heading",
  async (path) => {
    const { body } = await shop.ask(path);
    expect(body.indexOf("application/ld+json")).toBeGreaterThan(body.indexOf("</h1>"));
    expect(body).toContain("</h1>");
  },
);
