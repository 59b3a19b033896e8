/** Lots in a customer's account without scripts: holds, emails about lots, and the lots of an order up to a recall. */
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { importBuyer } from "../../factories/customer";
import { mainOf, type Shopper, shopper } from "../checkout/checkout-visitor";
import { untranslated } from "../content/untranslated";
import { type EdgeShop, startEdgeShop } from "../edge-shop";
import { pageOf } from "../read-page";

const desk = "/account/my/lots";
let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const customer = async (): Promise<{ visitor: Shopper; email: string }> => {
  const buyer = await importBuyer(shop.servicesUrl);
  return { visitor: await shopper(shop, buyer), email: buyer.email };
};
const mailsOf = async (email: string) => {
  const answer = await fetch(`${shop.servicesUrl}/mail.json?to=${encodeURIComponent(email)}`);
  return ((await answer.json()) as { mails: { subject: string; links: string[] }[] }).mails;
};
const form = (intent: string) => ({ from: `${desk}?lot=4060-24`, containing: `value="${intent}"` });

describe("a customer's lots", () => {
  it("units of a lot are held, listed and released", async () => {
    const { visitor } = await customer();
    const page = await visitor.get(`${desk}?lot=4060-24`);
    expect(mainOf(page)).toContain("Hold Lot 24 of 4060");
    const held = await visitor.submit(desk, { sku: "4060S", quantity: "2", days: "3" }, form("hold"));
    expect([held.status, held.header("location")]).toEqual([303, `${desk}?done=held`]);
    const listed = mainOf(await visitor.get(`${desk}?done=held`));
    expect(listed).toContain("The units are held for you.");
    expect(listed).toMatch(/Lot 24 of 4060S 2 .* held/);
    await visitor.add("4060S", 3);
    const basket = mainOf(await visitor.get("/cart"));
    expect(basket).toMatch(/You hold 2 units until .*\. They ship first: lot 24/);
    const released = await visitor.submit(
      desk,
      { intent: "release", sku: "4060S", lot: "4060S-24" },
      { from: desk, containing: 'value="release"' },
    );
    expect(released.header("location")).toBe(`${desk}?done=released`);
    expect(mainOf(await visitor.get(desk))).toContain("released");
  });

  it("rejections give the reason beside the field, keep the typed values and change nothing", async () => {
    const { visitor } = await customer();
    const hold = (fields: Record<string, string>) =>
      visitor.submit(desk, { sku: "4060L", quantity: "2", days: "3", ...fields }, form("hold"));
    const asked = await visitor.get(`${desk}?lot=4060-24`);
    expect(mainOf(asked)).toContain("You can hold at most 20 units at a time, across all lots.");
    const wrong: readonly (readonly [Record<string, string>, number, string])[] = [
      [{ quantity: "0" }, 422, "Enter a whole number of units from 1 to 20."],
      [{ quantity: "21" }, 422, "Enter a whole number of units from 1 to 20."],
      [{ quantity: "<b>" }, 422, "Enter a whole number of units from 1 to 20."],
      [{ days: "99" }, 422, "Enter a whole number of days from 1 to 14."],
      [{ sku: "9272S" }, 422, "Choose a size of this lot."],
      [{ lot: "4060-99" }, 422, "This form does not match any of our lots."],
      [{ lot: "4060-20" }, 409, "Fewer units are available. Nothing was held."],
    ];
    for (const [fields, status, text] of wrong) {
      const answer = await hold(fields);
      expect([fields, answer.status]).toEqual([fields, status]);
      expect(mainOf(answer)).toContain(text);
    }
    const page = pageOf(await hold({ days: "99" }));
    const field = (name: string) => page.having("name", name)[0]?.attribs;
    expect([field("quantity")?.value, field("days")?.value]).toEqual(["2", "99"]);
    expect(page.having("value", "4060L")[0]?.attribs).toHaveProperty("selected");
    expect([field("days")?.["aria-invalid"], field("quantity")?.["aria-invalid"]]).toEqual(["true", undefined]);
    const described = field("days")?.["aria-describedby"] ?? "";
    expect(page.having("id", described)[0]?.text).toContain("from 1 to 14");
    const watch = pageOf(await visitor.submit(desk, { scope: "product" }, form("watch")));
    expect(watch.main.text).toContain("Choose at least one event.");
    expect(watch.having("value", "product")[0]?.attribs).toHaveProperty("checked");
    const guest = await shop.ask(desk);
    expect([guest.status, guest.header("location")]).toEqual([302, expect.stringContaining("/account/sign-in")]);
    expect(mainOf(await visitor.get(desk))).toContain("You hold no units.");
  });

  it("no units are held where the shop takes no orders, but emails about the lot can be requested", async () => {
    const buyer = await importBuyer(shop.servicesUrl, { registered: "CN", addresses: false });
    const visitor = await shopper(shop, buyer, "cn.localhost");
    const page = await visitor.get(`${desk}?lot=4060-24`);
    const why = "仅在可在线订购的国家/地区提供保留服务。";
    expect(mainOf(page)).toContain(why);
    const fields = { intent: "hold", lot: "4060-24", sku: "4060S", quantity: "1", days: "3" };
    const sent = await visitor.submit(desk, fields, form("watch"));
    expect([sent.status, mainOf(sent).includes(why)]).toEqual([422, true]);
    const watched = await visitor.submit(desk, { scope: "lot", event: "low" }, form("watch"));
    expect(watched.header("location")).toBe(`${desk}?done=watched`);
  });

  it("emails about a lot are requested here, and ended from the email without a sign-in", async () => {
    const { visitor, email } = await customer();
    const answer = await visitor.submit(desk, { scope: "product", event: "recalled" }, form("watch"));
    expect(answer.header("location")).toBe(`${desk}?done=watched`);
    expect(mainOf(await visitor.get(desk))).toMatch(/All lots of 4060 .*it is recalled/);
    await recall("9272", "1", 404);
    const lots = await fetch(`${shop.servicesUrl}/lots/_admin/lots`, { headers: admin });
    expect(lots.status).toBe(200);
    await recall("4060", "21");
    await vi.waitUntil(async () => (await mailsOf(email)).some(({ subject }) => subject.includes("Lot 21 of 4060")));
    const [mail] = await mailsOf(email);
    const link = new URL(mail?.links.find((candidate) => candidate.includes("/lots/unwatch")) ?? "");
    const path = link.pathname + link.search;
    const opened = await shop.ask(path);
    expect(mainOf(opened)).toContain("Stop these emails");
    expect(mainOf(await visitor.get(desk))).toContain("All lots of 4060");
    const stranger = await shopper(shop, null);
    const ended = await stranger.submit("/lots/unwatch", {}, { from: path });
    expect(mainOf(ended)).toContain("You will get no more of these emails.");
    expect(mainOf(await visitor.get(desk))).toContain("You get no emails about lots.");
    await visitor.submit(desk, { scope: "product", event: "recalled" }, form("watch"));
    const [, token = ""] = /name="token" value="([^"]+)"/.exec((await visitor.get(desk)).body) ?? [];
    // As a mail program sends it: without origin and cookies, with the token in the address.
    const pressed = await shop.ask(`/lots/unwatch?token=${token}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "List-Unsubscribe=One-Click",
    });
    expect(pressed.status).toBe(200);
    expect(mainOf(await visitor.get(desk))).toContain("You get no emails about lots.");
    for (const token of ["", "x", "<b>"]) {
      const page = await shop.ask(`/lots/unwatch?token=${encodeURIComponent(token)}`);
      expect([200, 302]).toContain(page.status);
    }
  });
});

const admin = { authorization: "Bearer demo-admin-key" };
async function recall(productKey: string, lot: string, status = 200): Promise<void> {
  const answer = await fetch(`${shop.servicesUrl}/commerce/_admin/recalls`, {
    method: "POST",
    headers: admin,
    body: JSON.stringify({ productKey, lot, reason: "The label is wrong", day: "2026-11-25" }),
  });
  expect(answer.status).toBe(status);
}

/** Places an order of one unit and ships it; returns the path of its page. */
async function shippedOrder(visitor: Shopper): Promise<string> {
  await visitor.add("4060S", 1);
  for (const step of [await visitor.ship(), await visitor.pay()]) expect(step.status).toBe(303);
  const placed = await visitor.place();
  const [number = ""] = /W\d{12}/.exec(placed.header("location")) ?? [];
  const path = `/account/my/orderhistory/${number}`;
  expect(mainOf(await visitor.get(path))).not.toContain("Certificate");
  const shipped = await fetch(`${shop.servicesUrl}/_demo/orders/${number}/lines`, {
    method: "POST",
    body: JSON.stringify({ lineState: "Shipped" }),
  });
  expect(shipped.status).toBe(200);
  return path;
}

it("an order lists its lots with their certificates, and a recall marks it at once", async () => {
  const { visitor, email } = await customer();
  const path = await shippedOrder(visitor);
  const page = await visitor.get(path);
  const [, lot = ""] = /Lot (\d+), 1 ×/.exec(mainOf(page)) ?? [];
  expect(["23", "24"]).toContain(lot);
  expect(page.body).toContain(`href="/lots/4060-${lot}.pdf"`);
  expect(page.body).toContain(`href="/lots/4060-${lot}#again"`);
  await recall("4060", lot);
  const marked = mainOf(await visitor.get(path));
  expect(marked).toContain(`Lot ${lot} was recalled on`);
  expect(marked).toContain("The label is wrong");
  const subject = `Recall of lot ${lot} of 4060`;
  await vi.waitUntil(async () => (await mailsOf(email)).some((mail) => mail.subject === subject));
  // Storefronts learn within seconds that stored pages are invalid.
  const lotPage = async () => mainOf(await visitor.get(`/lots/4060-${lot}`)).includes("The label is wrong");
  await vi.waitUntil(lotPage, { timeout: 20_000, interval: 500 });
});

it("a held lot ships to its holder even if a newer lot has replaced it", async () => {
  const { visitor } = await customer();
  const held = await visitor.submit(
    desk,
    { sku: "4060S", quantity: "1", days: "3" },
    { from: `${desk}?lot=4060-22`, containing: 'value="hold"' },
  );
  expect(held.header("location")).toBe(`${desk}?done=held`);
  const path = await shippedOrder(visitor);
  expect(mainOf(await visitor.get(path))).toContain("Lot 22, 1 ×");
  expect(mainOf(await visitor.get(desk))).toMatch(/Lot 22 of 4060S .* shipped/);
});

it.each(["jp", "cn"] as const)("every page is in %s", async (language) => {
  const { visitor } = await customer();
  await visitor.get(`/?country=US&language=${language}`);
  for (const path of [`${desk}?lot=4060-24`, "/lots/unwatch?token=x"]) {
    const page = await visitor.get(path);
    expect({ path, left: untranslated(page.body) }).toEqual({ path, left: [] });
  }
});
