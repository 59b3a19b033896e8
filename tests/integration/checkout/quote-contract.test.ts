/** Binding quotes, and baskets with quoted prices, over HTTP and without scripts. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importBuyer } from "../../factories/customer";
import { prices, product, variant } from "../../factories/product";
import { accountVisitor } from "../account/account-visitor";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { shopper as customer, location } from "./checkout-visitor";
import { contact, fill, keyOn, leads, main, numberOn, pdfOn, quoted, shopper, shopperOf } from "./quote-shopper";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 180_000);
afterAll(async () => {
  await shop?.stop();
});

/** Adds a separate product of this test to the catalogue. */
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
  it("keeps its price after the list price rose, for anyone with the link, and shows its number", async () => {
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
    // The basket is passed to a third person, who orders it at the same price.
    const [status, handedOver = ""] = leads(await buyer.send("/cart", { intent: "hand-over" }));
    expect(status).toBe(303);
    const address = /href="[^"]+(\/cart\/handed-over\/[\w-]{22})"/.exec(
      (await buyer.get(String(handedOver))).body,
    )?.[1];
    const third = shopperOf(accountVisitor(shop));
    const offered = await third.get(address ?? "");
    expect([main(offered).includes(number), main(offered).includes("$100.00")]).toEqual([true, true]);
    expect(leads(await third.send(address ?? "", { key: keyOn(offered) }))).toEqual([303, "/cart"]);
    expect(main(await third.get("/cart"))).toContain(`Price of quote ${number}, valid until`);
    expect((await third.get(`/cart/handed-over/${"A".repeat(22)}`)).status).toBe(410);
  });
});

describe("a negotiated quote", () => {
  async function revise(number: string, validUntil: string) {
    const path = `${shop.servicesUrl}/commerce/office/quotes/${number}`;
    const headers = { authorization: "Bearer demo-admin-key", "content-type": "application/json" };
    const { record, version } = (await (await fetch(path, { headers })).json()) as {
      record: { lines: { id: string }[] };
      version: number;
    };
    const lines = [{ lineItemId: record.lines[0]?.id, price: "80.00", quantity: 5, reason: "Five at once" }];
    const key = crypto.randomUUID();
    const body = JSON.stringify({ key, version, validUntil: validUntil.slice(0, 10), terms: "One parcel", lines });
    return (await fetch(`${path}/answer`, { method: "POST", headers, body })).status;
  }

  it("is discussed, revised, accepted and ordered; every revision is kept, and its PDF shows the revision number", async () => {
    await stock("990304", 10_000);
    const asker = await shopper(shop, "US", { filled: false });
    await fill(asker, "990304S", 1);
    const page = await quoted(asker, contact());
    const number = numberOn(page);
    const path = "/quote/confirmation";
    const refused = await asker.send(path, { intent: "message", text: " " });
    expect([refused.status, main(refused).includes("at most 2,000 characters")]).toEqual([422, true]);
    // A change of the language also submits the form, but stores nothing.
    const kept = await asker.send(path, { text: "What do f", reason: "Too late", "language-changed": "yes" });
    expect([
      kept.status,
      kept.body.includes("What do f</textarea>"),
      kept.body.includes("Too late</textarea>"),
    ]).toEqual([...[200, true, true]]);
    const asked = await asker.send(path, { intent: "message", text: "What do five cost?" });
    expect(leads(asked)).toEqual([303, `${path}?written=yes`]);
    expect(main(await asker.get(`${path}?written=yes`))).toContain("What do five cost?");

    expect(await revise(number, new Date(Date.now() + 40 * 86_400_000).toISOString())).toBe(200);
    // The page that the customer still had open is outdated.
    const outdated = await asker.send(path, { intent: "accept", revision: "1" });
    expect([outdated.status, main(outdated).includes("has been revised since you opened it")]).toEqual([409, true]);
    const revised = main(await asker.get(path));
    const change = "990304S: 1 × $100.00 → 5 × $80.00. Five at once";
    for (const text of ["Answered: revision 2", change, "$400.00", "One parcel", "Revision 1"]) {
      expect(revised).toContain(text);
    }
    const former = await asker.get(`${path}?revision=1`);
    expect(main(former)).toContain("It was replaced by revision 2");
    expect(former.body).not.toContain('value="accept"');
    expect((await asker.get(`${path}?revision=7`)).status).toBe(404);
    const since = Date.now();
    expect((await asker.get(pdfOn(former))).header("content-disposition")).toContain(`quote-${number}-revision-1.pdf`);
    expect((await asker.get(pdfOn(await asker.get(path)))).header("content-disposition")).toContain(`${number}.pdf`);
    const calls = (await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json()) as {
      calls: { path: string; body: { data?: { revision?: number } } | null }[];
    };
    const rendered = calls.calls.filter(({ path: called }) => called === "/documents/pdf");
    expect(rendered.map(({ body }) => body?.data?.revision)).toEqual([1, 2]);

    expect(leads(await asker.send(path, { intent: "accept", revision: "2" }))).toEqual([303, path]);
    const accepted = await asker.get(path);
    expect(main(accepted)).toContain("You accepted this quote.");
    expect(leads(await asker.send(path, { intent: "add", key: keyOn(accepted) }))).toEqual([
      ...[303, "/cart?added=990304S&count=5"],
    ]);
    expect(main(await asker.get("/cart"))).toContain("$400.00");
  });

  it("is passed on by a link, from which a buyer reaches the checkout in one press", async () => {
    await stock("990306", 10_000);
    const asker = await shopper(shop, "US", { filled: false });
    await fill(asker, "990306S", 1);
    const page = await quoted(asker, contact());
    const link = new URL(/<a href="(http[^"]+buyer=1)"/.exec(page.body)?.[1]?.replaceAll("&amp;", "&") ?? "");
    const buyer = await customer(shop, await importBuyer(shop.servicesUrl));
    const opened = await buyer.get(link.pathname + link.search);
    expect(main(opened)).toContain("This quote was handed over to you to order.");
    const order = { intent: "add", to: "checkout", key: keyOn(opened) };
    expect(leads(await buyer.submit(link.pathname + link.search, order))).toEqual([303, "/checkout"]);
    expect(main(await buyer.get("/cart"))).toContain("$100.00");
    await buyer.ship();
    await buyer.pay();
    expect(main(await buyer.get(location(await buyer.place())))).toContain(`Quote ${numberOn(page)}`);
  });

  it("can be declined, and malformed forms are rejected", async () => {
    await stock("990305", 10_000);
    const asker = await shopper(shop, "US", { filled: false });
    await fill(asker, "990305S", 1);
    await quoted(asker, contact());
    const path = "/quote/confirmation";
    for (const revision of ["0", "x", ""]) {
      expect((await asker.send(path, { intent: "accept", revision })).status).toBe(400);
    }
    const outdated = await asker.send(path, { intent: "decline", revision: "2", reason: "Another maker" });
    expect([outdated.status, outdated.body.includes("Another maker</textarea>")]).toEqual([409, true]);
    const long = await asker.send(path, { intent: "decline", revision: "1", reason: "b".repeat(2001) });
    expect([long.status, long.body.includes(`${"b".repeat(2001)}</textarea>`)]).toEqual([422, true]);
    // A browser counts a line break as one character but sends two.
    const reason = `The budget ends.\r\n${"c".repeat(1983)}`;
    await asker.send(path, { intent: "decline", revision: "1", reason });
    const declined = await asker.get(path);
    expect(main(declined)).toContain("The budget ends.");
    expect(declined.body).not.toContain('value="add"');
    // From another window, which still shows the buttons.
    const late = await asker.send(path, { intent: "accept", revision: "1" });
    expect([late.status, main(late).includes("your decision was not recorded")]).toEqual([409, true]);
    expect(main(await asker.get(path))).toContain("The quote was declined.");
  });

  it("stays accepted if another window declines it, and keeps the reason as a message to send", async () => {
    await stock("990307", 10_000);
    const asker = await shopper(shop, "US", { filled: false });
    await fill(asker, "990307S", 1);
    await quoted(asker, contact());
    const path = "/quote/confirmation";
    await asker.send(path, { intent: "accept", revision: "1" });
    const late = await asker.send(path, { intent: "decline", revision: "1", reason: "Another maker" });
    expect([late.status, late.body.includes("Another maker</textarea>")]).toEqual([409, true]);
    expect(main(late)).toContain("You accepted this quote.");
  });
});

describe("a basket", () => {
  it("marks lines that are no longer sold on every page; one press removes them and continues", async () => {
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
    // A redirect to another site is ignored.
    const elsewhere = { intent: "remove-unavailable", return: "https://elsewhere.example/" };
    expect(leads(await one.visitor.submit("/cart", elsewhere, { from: "/cart" }))).toEqual([303, "/cart"]);
  });
});
