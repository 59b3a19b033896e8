/** The checkout on one page over HTTP, without scripts. */
import type { SellingSettings } from "@contracts/settings";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { sellingExceptions } from "../../../demo/settings";
import { type BuyerCountry, importBuyer } from "../../factories/customer";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import {
  chosenOf,
  location,
  mainOf,
  type Shopper,
  shopper,
  steps,
  titleOf,
  typeCard,
  valuesOf,
} from "./checkout-visitor";

let shop: EdgeShop;
const storeSelling = (settings: SellingSettings) =>
  fetch(`${shop.servicesUrl}/settings/_admin/selling`, {
    ...{ method: "PUT", headers: { authorization: "Bearer demo-admin-key" }, body: JSON.stringify(settings) },
  });
beforeAll(async () => {
  shop = await sharedEdgeShop();
  // Storefronts load the setting within seconds, before the last tests of this file.
  expect((await storeSelling({ ...sellingExceptions, guestOrderCountries: ["US"] })).status).toBe(200);
}, 180_000);
afterAll(async () => {
  await storeSelling(sellingExceptions);
  await shop?.stop();
});

const page = "/checkout";
const buyer = async (country: BuyerCountry = "US") => shopper(shop, await importBuyer(shop.servicesUrl, { country }));

/** Sends the form as displayed, with changes. */
async function send(customer: Shopper, intent: string, over: Record<string, string> = {}) {
  const shown = await customer.get(page);
  const field = (name: string) => chosenOf(shown, name) ?? "";
  const choices = Object.fromEntries([
    ...["address", "contact", "shippingMethod", "billing", "payment"].map((name) => [name, field(name)]),
    ...["poNumber", "invoiceEmail", "costCentre", "key"].map((name) => [name, value(shown.body, name) ?? ""]),
    ...["basket", "seen"].map((name) => [name, (value(shown.body, name) ?? "").replaceAll("&quot;", '"')]),
  ]);
  return customer.submit(page, { intent, ...choices, ...over }, { from: steps.review });
}
const value = (body: string, name: string) => new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(body)?.[1];

async function firstOrder(customer: Shopper): Promise<void> {
  await customer.add("4060S");
  await customer.ship({ method: "us-two-day" });
  await customer.pay({ poNumber: "PO-FIRST" });
  expect(location(await customer.place())).toMatch(/order=W/);
}

describe("a returning customer", () => {
  it("sees the choices of the last order and orders with one press", async () => {
    const customer = await buyer();
    await firstOrder(customer);
    await customer.add("9272S");
    const shown = await customer.get(page);
    expect([shown.status, titleOf(shown)]).toEqual([200, "Checkout | Benchside"]);
    expect(mainOf(shown)).toMatch(/Filled in as in your last order W\d{12}/);
    expect(chosenOf(shown, "shippingMethod")).toBe("us-two-day");
    expect(chosenOf(shown, "payment")).toBe("purchaseOrder");
    expect(value(shown.body, "poNumber")).toBe("PO-FIRST");
    expect(value(shown.body, "invoiceEmail")).toBe("ap@lab.example");
    expect(mainOf(shown)).toMatch(/Total \$\d/);
    // The checkout has a separate header without menu, search and basket.
    expect(shown.body).toContain("Secure checkout");
    expect(shown.body).not.toContain('name="q"');
    const line = /name="(note\.[^"]+)"/.exec(shown.body)?.[1] ?? "";
    const references = { costCentre: "CC-77", glAccount: "6000", shipComplete: "yes", [line]: "For Ada" };
    const placed = await send(customer, "place", { poNumber: "PO-NEXT", ...references });
    expect([placed.status, location(placed)]).toEqual([303, expect.stringMatching(/confirmation\?order=W/)]);
    expect(mainOf(await customer.get(location(placed)))).toContain("PO-NEXT");
    const number = /W\d{12}/.exec(location(placed))?.[0] ?? "";
    const order = mainOf(await customer.get(`/account/my/orderhistory/${number}`));
    expect(order).toMatch(/Cost center CC-77 .*GL account 6000 .*Everything in one shipment/);
    expect(order).toContain("For Ada");
    expect((await customer.get("/account/my/orderhistory/orders.csv")).body).toContain(",CC-77,,6000");
    await customer.add("4060S");
    const again = await customer.get(page);
    expect([value(again.body, "costCentre"), value(again.body, "glAccount")]).toEqual(["CC-77", "6000"]);
    expect(value(again.body, "poNumber")).toBe("PO-NEXT");
    expect(mainOf(again)).toContain("From your last order.");
    const typed = await send(customer, "place", { poNumber: "PO-TYPED", requestedOn: "2000-01-01" });
    expect([typed.status, value(typed.body, "poNumber")]).toEqual([422, "PO-TYPED"]);
    expect(mainOf(typed)).not.toContain("From your last order.");
  });

  it("shows the requested day in the market's format", async () => {
    const customer = await buyer();
    await firstOrder(customer);
    await customer.add("9272S");
    const wished = new Date(Date.now() + 20 * 86_400_000);
    const requestedOn = wished.toISOString().slice(0, 10);
    await send(customer, "save method", { requestedOn });
    const shown = mainOf(await customer.get(page));
    const words = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(wished);
    expect(shown).toContain(`Requested delivery ${words}`);
  });

  it("sends lines to several addresses, each with its own shipping and tax", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    await customer.add("9272S");
    const link = /\/checkout\/ship-to\?from=one-page/.exec((await customer.get(page)).body)?.[0] ?? "";
    const shown = await customer.get(link);
    expect(mainOf(shown)).toContain("Ship to several addresses");
    const lines = [...shown.body.matchAll(/<select[^>]*name="(line\.[^"]+)"/g)].map(([, name = ""]) => name);
    const addresses = [...new Set([...shown.body.matchAll(/<option value="([^"]+)"/g)].map(([, id = ""]) => id))];
    expect([lines.length, addresses.length]).toEqual([2, 2]);
    const key = value(shown.body, "key") ?? "";
    const from = { from: "one-page", key };
    const wrong = await customer.submit(
      link,
      { ...from, [lines[0] ?? ""]: "nowhere", [lines[1] ?? ""]: "" },
      { from: link },
    );
    expect([wrong.status, wrong.body.match(/aria-invalid="true"/g)?.length]).toEqual([422, 2]);
    const chosen = { [lines[0] ?? ""]: addresses[0] ?? "", [lines[1] ?? ""]: addresses[1] ?? "" };
    const sent = await customer.submit(link, { ...from, ...chosen }, { from: link });
    expect([sent.status, location(sent)]).toEqual([303, `${page}#ship-to`]);
    expect(mainOf(await customer.get(page))).toMatch(
      /2 addresses.*Address 1.*Address 2.*To 2: 7 Sample Street, Danvers/,
    );
    // Two units of the first line stay, and one goes to the other address.
    await customer.add("4060S", 2);
    const divided = (await customer.get(link)).body;
    const fields = [...new Set([...divided.matchAll(/name="(pieces\.[^"]+)"/g)].map(([, name = ""]) => name))];
    expect(fields).toHaveLength(2);
    const divide = (...typed: string[]) => {
      const pieces = Object.fromEntries(fields.map((name, index) => [name, typed[index] ?? ""]));
      return customer.submit(link, { ...from, ...chosen, ...pieces }, { from: link });
    };
    for (const typed of [
      ["2", "2"],
      ["2", "one"],
      ["3", "-1"],
    ]) {
      const refused = await divide(...typed);
      expect([refused.status, mainOf(refused).includes("Enter whole numbers that add up to 3.")]).toEqual([422, true]);
    }
    expect((await divide("2", "1")).status).toBe(303);
    expect((await customer.get(link)).body).toMatch(/name="pieces\.[^"]+"[^>]* value="1"/);
    expect(mainOf(await customer.get(page))).toMatch(/2 × 1: 12 Example Wharf, Boston; 1 × 2: 7 Sample Street/);
    const order = { payment: "purchaseOrder", poNumber: "PO-2", invoiceEmail: "ap@lab.example" };
    const number = /W\d{12}/.exec(location(await send(customer, "place", order)))?.[0] ?? "";
    expect(mainOf(await customer.get(`/account/my/orderhistory/${number}`))).toMatch(
      /Ship to 2: 7 Sample Street, Danvers.*Address 1.*Address 2/,
    );
  });

  it("sees errors beside their fields, and keeps typed values while a section changes", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const wrong = await send(customer, "place", { payment: "purchaseOrder", poNumber: "", invoiceEmail: "nobody" });
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatch(/name="poNumber"[^>]*aria-invalid="true"/);
    expect(wrong.body).toContain('value="nobody"');
    const typed = {
      payment: "purchaseOrder",
      poNumber: "PO-TYPED",
      comment: "Grant 7",
      shippingMethod: "us-overnight",
    };
    const saved = await send(customer, "save method", typed);
    expect([saved.status, location(saved)]).toEqual([303, `${page}#method`]);
    const again = await customer.get(page);
    expect(value(again.body, "poNumber")).toBe("PO-TYPED");
    expect(chosenOf(again, "payment")).toBe("purchaseOrder");
    expect(chosenOf(again, "shippingMethod")).toBe("us-overnight");
    expect(again.body).toContain("Grant 7");
    const adding = await send(customer, "new-address", typed);
    expect(location(adding)).toBe(`${page}?new=address`);
    expect((await customer.get(location(adding))).body).toContain('value="add-address"');
    expect(value((await customer.get(page)).body, "poNumber")).toBe("PO-TYPED");
    const code = await send(customer, "apply-promo", { ...typed, code: "NOSUCH" });
    expect([code.status, mainOf(code)]).toEqual([422, expect.stringContaining("not recognized")]);
    expect(value(code.body, "poNumber")).toBe("PO-TYPED");
  });

  it("orders nothing if an unsaved choice costs more than the page showed", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const order = { payment: "purchaseOrder", poNumber: "PO-1", invoiceEmail: "ap@lab.example" };
    const dearer = await send(customer, "place", { ...order, shippingMethod: "us-overnight" });
    expect([dearer.status, mainOf(dearer)]).toEqual([409, expect.stringContaining("The total is now")]);
    expect(value(dearer.body, "poNumber")).toBe("PO-1");
    expect(location(await send(customer, "place", order))).toMatch(/order=W/);
  });

  it("two presses at once are one order", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const order = { payment: "purchaseOrder", poNumber: "PO-2", invoiceEmail: "ap@lab.example" };
    const shown = await customer.get(page);
    const seen = {
      basket: value(shown.body, "basket") ?? "",
      seen: (value(shown.body, "seen") ?? "").replaceAll("&quot;", '"'),
    };
    const chosen = {
      address: chosenOf(shown, "address") ?? "",
      billing: "same",
      shippingMethod: chosenOf(shown, "shippingMethod") ?? "",
    };
    const press = () =>
      customer.submit(
        page,
        { intent: "place", key: value(shown.body, "key") ?? "", ...chosen, ...seen, ...order },
        { from: steps.review },
      );
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(location)).toEqual([
      expect.stringMatching(/order=W|basket=/),
      expect.stringMatching(/order=W|basket=/),
    ]);
    const history = (await customer.get("/account/my/orderhistory")).body;
    expect(new Set(history.match(/W\d{12}/g))).toHaveProperty("size", 1);
  });

  it("a second window whose basket another one has ordered says that its purchase order number was not used", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const shown = await customer.get(page);
    const sent = {
      ...{ intent: "place", address: chosenOf(shown, "address") ?? "", billing: "same", key: "" },
      shippingMethod: chosenOf(shown, "shippingMethod") ?? "",
      basket: value(shown.body, "basket") ?? "",
      seen: (value(shown.body, "seen") ?? "").replaceAll("&quot;", '"'),
      ...{ payment: "purchaseOrder", invoiceEmail: "ap@lab.example" },
    };
    const press = (poNumber: string) => customer.submit(page, { ...sent, poNumber }, { from: steps.review });
    const first = location(await press("PO-LEFT")) ?? "";
    expect(first).toMatch(/order=W\d+$/);
    expect(location(await press(" PO-LEFT ")), "the same press again").toBe(first);
    const other = location(await press("PO-RIGHT")) ?? "";
    expect(other).toBe(`${first}&otherEntries=yes`);
    const notice = "The purchase order number from this window was not used";
    const confirmation = mainOf(await customer.get(other));
    expect([confirmation.includes(notice), confirmation.includes("PO-LEFT")]).toEqual([true, true]);
    expect(mainOf(await customer.get(first))).not.toContain(notice);
  });

  it("uploads a purchase order, which is checked by its content and listed on the order", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const upload = async (name: string, content: string) => {
      const form = new FormData();
      form.set("intent", "upload");
      form.set("file", new File([content], name, { type: "application/pdf" }));
      return customer.upload("/checkout/purchase-order", form);
    };
    expect(location(await send(customer, "upload-purchase-order"))).toBe("/checkout/purchase-order");
    const script = await upload("order.pdf", "<script>alert(1)</script>");
    expect([script.status, mainOf(script)]).toEqual([422, expect.stringContaining("not a PDF, PNG or JPEG")]);
    expect((await upload("none.pdf", "")).status).toBe(422);
    expect(location(await upload("../PO 4711.pdf", "%PDF-1.7 made up"))).toBe(`${page}#payment`);
    const order = { payment: "purchaseOrder", poNumber: "PO-4711", invoiceEmail: "ap@lab.example" };
    const placed = location(await send(customer, "place", order));
    const number = /W\d{12}/.exec(placed)?.[0] ?? "";
    const path = `/account/my/orderhistory/${number}/purchase-order`;
    expect((await customer.get(`/account/my/orderhistory/${number}`)).body).toContain(`href="${path}"`);
    const file = await customer.get(path);
    expect([file.status, file.body, file.header("content-type")]).toEqual([200, "%PDF-1.7 made up", "application/pdf"]);
    expect(file.header("content-disposition")).toContain("attachment");
    expect((await (await buyer()).get(path)).status).toBe(404);
  });

  it("enters a card on the payments service's page, and returns to this one", async () => {
    const customer = await buyer();
    await customer.add("9272S");
    const opened = await send(customer, "place", { payment: "card", comment: "Kept" });
    expect(opened.status).toBe(303);
    const back = await typeCard(location(opened), "4111 1111 1111 1111");
    expect(new URL(back, "http://shop.test").pathname).toBe(page);
    const used = await customer.submit(back, { intent: "use-card" }, { containing: 'name="card"' });
    expect(location(used)).toBe(`${page}#payment`);
    const shown = await customer.get(page);
    expect(chosenOf(shown, "payment")).toBe("keep");
    expect(mainOf(shown)).toContain("Visa ending in 1111");
    expect(shown.body).toContain("Kept");
    expect(location(await send(customer, "place"))).toMatch(/order=W/);
  });
});

describe("a customer with incomplete data", () => {
  it("guests sign in and return; a new customer types an address first", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    expect(location(await guest.get(page))).toBe("/account/sign-in?goto=%2Fcheckout");
    const customer = await buyer();
    await customer.add("4060S");
    expect(valuesOf(await customer.get(page), "payment")).toEqual(["purchaseOrder", "card"]);
    for (const query of ["edit=%00", "new=%22", "card=../x", "refused=Anything"]) {
      expect((await customer.get(`${page}?${query}`)).status, query).toBe(200);
    }
    const nonsense = await customer.submit(page, { intent: "place", basket: "<b>", seen: "{" }, { from: steps.review });
    expect(nonsense.status).toBeLessThan(500);
  });
});

it("the payment step also stores references, and rejects a code with unprintable characters", async () => {
  const customer = await buyer();
  await customer.add("4060S");
  await customer.ship();
  const wrong = await customer.pay({ costCentre: "<b>", poNumber: "PO-5" });
  expect([wrong.status, wrong.body.includes('value="PO-5"')]).toEqual([422, true]);
  expect(wrong.body).toMatch(/name="costCentre"[^>]*aria-invalid="true"/);
  await customer.pay({ costCentre: "CC-5", glAccount: "6000" });
  expect(value((await customer.get(steps.payment)).body, "costCentre")).toBe("CC-5");
  const number = /W\d{12}/.exec(location(await customer.place()))?.[0] ?? "";
  expect(mainOf(await customer.get(`/account/my/orderhistory/${number}`))).toMatch(
    /Cost center CC-5 .*GL account 6000/,
  );
});

describe("a company", () => {
  const company = "/account/my/company";
  const done = (answer: Awaited<ReturnType<Shopper["get"]>>) => location(answer).split("done=")[1];

  it("invites a buyer, whose order above the limit waits for the admin's approval", async () => {
    const account = await importBuyer(shop.servicesUrl, { country: "US" });
    const [admin, customer] = await Promise.all([buyer(), shopper(shop, account)]);
    expect(mainOf(await admin.get(company))).toContain("You do not belong to a company yet.");
    const nameless = await admin.submit(company, { intent: "found", name: " " }, { containing: "found" });
    expect([nameless.status, mainOf(nameless)]).toEqual([422, expect.stringContaining("Fill in this field.")]);
    expect(done(await admin.submit(company, { intent: "found", name: "Mint Lab" }, { containing: "found" }))).toBe(
      "founded",
    );
    expect(mainOf(await admin.get(`${company}?fault=large`))).toContain("This file is too large.");
    const invitation = { intent: "invite", email: account.email, role: "buyer" };
    const invite = (limit: string) => admin.submit(company, { ...invitation, limit }, { containing: 'value="invite"' });
    const wrong = await invite("a lot");
    expect([wrong.status, wrong.body.includes('value="a lot"')]).toEqual([422, true]);
    expect(mainOf(wrong)).toContain("Enter an amount such as 500.");
    expect(done(await invite("100"))).toBe("invited");
    const sent = await fetch(`${shop.servicesUrl}/mail.json?to=${encodeURIComponent(account.email)}`);
    const { mails }: { mails: { links: string[] }[] } = await sent.json();
    const link = new URL(mails[0]?.links.find((each) => each.includes("invitation=")) ?? "");
    const asked = await customer.get(`${link.pathname}${link.search}`);
    expect(mainOf(asked)).toContain(`if it was sent to ${account.email},`);
    const token = link.searchParams.get("invitation") ?? "";
    expect(done(await customer.submit(company, { intent: "join", token }))).toBe("joined");
    expect(mainOf(await customer.get(company))).toContain("Orders up to $100.00 need no approval.");

    const lists = "/account/my/lists";
    await admin.add("9272S", 2);
    expect(done(await admin.submit(lists, { intent: "save", name: "Monthly" }))).toBe("saved");
    expect(mainOf(await customer.get(lists))).toMatch(/Monthly Saved by .* 9272S .* × 2/);
    const pressed = await customer.submit(lists, { intent: "basket" }, { containing: 'value="basket"' });
    expect(location(pressed)).toBe("/cart?added=9272S&count=2");
    expect((await customer.submit(lists, { intent: "save", name: "" })).status).toBe(422);

    await customer.add("4060S");
    await customer.ship();
    await customer.pay({ poNumber: "PO-LIMIT" });
    expect(mainOf(await customer.get(page))).toContain("This order is above your limit of $100.00.");
    const placed = await customer.place();
    expect(location(placed)).toMatch(/^\/account\/my\/approvals\/[\w-]{36}\?done=asked$/);
    const [request = ""] = location(placed).split("?");
    expect(mainOf(await customer.get(location(placed)))).toContain("Nothing is charged before approval.");
    expect(mainOf(await customer.get("/account/my/orderhistory"))).toContain("Orders waiting for approval");
    expect((await (await buyer()).get(request)).status).toBe(404);
    const shown = await admin.get(request);
    expect(mainOf(shown)).toMatch(/PO-LIMIT.*Approve and order/);
    expect((await admin.submit(request, { intent: "refuse", reason: " " })).status).toBe(422);
    expect(done(await admin.submit(request, { intent: "approve" }))).toBe("approve");
    const number = /W\d{12}/.exec(mainOf(await admin.get(request)))?.[0] ?? "";
    expect(mainOf(await customer.get(`/account/my/orderhistory/${number}`))).toContain("Approved by");
    expect((await customer.get("/account/my/approvals/x")).status).toBe(404);

    // The request took the basket; after a rejection its items can be restored with one press.
    await customer.add("9272S", 2);
    await customer.ship();
    await customer.pay({ poNumber: "PO-AGAIN" });
    const [second = ""] = location(await customer.place()).split("?");
    expect(mainOf(await customer.get(second))).not.toContain("Order again");
    expect(done(await admin.submit(second, { intent: "refuse", reason: "One is enough." }))).toBe("refuse");
    expect(mainOf(await admin.get(second))).not.toContain("Order again");
    const again = await customer.submit(second, { intent: "reorder" }, { containing: 'value="reorder"' });
    expect(location(again)).toBe("/cart?added=9272S&count=2");
    expect((await customer.submit(second, { intent: "reorder", key: "" })).status).toBe(400);
  }, 60_000);

  it("submits a certificate of tax exemption, with errors beside their fields", async () => {
    const admin = await buyer();
    await admin.submit(company, { intent: "found", name: "Lime Institute" }, { containing: "found" });
    const upload = (regions: string, content: string) => {
      const form = new FormData();
      const fields = { intent: "certificate", number: "E-77", regions, expiresOn: "2099-12-31" };
      for (const [name, text] of Object.entries(fields)) form.set(name, text);
      form.set("file", new File([content], "e77.pdf"));
      return admin.upload(company, form);
    };
    const wrong = await upload("Bavaria", "");
    expect(wrong.status).toBe(422);
    for (const text of ["Enter states by their two letters", "Choose a file."]) expect(mainOf(wrong)).toContain(text);
    expect((await upload("MA", "no document")).status).toBe(422);
    const huge = await upload("MA", "x".repeat(6 * 1024 * 1024));
    expect([huge.status, mainOf(huge)]).toEqual([422, expect.stringContaining("This file is too large.")]);
    for (const value of ["E-77", "MA", "2099-12-31"]) expect(huge.body).toContain(`value="${value}"`);
    expect(done(await upload("MA, New York", "%PDF-1.7\n"))).toBe("handed-in");
    expect(mainOf(await admin.get(company))).toMatch(/E-77 being checked MA, NY, valid until/);
    expect((await admin.submit(company, { intent: "unknown" })).status).toBe(422);
  });
});

describe("a saved card", () => {
  const settings = "/account/my/accountsettings";
  const payWith = async (customer: Shopper, number: string) => {
    await customer.add("4060S");
    const opened = await send(customer, "place", { payment: "card", shippingMethod: "us-ground" });
    const answer = await fetch(location(opened), {
      ...{ method: "POST", redirect: "manual" },
      body: new URLSearchParams({ number, holder: "Rosalind Mint", expiration: "12/39", code: "123", save: "yes" }),
    });
    return { page: location(opened), next: answer.headers.get("location") ?? "" };
  };
  const confirmed = async (page: string) =>
    (
      await fetch(page, { method: "POST", redirect: "manual", body: new URLSearchParams({ answer: "confirm" }) })
    ).headers.get("location") ?? "";
  const useCard = async (customer: Shopper, back: string) => {
    const { pathname, search } = new URL(back);
    await customer.submit(page, { intent: "use-card" }, { from: pathname + search });
    expect(location(await send(customer, "place"))).toMatch(/order=W/);
  };

  it("is selected for the next order, which takes one press, and can be removed in the account", async () => {
    const customer = await buyer();
    await useCard(customer, (await payWith(customer, "4111 1111 1111 1111")).next);
    await customer.add("9272S");
    const shown = await customer.get(page);
    expect(chosenOf(shown, "payment")).toMatch(/^saved:/);
    expect(mainOf(shown)).toContain("Visa ending in 1111, valid until 12/2039");
    const placed = await send(customer, "place");
    expect(location(placed)).toMatch(/order=W/);
    expect(mainOf(await customer.get(settings))).toContain("Visa ending in 1111");
    const removed = await customer.submit(settings, { intent: "remove-card" }, { containing: "remove-card" });
    expect(location(removed)).toBe(`${settings}?done=card-removed`);
    expect(mainOf(await customer.get(location(removed)))).toMatch(/The card is removed.*You have no saved cards/);
    await customer.add("4060S");
    const gone = chosenOf(shown, "payment") ?? "";
    const refused = await send(customer, "place", { payment: gone });
    expect([refused.status, mainOf(refused).includes("has expired or is no longer saved")]).toEqual([422, true]);
  });

  it("is confirmed at its bank again if the bank requires it", async () => {
    const customer = await buyer();
    const asking = await payWith(customer, "4000 0027 6000 3184");
    await useCard(customer, await confirmed(asking.page));
    await customer.add("9272S");
    const sent = await send(customer, "place");
    expect([sent.status, location(sent)]).toEqual([303, expect.stringMatching(/\/payments\/cards\//)]);
    await useCard(customer, await confirmed(location(sent)));
  });
});

describe("a guest, where the operator allows it", () => {
  const guestPage = "/checkout/guest";
  const fields = {
    ...{ email: "guest@lab.example", firstName: "Ada", lastName: "Guest", company: "Institute" },
    ...{ streetName: "1 Main Street", city: "Boston", state: "MA", postalCode: "02110" },
  };

  it("orders by card on one page without scripts, and can see the order only with the link", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    const offered = async () => expect((await guest.get(steps.review)).body).toContain(`href="${guestPage}"`);
    await vi.waitFor(offered, { timeout: 20_000, interval: 500 });
    expect((await guest.get("/account/sign-in?goto=/checkout")).body).toContain(`href="${guestPage}"`);
    const empty = await guest.submit(guestPage, { intent: "save", shippingMethod: "us-ground" });
    expect(empty.status).toBe(422);
    expect(empty.body).toMatch(/name="email"[^>]*aria-invalid="true"/);
    const shown = await guest.get(guestPage);
    const form = /<form[^>]*action="\/checkout\/guest".*?<\/form>/s.exec(shown.body)?.[0] ?? "";
    const typed = form.match(/<input(?![^>]*type="(?:hidden|radio)")[^>]* name="\w+"/g) ?? [];
    expect([typed.length > 7, typed.length <= 12]).toEqual([true, true]);
    const method = chosenOf(shown, "shippingMethod") ?? "";
    const saved = await guest.submit(guestPage, { ...fields, intent: "save", shippingMethod: method });
    expect([saved.status, location(saved)]).toEqual([303, `${guestPage}#payment`]);
    const opened = await guest.submit(guestPage, { intent: "card" });
    expect(opened.status).toBe(303);
    const back = await typeCard(location(opened), "4111 1111 1111 1111");
    expect(back).toContain(`${guestPage}?card=`);
    const used = await guest.submit(guestPage, { intent: "use-card" }, { from: back });
    expect([used.status, location(used)]).toEqual([303, `${guestPage}#payment`]);
    expect(mainOf(await guest.get(guestPage))).toMatch(/Visa ending in 1111.*Place order, \$/);
    const placed = await guest.submit(guestPage, { intent: "place" });
    expect([placed.status, location(placed)]).toEqual([303, expect.stringMatching(/confirmation\?order=W/)]);
    const confirmation = await guest.get(location(placed));
    expect(mainOf(confirmation)).toContain("guest@lab.example");
    const link = /href="(\/order\/view\/W\d{12}\?id=[\w-]{22})"/.exec(confirmation.body)?.[1] ?? "";
    const other = await shopper(shop, null);
    const order = await other.get(link);
    expect([order.status, mainOf(order).includes("1 Main Street")]).toEqual([200, true]);
    expect((await other.get(link.replace(/.(?=.$)/, (letter) => (letter === "A" ? "B" : "A")))).status).toBe(404);
    expect((await other.get(link.split("?")[0] ?? "")).status).toBe(404);
    expect((await other.get(location(placed))).status).toBe(404);
  }, 60_000);
});
