/** The main tasks of docs/office-tasks.md, by the forms of the office, without scripts. */
import { SELF } from "cloudflare:test";
import type { Order } from "@contracts/commerce/orders";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { buyer, openShop, ordered, pay, place, purchaseOrder } from "../services/commerce/testing/checkout";
import { mailsOf } from "../services/commerce/testing/customers";
import { officeCall } from "../services/staff/testing";
import { openDesk } from "./testing";

let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => SELF.fetch(url, init));
  await openShop();
  desk = await openDesk("orders");
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await officeCall("demo-admin-key", "/lots/_admin/lots?demonstration=true", undefined, "DELETE");
});

async function placed(skus: readonly string[]): Promise<{ order: Order; email: string; address: string }> {
  const { token, email, cart } = await buyer(skus);
  const order = await ordered(place(token, (await pay(token, cart, purchaseOrder(cart))).cart));
  return { order, email, address: `/orders/${order.orderNumber}` };
}

const receive = (lot: string, expires: string) =>
  desk.act("/lots", "receive", {
    ...{ product: "4060", lot, made: "2026-01-02", released: "2026-01-10", expires },
    stock: "4060S=5\r\n",
  });

it("an order with two lines ships one of them with the lot that expires first, and its tracking is corrected", async () => {
  const done = await receive("T1", "2028-01-31");
  expect(done.location).toBe("/lots/4060%3AT1?done=receive");
  await receive("T2", "2029-01-31");
  const { address, email } = await placed(["4060S", "9272S"]);
  const form = await desk.formOf(address, "ship");
  expect([form["lines.0.lots.0.lot"], form["lines.0.lots.0.quantity"]]).toEqual(["T1", "1"]);
  const { "lines.1.ship": _, ...one } = form;
  const tooMany = await desk.post(`${address}/ship`, { ...one, "lines.0.lots.0.quantity": "7" });
  expect(tooMany.status).toBe(400);
  expect(tooMany.body).toContain("The lots have 7 units, the line has 1.");
  const again = desk.fieldsOf(tooMany.body, "ship");
  expect(again["lines.1.ship"]).toBeUndefined();
  const parcel = { carrier: "Parcel Post", trackingNumber: "PP-1", "lines.0.lots.0.quantity": "1" };
  expect((await desk.post(`${address}/ship`, { ...again, ...parcel })).location).toBe(`${address}?done=ship`);
  const page = await desk.get(address);
  expect(page.body).toContain("T1 × 1, use by 2028-01-31");
  expect(page.body).toContain("part-shipped");
  await desk.act(address, "tracking", { "lines.0.trackingNumber": "PP-2", reason: "Typed wrongly" });
  await vi.waitFor(async () => {
    const corrections = (await mailsOf(email)).filter(({ subject }) => subject.startsWith("New tracking number"));
    expect(corrections.map(({ text }) => text.includes("Parcel Post PP-2"))).toEqual([true]);
  });
  expect((await desk.get(address)).body).toContain("<td>Correct carrier and tracking</td>");
  expect((await desk.get(address)).body).toContain("Parcel Post PP-2");
  const late = await desk.post(`${address}/ship`, { ...form, trackingNumber: "PP-LATE" });
  expect(late.status).toBe(409);
  expect(late.body).toContain('value="PP-LATE"');
  // The form has only the second line, which is not the first line of the order.
  const rest = await desk.act(address, "ship", { carrier: "Parcel Post", trackingNumber: "PP-3" });
  expect(rest.location).toBe(`${address}?done=ship`);
  expect((await desk.get(address)).body).toContain("Parcel Post PP-3");
  expect((await mailsOf(email, 2)).filter(({ text }) => text.includes("PP-1"))).toHaveLength(1);
});

it("an order is held and released, noted, found, exported and cancelled, and its history shows by whom", async () => {
  const { address, order } = await placed(["4060S"]);
  await desk.act(address, "hold", { reason: "Waits for an import permit" });
  expect((await desk.get(address)).body).toContain("Waits for an import permit");
  await desk.act(address, "release", { reason: "" });
  await desk.act(address, "note", { kind: "internal", text: "Called the customer" });
  expect((await desk.act(address, "cancel", { lineId: "", reason: "The customer asked for it" })).status).toBe(303);
  const page = await desk.get(address);
  for (const title of ["Hold", "Add a note", "Cancel"]) expect(page.body).toContain(`<td>${title}</td>`);
  expect(page.body).toContain("Demonstration order desk");
  await vi.waitFor(async () => {
    const file = await desk.get(`/orders.csv?q=${order.orderNumber}&state=cancelled`);
    expect(file.body.split("\r\n")[1]).toMatch(new RegExp(`^${order.orderNumber},cancelled,`));
  });
});

it("orders ship from a file, after a preview", async () => {
  const made = await Promise.all([placed(["9272S"]), placed(["9272S"])]);
  const csv = ["order,carrier,tracking", ...made.map(({ order }) => `${order.orderNumber},Post,F-1`)].join("\n");
  const look = await desk.act("/orders", "ship-many", { csv });
  expect(look.status).toBe(400);
  expect(look.body).toContain("2 orders would ship");
  const form = desk.fieldsOf(look.body, "ship-many");
  expect(form.csv).toBe(csv);
  expect((await desk.post("/orders/ship-many", { ...form, confirm: "true" })).location).toBe("/orders?done=ship-many");
  for (const { address } of made) expect((await desk.get(address)).body).toContain("Post F-1");
});

it("a lot is set aside, released and recalled, and its recipients are listed", async () => {
  await receive("T3", "2027-12-31");
  await desk.act("/lots/4060:T3", "quarantine", { reason: "Label looks wrong" });
  expect((await desk.get("/lots?state=quarantined")).body).toContain("4060 T3");
  await desk.act("/lots/4060:T3", "release", { reason: "Label was right" });
  const { address, order } = await placed(["4060S"]);
  await desk.act(address, "ship", { "lines.0.lots.0.lot": "T3" });
  await vi.waitFor(async () => expect((await desk.get("/orders?q=4060-T3")).body).toContain(order.orderNumber));
  expect((await desk.act("/lots/4060:T3", "recall", { reason: "Weak signal" })).status).toBe(303);
  expect((await desk.get("/lots/4060:T3")).body).toContain("Weak signal");
  expect((await desk.get(address)).body).toContain("recalled");
});

it("a price, a text and a status are changed, and the product lists missing translations", async () => {
  const catalogue = await openDesk("catalogue");
  expect((await catalogue.get("/catalogue?q=akt")).body).toContain('href="/catalogue/9272?list=');
  const { prices = "" } = await catalogue.formOf("/catalogue/9272", "prices");
  const dearer = prices.replace(/^9272S US .*$/m, "9272S US 301.00 USD");
  const why = { reason: "Prices of the new year" };
  expect((await catalogue.act("/catalogue/9272", "prices", { prices: dearer, ...why })).status).toBe(303);
  const late = await catalogue.act("/catalogue/9272", "prices", { prices: "9272S US three hundred", ...why });
  expect(late.body).toContain("9272S US three hundred</textarea>");
  await catalogue.act("/catalogue/9272", "texts-ja", { name: "Akt抗体" });
  await catalogue.act("/catalogue/9272", "status", { status: "Released - On Hold", ...why });
  const { body } = await catalogue.get("/catalogue/9272");
  for (const text of ["$301.00", "Released - On Hold", "name.ja: – → Akt抗体"]) expect(body).toContain(text);
  expect((await catalogue.get("/prices?q=9272S")).body).toContain('href="/prices/9272S-US-customer?list=');
  expect((await catalogue.get("/prices/9272S-FR-customer")).body).toContain("the country has a partner&#39;s shop");
  await openShop();
});

it("a file of prices is checked, applied and undone", async () => {
  const catalogue = await openDesk("catalogue");
  const csv = "sku,country,price,currency\n4060S,US,1.00,USD\n4060S,XX,1.00,\n";
  const { location } = await catalogue.act("/imports", "check", { kind: "prices", name: "Spring", csv });
  const address = location.split("?")[0] ?? "";
  const seen = await catalogue.get(address);
  for (const text of ["checked, nothing has changed yet", "385.00 USD", "1.00 USD", "Rejected lines"])
    expect(seen.body).toContain(text);
  expect((await catalogue.act(address, "apply", {})).status).toBe(303);
  expect((await catalogue.get("/catalogue/4060")).body).toContain("US $1.00");
  expect((await catalogue.act(address, "undo", { reason: "Wrong file" })).status).toBe(303);
  expect((await catalogue.get("/catalogue/4060")).body).toContain("US $385.00");
  expect((await catalogue.get("/imports?state=undone")).body).toContain("Spring");
});

it("a product is added, described, pictured, sold and shown by its forms", async () => {
  const catalogue = await openDesk("catalogue");
  const why = { reason: "A new product" };
  const product = { number: "7401", name: "Desk Antibody", code: "S", amount: "100", uom: "µl", ...why };
  const { location } = await catalogue.act("/catalogue", "add", product);
  expect(location).toBe("/catalogue/7401?done=add");
  const again = await catalogue.act("/catalogue", "add", product);
  expect(again.body).toMatch(/id="add-number-problem">Product 7401 already exists/);
  const at = "/catalogue/7401";
  const act = async (action: string, values: Parameters<typeof catalogue.act>[2]) => {
    const done = await catalogue.act(at, action, { ...values, ...why });
    expect([action, done.location]).toEqual([action, `${at}?done=${action}`]);
  };
  await act("facts", { "facts.host": "Rabbit", "facts.clone": "D1" });
  const without = await catalogue.act(at, "usage", { applications: "WB H" });
  expect(without.body).toMatch(/id="usage-applications-problem">Name the lot that this describes first/);
  const usage = { lot: "1", reactivity: "H", applications: "WB 1:1000 H\nIP H", targets: "AKT1 | Kinase | P31749" };
  await act("usage", usage);
  expect((await catalogue.formOf(at, "usage")).applications).toBe(usage.applications);
  await act("size", { code: "L", amount: "1", uom: "ml" });
  await act("prices", { prices: "7401S US 200.00 USD\n7401S US 180.00 USD from 10\n7401L US 900.00 USD" });
  const { "sizes.1.active": _, ...sizes } = await catalogue.formOf(at, "sizes");
  expect((await catalogue.post(`${at}/sizes`, sizes)).status).toBe(303);
  const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  const png = Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0));
  const blot = new File([png], "blot 1.png", { type: "image/png" });
  const noFile = await catalogue.act(at, "figure", { "caption.en": "Blot" });
  expect(noFile.body).toMatch(/id="figure-file-problem">/);
  await act("figure", { file: blot, application: "WB", "caption.en": "Blot", "caption.ja": "ブロット" });
  await act("captions", { "captions.0.zh": "印迹" });
  const { body } = await catalogue.get(at);
  for (const text of ["<div>WB 1:1000 H</div>", "US $200.00", "7401L", "印迹", "Not translated"])
    expect(body).toContain(text);
  await act("remove-figure", {});
  await act("status", { status: "Released", published: "true" });
  await openShop();
});

it("a record that was opened from a filtered list links back to it, also after an action", async () => {
  const { order } = await placed(["4060S"]);
  const { orderNumber: number } = order;
  const query = `q=${number}&state=new`;
  const list = await vi.waitFor(async () => {
    const page = await desk.get(`/orders?${query}`);
    expect(page.body).toContain(`>${number}</a>`);
    return page.body;
  });
  const [, link = ""] = new RegExp(`<a href="([^"]+)">${number}</a>`).exec(list) ?? [];
  const back = `<a href="/orders?${query.replace("&", "&amp;")}">Orders</a>`;
  expect((await desk.get(link)).body).toContain(back);
  const form = desk.fieldsOf((await desk.get(link)).body, "hold");
  const refused = await desk.post(`/orders/${number}/hold`, { ...form, reason: "" });
  expect([refused.status, refused.body.includes(back)]).toEqual([400, true]);
  const again = desk.fieldsOf(refused.body, "hold");
  const { location } = await desk.post(`/orders/${number}/hold`, { ...again, reason: "Address is odd" });
  const done = (await desk.get(location)).body;
  expect([done.includes("Done: Hold."), done.includes(back)]).toEqual([true, true]);
  expect((await desk.get(`/orders/${number}?list=%00&list=x%26waits%3D1`)).status).toBe(200);
});

it("prices are scheduled by day, and tests are imported from a file and undone", async () => {
  const catalogue = await openDesk("catalogue");
  const csv = new File(["sku,country,price,currency\n4060S,US,1.00,USD\n"], "prices.csv", { type: "text/csv" });
  const { location: priced } = await catalogue.act("/imports", "check", { kind: "prices", "csv.file": csv });
  const [plan = ""] = priced.split("?");
  const past = await catalogue.act(plan, "plan", { from: "2020-01-01", until: "2020-01-31" });
  for (const field of ["from", "until"])
    expect(past.body).toMatch(new RegExp(`id="plan-${field}-problem">This day has passed`));
  expect(past.body).toMatch(/name="from"[^>]* value="2020-01-01"/);
  await catalogue.act(plan, "plan", { from: "2998-01-01", until: "2998-01-31" });
  expect((await catalogue.get(plan)).body).toContain("<dd>2998-01-31</dd>");
  await catalogue.act(plan, "discard", {});
  const record = {
    ...{ id: "desk-file-1", productKey: "4060", lot: null, testedKey: null, application: "WB", species: "H" },
    ...{ sample: { kind: "cell-line", name: "HeLa", accession: null, state: null }, preparation: null },
    ...{ control: { kind: "none", id: null }, pillar: "none", secondAntibody: null, outcome: "supports" },
    ...{ measure: null, observedKda: [], dilution: null, protocolId: null, figureIds: [], performed: null },
    source: { kind: "maker", name: "Lab", identifier: null, sponsored: false },
    ...{ published: "2026-01-31", state: { kind: "active" }, demonstration: true },
  };
  const file = new File([JSON.stringify(record)], "tests.jsonl", { type: "application/json" });
  const { location } = await catalogue.act("/imports", "check", { kind: "evidence", "csv.file": file });
  const [at = ""] = location.split("?");
  expect((await catalogue.get(at)).body).toContain("WB, H, HeLa, supports, active");
  await catalogue.act(at, "apply", {});
  expect((await catalogue.get("/evidence/desk-file-1")).body).toContain("HeLa");
  await catalogue.act(at, "undo", { reason: "Wrong file" });
  expect((await catalogue.get("/evidence/desk-file-1")).body).toContain("withdrawn on");
  await openShop();
});

it("a promotion is added and tried on a basket, and a test of a product is added and withdrawn", async () => {
  const catalogue = await openDesk("catalogue");
  const days = { from: "2020-01-01", until: "2099-12-31" };
  const promotion = { code: "DESK15", name: "Desk", ...days, effect: "percentage", percent: "15", reason: "A trial" };
  expect((await catalogue.act("/promotions", "add", promotion)).location).toBe("/promotions/desk15?done=add");
  const trial = await catalogue.get("/basket-trial?q=4060S:2&codes=DESK15");
  expect(trial.body).toContain("<td>Code DESK15</td>");
  expect(trial.body).toContain("$654.50");
  const record = {
    productKey: "4060",
    application: "WB",
    species: "H",
    "sample.name": "HeLa",
    published: "2026-01-31",
  };
  const wrong = await catalogue.act("/evidence", "add", { ...record, "source.name": "", reason: "A new test" });
  expect(wrong.body).toMatch(/id="add-source-name-problem">/);
  const { location } = await catalogue.act("/evidence", "add", {
    ...record,
    "source.name": "Lab",
    reason: "A new test",
  });
  const address = location.split("?")[0] ?? "";
  await catalogue.act(address, "withdraw", { reason: "The cell line was another one" });
  expect((await catalogue.get(`${address}`)).body).toContain("The cell line was another one");
  await openShop();
});

it("a setting is changed and restored, and a mail is sent again", async () => {
  const owner = await openDesk("owner");
  const address = "/settings/checkout.quoteValidDays";
  await owner.act(address, "change", { text: "45", reason: "Longer in summer" });
  expect((await owner.get(address)).body).toContain("before the first change");
  expect((await owner.act(address, "revert", { to: "0", reason: "Back again" })).status).toBe(303);
  const { email } = await placed(["4060S"]);
  await mailsOf(email, 1);
  const list = await owner.get(`/mails?q=${email}`);
  const [, mail = ""] = /href="(\/mails\/[^"?]+)/.exec(list.body) ?? [];
  expect((await owner.act(mail, "again", { reason: "" })).status).toBe(303);
  expect((await owner.get(mail)).body).toContain("<td>Send again</td>");
});
