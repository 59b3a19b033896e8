/** What the basket offers beside its lines, over HTTP, without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AccountVisitor, accountVisitor, textOf } from "./account-visitor";
import { type EdgeShop, type Host, startEdgeShop } from "./edge-shop";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop(24_060);
}, 180_000);
afterAll(() => shop?.stop());

async function withBasket(skus: readonly string[], host: Host = "localhost", country = "USA"): Promise<AccountVisitor> {
  const visitor = accountVisitor(shop, host);
  if (host === "localhost") await visitor.get("/cart", { cookie: `country=${country}` });
  for (const sku of skus) await add(visitor, sku, country);
  return visitor;
}
async function add(visitor: AccountVisitor, sku: string, country = "USA") {
  const answer = await visitor.submit("/cart", { intent: "add", sku, quantity: "1" });
  expect([sku, country, answer.status]).toEqual([sku, country, 303]);
}

interface Offered {
  readonly sku: string;
  readonly name: string;
  readonly href: string;
  readonly reason: string;
}
/** The suggestions of the basket page, as a reader without scripts has them. */
async function offered(visitor: AccountVisitor): Promise<Offered[]> {
  const { body, status } = await visitor.get("/cart");
  expect(status).toBe(200);
  return [...body.matchAll(/<li\b[^>]*>(?:(?!<\/li>).)*?name="sku" value="(\w+)"(?:(?!<\/li>).)*<\/li>/gs)].map(
    ([item, sku = ""]) => {
      const [, href = "", name = ""] = /<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(item) ?? [];
      const texts = [...item.matchAll(/<span>([^<]*)<\/span>/g)].map(([, text = ""]) => textOf(text));
      return { sku, href, name: textOf(name), reason: texts[0] ?? "" };
    },
  );
}
const skusOf = (list: readonly Offered[]) => list.map(({ sku }) => sku);
const flag = (value: string) =>
  fetch(`${shop.servicesUrl}/_demo/flags`, { method: "POST", body: JSON.stringify({ name: "elisaCrossSell", value }) });

describe("suggestions", () => {
  it("T-XSELL-01, T-XSELL-04, T-XSELL-05, T-XSELL-08: name, number and reason, once for two products; nothing for an empty basket", async () => {
    expect(await offered(accountVisitor(shop))).toEqual([]);
    const visitor = await withBasket(["4060S", "9272S"]);
    expect(await offered(visitor)).toEqual([
      {
        sku: "9803S",
        name: "Cell Lysis Buffer (10X)",
        href: "/products/9803S",
        reason: "To lyse cells for Western blotting",
      },
      {
        sku: "8112L",
        name: "Antibody Diluent for Immunohistochemistry",
        href: "/products/8112L",
        reason: "To dilute antibodies for immunohistochemistry",
      },
    ]);
  });

  it("T-XSELL-02: its button adds it, and then it is no longer offered", async () => {
    const visitor = await withBasket(["4060S"]);
    await add(visitor, "9803S");
    expect(skusOf(await offered(visitor))).toEqual(["8112L"]);
    const answer = JSON.parse((await visitor.get("/api/basket")).body);
    expect(answer.state.basket.lines.map(({ sku }: { sku: string }) => sku)).toEqual(["4060S", "9803S"]);
  });

  it("T-XSELL-06, C-FLAG-04: ELISA kits with the switch on offer their kits, with the switch off nothing", async () => {
    const visitor = await withBasket(["86538S", "29666S"]);
    expect(skusOf(await offered(visitor))).toEqual(expect.arrayContaining(["64509S", "47140S"]));
    await flag("false");
    const off = await withBasket(["86538S", "29666S"]);
    await expect.poll(async () => skusOf(await offered(off)), { timeout: 30_000 }).not.toContain("64509S");
    expect(skusOf(await offered(off))).not.toContain("47140S");
    await flag("true");
  });

  it("T-XSELL-07: kit and cocktail offer each other", async () => {
    expect(skusOf(await offered(await withBasket(["82906S"])))).toContain("48167S");
    expect(skusOf(await offered(await withBasket(["48167S"])))).toContain("82906S");
  });

  it("T-XSELL-03: where the basket becomes a quote there is neither lysis buffer nor diluent; the others speak the page's language", async () => {
    const visitor = await withBasket(["4060S", "29666S"], "jp.localhost");
    expect(await offered(visitor)).toEqual([
      expect.objectContaining({ sku: "47140S", reason: "免疫蛍光染色での固定・ブロッキング・封入に" }),
    ]);
  });

  it("a gateway that does not tell of products costs the suggestions and not the basket", async () => {
    const fault = { service: "commerce", match: "/products/briefs", mode: "error", status: 503, times: 20 };
    const faults = (body: object) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(body) });
    await faults(fault);
    // A set of products that nobody has asked about yet, so that no answer is at hand.
    const visitor = await withBasket(["4060S", "82906S"]);
    expect(await offered(visitor)).toEqual([]);
    await faults({ service: "commerce", mode: "none" });
    expect(skusOf(await offered(visitor))).toEqual(["9803S", "8112L", "48167S"]);
  });
});
