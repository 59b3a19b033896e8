/** A quote as a contract and a basket that tells the truth, over HTTP and without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { prices, product, variant } from "../../factories/product";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { contact, fill, keyOn, leads, main, numberOn, quoted, shopper, shopperOf } from "./quote-shopper";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 180_000);
afterAll(async () => {
  await shop?.stop();
});

/** Puts a product of the test's own into the catalogue. */
async function stock(key: string, base: number, over: Parameters<typeof product>[1] = {}) {
  const record = product(key, { masterVariant: variant(`${key}S`, { prices: prices(base) }), ...over });
  const response = await fetch(`${shop.servicesUrl}/commerce/_admin/products`, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key", "content-type": "application/x-ndjson" },
    body: JSON.stringify(record),
  });
  expect(await response.json()).toMatchObject({ stored: 1 });
}

describe("a quote", () => {
  it("keeps its price after the list price rose, for anybody with the link, and says its number", async () => {
    await stock("990301", 10_000);
    const asker = await shopper(shop, "US", { filled: false });
    await fill(asker, "990301S", 1);
    const page = await quoted(asker, contact());
    const number = numberOn(page);
    await stock("990301", 15_000);
    const link = /href="(\/quote\/view\/Q\d{12}\/pdf\?id=[^"]+)"/.exec(page.body)?.[1]?.replace("/pdf", "") ?? "";
    const buyer = shopperOf(accountVisitor(shop));
    const opened = await buyer.get(link);
    expect(main(opened)).toContain("Order at these prices");
    const added = await buyer.send(link, { intent: "add", key: keyOn(opened) });
    expect(leads(added)).toEqual([303, "/cart?added=990301S&count=1"]);
    for (const path of ["/cart", "/checkout/review", "/quote/review"]) {
      const shown = main(await buyer.get(path));
      expect([path, shown.includes("$100.00"), shown.includes("$150.00")]).toEqual([path, true, false]);
    }
    expect(main(await buyer.get("/cart"))).toContain(`Price of quote ${number}, valid until`);
  });
});

describe("a basket", () => {
  it("marks what is not sold any more on every page, and one press removes it and goes on", async () => {
    await stock("990302", 10_000);
    await stock("990303", 10_000);
    const one = await shopper(shop, "US", { filled: false });
    await fill(one, "990302S", 1);
    await fill(one, "990303S", 1);
    const successor = { key: "4060", name: "Phospho-Akt (Ser473) Rabbit mAb", relation: "successor" };
    const base = product("990302");
    await stock("990302", 10_000, { status: "Discontinued", attributes: { ...base.attributes, successor } });
    for (const path of ["/cart", "/checkout/review", "/quote/review"]) {
      const shown = main(await one.get(path));
      expect([path, shown.includes("990302S is discontinued"), shown.includes("Replaced by:")]).toEqual([
        ...[path, true, true],
      ]);
      expect([path, shown.includes("Remove 1 unavailable item and continue")]).toEqual([path, true]);
    }
    expect(main(await one.get("/quote/review"))).not.toContain("Continue Edit basket");
    const removal = { intent: "remove-unavailable", return: "/quote/review" };
    const removed = await one.visitor.submit("/cart", removal, { from: "/cart" });
    expect(leads(removed)).toEqual([303, "/quote/review"]);
    const left = main(await one.get("/cart"));
    expect([left.includes("990302S"), left.includes("990303S")]).toEqual([false, true]);
    // A page of another site is no place to go on.
    const elsewhere = { intent: "remove-unavailable", return: "https://elsewhere.example/" };
    expect(leads(await one.visitor.submit("/cart", elsewhere, { from: "/cart" }))).toEqual([303, "/cart"]);
  });
});
