/** The whole checkout over HTTP, without scripts: steps, guards, rejections, and exactly one order. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuyerCountry, importBuyer } from "../../factories/customer";
import { accountVisitor } from "../account/account-visitor";
import { type Answer, type EdgeShop, sharedEdgeShop } from "../edge-shop";
import {
  chosenOf,
  location,
  mainOf,
  purchaseOrder,
  type Shopper,
  shopper,
  steps,
  titleOf,
  typeCard,
  valuesOf,
} from "./checkout-visitor";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const demo = (name: string) => ({ email: `${name}@demo.benchside.example`, password: "Benchside-demo-1!" });
/** A new customer, so that no other test shares the cart. */
const buyer = async (country: BuyerCountry = "US") => shopper(shop, await importBuyer(shop.servicesUrl, { country }));

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}
async function callsSince(since: number): Promise<Recorded[]> {
  const answer = await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`);
  const { calls } = (await answer.json()) as { calls: Recorded[] };
  return calls.filter(({ path }) => path.includes("/commerce/api/"));
}
const actionsIn = (calls: readonly Recorded[]) =>
  calls.flatMap(({ body }) => (Array.isArray(body?.actions) ? (body.actions as Record<string, unknown>[]) : []));

async function faults(fault: Record<string, unknown>): Promise<void> {
  await fetch(`${shop.servicesUrl}/_demo/faults`, { method: "POST", body: JSON.stringify(fault) });
}
const flags = (value: boolean) =>
  fetch(`${shop.servicesUrl}/_demo/flags`, { method: "POST", body: JSON.stringify({ name: "gop", value }) });

/** Order numbers in a page of the customer's history. */
const orderNumbers = (text: string) => [...new Set(text.match(/W\d{12}/g) ?? [])];
async function ordersOf(customer: Shopper): Promise<string[]> {
  return orderNumbers((await customer.get("/account/my/orderhistory")).body);
}

describe("guards", () => {
  it("T-CHK-11: a visitor without a session signs in and returns; an unverified customer requests a message first", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    const guarded = await guest.get(steps.shipping);
    expect([guarded.status, location(guarded)]).toEqual([
      302,
      "/account/sign-in?goto=%2Fcheckout%2Fshippinginformation",
    ]);
    const signIn = await guest.get(location(guarded) ?? "");
    expect(mainOf(signIn)).toContain("Sign in or create an account to place your order. Your basket is kept.");
    expect(mainOf(await guest.get("/account/sign-in"))).not.toContain("to place your order");
    const unverified = await shopper(shop, demo("us.unverified"));
    await unverified.add("4060S");
    expect(location(await unverified.get(steps.payment))).toBe("/account/sign-up/verify-request");
  });

  it("T-CHK-03: with an empty cart every other path leads to the review", async () => {
    const empty = await buyer("DE");
    for (const step of [steps.shipping, steps.payment, steps.summary, steps.confirmation]) {
      expect([step, location(await empty.get(step))]).toEqual([step, steps.review]);
    }
    expect(location(await empty.get("/checkout"))).toBe(steps.review);
    const review = await empty.get(steps.review);
    expect([review.status, mainOf(review)]).toEqual([200, expect.stringContaining("Nothing here yet")]);
  });

  it("countries without a checkout have their cart page", async () => {
    const japan = accountVisitor(shop, "jp.localhost");
    expect(location(await japan.get(steps.review))).toBe("/cart");
    expect(location(await japan.get("/checkout"))).toBe("/cart");
  });

  it("a return from another site's page reloads first, so that the strict cookies are sent", async () => {
    const page = await shop.ask(`${steps.payment}?card=abc`, { headers: { "sec-fetch-site": "cross-site" } });
    expect(location(page)).toBe("/account/continue?goto=%2Fcheckout%2Fpaymentinformation%3Fcard%3Dabc");
  });

  it("unknown steps are 404, and malformed parameters are ignored", async () => {
    const customer = await buyer();
    expect((await customer.get("/checkout/nothing")).status).toBe(404);
    expect((await customer.get(`${steps.confirmation}?order=%27%20or%201=1`)).status).toBe(302);
    expect((await customer.get(`${steps.confirmation}?order=W203001011234`)).status).toBe(404);
    await customer.add("4060S");
    for (const query of ["card=%00", "card=../x", "refused=Anything", "new=%22"]) {
      expect((await customer.get(`${steps.payment}?${query}`)).status, query).toBe(200);
    }
    const nonsense = await customer.submit(steps.summary, { basket: "<b>", seen: "{" }, { from: steps.review });
    expect([nonsense.status, location(nonsense)]).toEqual([303, steps.summary]);
  });
});

describe("promotion codes", () => {
  it("T-PROMO-04, T-PROMO-05, T-PROMO-06: errors appear only at the block; applied and unapplied codes are listed separately", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    const unknown = await guest.submit(steps.review, { intent: "apply-promo", code: "NO<SUCH>" });
    const text = "Promotion code NO<SUCH> not recognized. Please try again";
    expect(unknown.status).toBe(422);
    expect(mainOf(unknown).split(text)).toHaveLength(2);
    expect(/id="promotion".*<\/section>/s.exec(unknown.body)?.[0]).toContain("not recognized");
    expect(unknown.body).toContain('value="NO&lt;SUCH&gt;"');
    for (const page of ["/cart", steps.review]) {
      const expired = await guest.submit(page, { intent: "apply-promo", code: "SPRING19" });
      expect([page, expired.status]).toEqual([page, 422]);
      expect(mainOf(expired).split("Promotion code SPRING19 has expired")).toHaveLength(2);
      expect(mainOf(expired)).not.toContain("Your basket could not be changed");
    }
    const before = await guest.get(steps.review);
    expect(mainOf(before)).not.toContain("Promotions");
    const applied = await guest.submit("/cart", { intent: "apply-promo", code: " welcome10 " });
    expect([applied.status, location(applied)]).toEqual([303, "/cart#promotion"]);
    const review = await guest.get(steps.review);
    expect(mainOf(review)).toMatch(/Items \$399\.00 Promotions -\$39\.90 Subtotal \$359\.10/);
    expect(mainOf(review)).toMatch(/Active codes WELCOME10/);
    expect(mainOf(review)).not.toContain("do not apply");
    const removed = await guest.submit(steps.review, { intent: "remove-promo" }, { containing: "remove-promo" });
    expect(location(removed)).toBe(steps.review);
    expect(mainOf(await guest.get(steps.review))).not.toContain("WELCOME10");
    expect((await guest.submit(steps.review, { intent: "apply-promo", code: "" })).status).toBe(422);
    const long = await guest.submit("/cart", { intent: "apply-promo", code: "x".repeat(10_000) });
    expect([long.status, long.body.includes(`value="${"x".repeat(64)}"`)]).toEqual([422, true]);
    expect(mainOf(long)).toContain("A promotion code has at most 64 characters.");
    expect((await guest.submit(steps.review, { intent: "any-promo" })).status).toBe(400);
  });
});

describe("by purchase order", () => {
  it("T-CHK-01, T-CHK-02, T-CHK-04, T-CHK-05, T-CHK-06, T-CHK-07, T-CHK-10, T-CHK-13: every step leads to a web order number", async () => {
    const customer = await buyer();
    await customer.add("4060S", 2);
    const review = await customer.get(steps.review);
    expect(mainOf(review)).toMatch(/Phospho-Akt.*4060S.*\$798\.00.*Promotion code/);
    expect(mainOf(review)).toMatch(/Subtotal \$798\.00 Shipping .* Tax .* Total \$798\.00/);

    const shipping = await customer.get(steps.shipping);
    expect(titleOf(shipping)).toBe("Shipping information | Benchside");
    expect(mainOf(shipping)).toContain("Shipping information");
    // The customer's defaults are selected, with their shipping methods.
    expect(chosenOf(shipping, "address")).toBeTruthy();
    expect(chosenOf(shipping, "contact")).toBeTruthy();
    expect(valuesOf(shipping, "method")).toEqual(["us-ground", "us-two-day", "us-overnight"]);
    const [, second = ""] = valuesOf(shipping, "address");
    const contacts = valuesOf(shipping, "contact");
    const since = Date.now();
    const sent = await customer.ship({
      address: second,
      contact: contacts[1] ?? "",
      method: "us-overnight",
      specialHandling: "Cold room B",
    });
    expect([sent.status, location(sent)]).toEqual([303, steps.payment]);
    const actions = actionsIn(await callsSince(since));
    expect(actions).toContainEqual(
      expect.objectContaining({
        action: "setShippingAddress",
        address: expect.objectContaining({ id: second, country: "US" }),
      }),
    );
    expect(actions).toContainEqual({ action: "setCustomField", name: "contactId", value: contacts[1] });
    expect(actions).toContainEqual({
      action: "setShippingMethod",
      shippingMethod: { typeId: "shipping-method", id: "us-overnight" },
    });

    const payment = await customer.get(steps.payment);
    expect(titleOf(payment)).toBe("Payment information | Benchside");
    const paidAt = Date.now();
    const paid = await customer.pay({ comment: "Grant 7" });
    expect([paid.status, location(paid)]).toEqual([303, steps.summary]);
    const calls = await callsSince(paidAt);
    expect(calls.find(({ path }) => path.endsWith("/customers/payments"))?.body).toMatchObject({
      paymentMethodInfo: { method: "purchaseOrder" },
      custom: { fields: { poNumber: "PO-2030/7", invoiceEmailAddress: "ap@lab.example" } },
    });
    expect(actionsIn(calls)).toContainEqual(
      expect.objectContaining({ action: "setBillingAddress", address: expect.objectContaining({ id: second }) }),
    );
    expect(actionsIn(calls)).toContainEqual({ action: "setCustomField", name: "privacyAgreedToDateTime", value: true });

    const summary = await customer.get(steps.summary);
    const said = mainOf(summary);
    expect(said).toMatch(/Subtotal \$798\.00 Shipping \$79\.00 Tax \$[\d.]+ Sales tax [\d.]+% Total \$/);
    expect(said).toContain("Cold room B");
    expect(said).toContain("Grant 7");
    expect(said).toContain("Purchase order PO-2030/7, invoice to ap@lab.example");
    expect((await customer.get("/checkout")).body).toContain('value="PO-2030/7"');
    const total = /Total (\$[\d,.]+)/.exec(said)?.[1] ?? "";

    const placedAt = Date.now();
    const placed = await customer.place();
    expect(placed.status).toBe(303);
    const confirmation = location(placed);
    const number = /order=(W\d{12})$/.exec(confirmation)?.[1] ?? "none";
    expect(
      (await callsSince(placedAt)).find(({ method, path }) => method === "POST" && path.endsWith("/orders"))?.body,
    ).toMatchObject({
      version: expect.any(Number),
      expectedTotal: { currencyCode: "USD" },
    });
    const done = await customer.get(confirmation);
    expect(done.status).toBe(200);
    expect(mainOf(done)).toContain(number);
    expect(mainOf(done)).toContain(total);
    // A reload shows the same page, an old form finds the same order, and the cart is empty.
    expect((await customer.get(confirmation)).status).toBe(200);
    const hidden = Object.fromEntries(
      [...summary.body.matchAll(/<input type="hidden" name="(basket|seen)" value="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')],
      ),
    );
    const again = await customer.submit(steps.summary, hidden, { from: steps.review });
    expect(location(again)).toBe(confirmation);
    expect((await ordersOf(customer)).filter((known) => known === number)).toHaveLength(1);
    expect(location(await customer.get(steps.summary))).toBe(steps.review);
    // No other customer can see it.
    const other = await buyer("DE");
    const foreign = await other.get(confirmation);
    expect([foreign.status, mainOf(foreign).includes(number)]).toEqual([404, false]);
    expect(location(await accountVisitor(shop).get(confirmation))).toContain("/account/sign-in?goto=");
  });

  it("T-CHK-08: an invalid VAT number is rejected with its message, and the typed text stays", async () => {
    const german = await buyer("DE");
    await german.add("4060S");
    expect(location(await german.ship({ method: "eu-standard" }))).toBe(steps.payment);
    const wrong = "VAT registration number not valid. Please enter a valid number.";
    for (const vatId of ["DE12", "DE000000000"]) {
      const refused = await german.pay({ vatId, comment: "Keep me" });
      expect([vatId, refused.status]).toEqual([vatId, 422]);
      expect(mainOf(refused).split(wrong)).toHaveLength(2);
      expect(refused.body).toContain(`value="${vatId}"`);
      expect(mainOf(refused)).toContain("Keep me");
    }
    expect(location(await german.pay({ vatId: "DE 123 456 789" }))).toBe(steps.summary);
    expect(mainOf(await german.get(steps.summary))).toContain("DE123456789");
  });

  it("missing fields are marked, and no typed text is lost", async () => {
    const customer = await buyer("AT");
    await customer.add("4060S");
    await customer.get(steps.shipping);
    const nowhere = await customer.ship({ address: "", specialHandling: "Ring twice" });
    expect(nowhere.status).toBe(422);
    expect(mainOf(nowhere)).toContain("Choose an option.");
    expect(mainOf(nowhere)).toContain("Ring twice");
    expect((await customer.ship({ address: "someone-else" })).status).toBe(422);
    expect((await customer.ship({ method: "us-ground" })).status).toBe(422);
    expect(location(await customer.get(steps.summary))).toBe(steps.shipping);
    await customer.ship({ method: "eu-standard" });
    expect(location(await customer.get(steps.summary))).toBe(steps.payment);
    const empty = await customer.pay({ poNumber: "", invoiceEmail: "nobody", privacy: "" });
    expect(empty.status).toBe(422);
    expect(mainOf(empty)).toContain("Fill in this field.");
    expect(mainOf(empty)).toContain("Enter an email address like name@institute.org.");
    expect(mainOf(empty)).toContain("You must agree before the order can be placed.");
    expect(empty.body).toContain('value="nobody"');
    expect((await customer.pay({ method: "cash" })).status).toBe(422);
    expect((await customer.pay({ poNumber: "<script>" })).status).toBe(422);
  });

  it("T-CHK-13: an address with a missing or unknown state is rejected; the state's name works like its code", async () => {
    const customer = await buyer("US");
    await customer.add("4060S");
    const form = `${steps.shipping}?new=address`;
    const address = { firstName: "Ada", lastName: "Mint", streetName: "1 Road", city: "Boston", postalCode: "02110" };
    const send = (state: string) =>
      customer.submit(steps.shipping, { intent: "add-address", ...address, state }, { from: form });
    for (const state of ["", "ZZ"]) {
      const refused = await send(state);
      expect([state, refused.status, mainOf(refused).includes("for example MA or Massachusetts")]).toEqual([
        ...[state, 422, true],
      ]);
    }
    expect(location(await send("massachusetts"))).toBe(steps.shipping);
    await customer.ship({ method: "us-ground" });
    expect(mainOf(await customer.get(steps.payment))).toContain("$24.94");
  });

  it("a new address and a new contact are saved in the account and selected", async () => {
    const customer = await buyer("AT");
    await customer.add("4060S");
    const form = `${steps.shipping}?new=address`;
    const address = { firstName: "Rosalind", lastName: "Mint", streetName: "Währinger Straße 12", city: "Wien" };
    const wrong = await customer.submit(
      steps.shipping,
      { intent: "add-address", ...address, postalCode: "1" },
      { from: form },
    );
    expect(wrong.status).toBe(422);
    expect(wrong.body).toContain('value="Währinger Straße 12"');
    const abroad = { ...address, postalCode: "10115", country: "DE" };
    expect((await customer.submit(steps.shipping, { intent: "add-address", ...abroad }, { from: form })).status).toBe(
      422,
    );
    const added = await customer.submit(
      steps.shipping,
      { intent: "add-address", ...address, postalCode: "1090" },
      { from: form },
    );
    expect(location(added)).toBe(steps.shipping);
    const person = { firstName: "Lise", lastName: "Kern", email: "lise@lab.example" };
    const contact = await customer.submit(
      steps.shipping,
      { intent: "add-contact", ...person },
      { from: `${steps.shipping}?new=contact` },
    );
    expect(location(contact)).toBe(steps.shipping);
    const page = await customer.get(steps.shipping);
    const chosen = chosenOf(page, "address") ?? "none";
    expect(page.body.indexOf("Währinger Straße 12")).toBeGreaterThan(page.body.indexOf(`value="${chosen}"`));
    expect(mainOf(await customer.get("/account/my/addresses"))).toContain("Währinger Straße 12");
    expect(mainOf(await customer.get("/account/my/addresses"))).toContain("Lise Kern");
  });
});

describe("by card", () => {
  async function ready(): Promise<Shopper> {
    const customer = await buyer();
    await customer.add("9272S");
    expect(location(await customer.ship({ method: "us-ground" }))).toBe(steps.payment);
    return customer;
  }
  async function payByCard(customer: Shopper, number: string): Promise<string> {
    const opened = await customer.pay({ method: "card" });
    expect(opened.status).toBe(303);
    const back = await typeCard(location(opened), number);
    const returned = await customer.get(back);
    expect(mainOf(returned)).toMatch(/ending in \d{4}, valid until 12\/2039 is ready for this order/);
    const card = /card=([\w-]+)/.exec(back)?.[1] ?? "";
    return location(await customer.submit(steps.payment, { intent: "use-card", card }, { from: back }));
  }

  it("T-PAY-02, T-PAY-03, T-PAY-06: the number is entered at the payments service; the shop sends a token", async () => {
    const customer = await ready();
    const since = Date.now();
    expect(await payByCard(customer, "4111 1111 1111 1111")).toBe(steps.summary);
    const calls = await callsSince(since);
    const payment = calls.find(({ path }) => path.endsWith("/customers/payments"))?.body;
    expect(payment).toMatchObject({
      paymentMethodInfo: { method: "card" },
      transaction: { type: "Authorization", state: "Initial", interactionId: expect.stringMatching(/^tok_/) },
      // Personal values are masked, but the requirement needs the fields.
      custom: { fields: { cardHolderName: "…", cardExpiration: "…", cardType: "…" } },
    });
    expect(calls.filter(({ path }) => path.includes("/api/paymetric/tokens")).length).toBeGreaterThan(1);
    expect(JSON.stringify(calls).replace(/\D/g, "")).not.toContain("4111111111111111");
    const page = await customer.get(steps.payment);
    expect(page.body).not.toMatch(/autocomplete="cc-|name="(?:number|cvc|code)"[^>]*inputmode/i);
    expect(page.header("content-security-policy")).toMatch(
      new RegExp(`frame-src ${shop.servicesUrl.replace("127.0.0.1", "localhost")}`),
    );
    const placed = await customer.place();
    expect(mainOf(await customer.get(location(placed)))).toContain("Visa ending in 1111");
  });

  it("T-PAY-07: a payment can be removed and replaced", async () => {
    const customer = await ready();
    await payByCard(customer, "4111 1111 1111 1111");
    const page = await customer.get(steps.payment);
    expect(chosenOf(page, "method")).toBe("keep");
    const removed = await customer.submit(
      steps.payment,
      { intent: "remove-payment" },
      { containing: "remove-payment" },
    );
    expect(location(removed)).toBe(steps.payment);
    expect(location(await customer.get(steps.summary))).toBe(steps.payment);
    expect(location(await customer.pay())).toBe(steps.summary);
    expect(mainOf(await customer.get(steps.summary))).toContain("Purchase order PO-2030/7");
    await payByCard(customer, "4111 1111 1111 1111");
    expect(mainOf(await customer.get(steps.summary))).not.toContain("PO-2030/7");
  });

  it("a declined card leads back to the payment without an order; a purchase order then works", async () => {
    const customer = await ready();
    const before = await ordersOf(customer);
    await payByCard(customer, "4000 0000 0000 0002");
    const declined = await customer.place();
    expect(location(declined)).toBe(`${steps.payment}?refused=PaymentDeclined`);
    expect(mainOf(await customer.get(location(declined)))).toContain("The card was declined. Nothing was charged.");
    expect(await ordersOf(customer)).toEqual(before);
    await customer.pay();
    expect(location(await customer.place())).toMatch(/order=W\d{12}$/);
    expect(await ordersOf(customer)).toHaveLength(Math.min(10, before.length + 1));
  });

  it("a card form that was closed or left open for too long is reported", async () => {
    const customer = await ready();
    const opened = await customer.pay({ method: "card" });
    const id = location(opened).split("/").pop() ?? "";
    expect(mainOf(await customer.get(`${steps.payment}?card=${id}`))).toContain("No card has been entered yet.");
    const foreign = await customer.get(`${steps.payment}?card=${"A".repeat(22)}`);
    expect(mainOf(foreign)).toContain("open for too long");
    const forced = await customer.submit(steps.payment, { intent: "use-card", card: id }, { from: steps.review });
    expect([forced.status, mainOf(forced)]).toEqual([422, expect.stringContaining("no longer valid")]);
  });

  it("a payment without a response waits on a page that refreshes itself, and results in one order", async () => {
    const customer = await ready();
    await payByCard(customer, "4000 0000 0000 0119");
    const placed = await customer.place();
    const path = location(placed);
    expect(path).toMatch(/^\/checkout\/confirmation\?(?:order|basket)=/);
    const waiting = await customer.get(path);
    if (!mainOf(waiting).includes("Thank you")) {
      expect(mainOf(waiting)).toContain("Your order is being placed");
      expect(waiting.body).toMatch(/http-equiv="refresh"/i);
      // Another submission in the meantime leads to the same page.
      expect(location(await customer.get(steps.summary))).toContain(steps.confirmation);
    }
    let done = waiting;
    for (let tries = 0; tries < 40 && !mainOf(done).includes("Thank you"); tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      done = await customer.get(path);
      if (done.status === 302) done = await customer.get(location(done));
    }
    expect(mainOf(done)).toContain("Thank you for your order");
    expect((await customer.get("/cart")).body).not.toContain("9272S</");
  });
});

describe("two windows, two presses, no connection", () => {
  async function atSummary(): Promise<Shopper> {
    const customer = await buyer();
    await customer.add("4060S");
    await customer.ship({ method: "us-ground" });
    await customer.pay();
    return customer;
  }

  /** Fields of the summary's form that describe the cart. */
  const hiddenOf = ({ body }: Answer): Record<string, string> =>
    Object.fromEntries(
      [...body.matchAll(/<input type="hidden" name="(basket|seen)" value="([^"]*)"/g)].map(
        ([, name = "", value = ""]) => [name, value.replaceAll("&quot;", '"')],
      ),
    );

  it("changes since the page was shown are reported, and nothing is ordered until they have been displayed", async () => {
    const customer = await atSummary();
    const before = await ordersOf(customer);
    const hidden = hiddenOf(await customer.get(steps.summary));
    await customer.add("9272S");
    const changed = await customer.submit(steps.summary, hidden, { from: steps.review });
    expect(changed.status).toBe(409);
    expect(mainOf(changed)).toContain("Your order has changed since you last saw it");
    expect(mainOf(changed)).toContain("9272S was added (1).");
    expect(mainOf(changed)).toMatch(/The total is now \$[\d,.]+ instead of \$/);
    expect(await ordersOf(customer)).toEqual(before);
    expect(location(await customer.place())).toMatch(/order=W/);
  });

  it("an outdated summary is reported if its cart became a quote or another customer signed in", async () => {
    const customer = await atSummary();
    const before = await ordersOf(customer);
    const hidden = hiddenOf(await customer.get(steps.summary));
    const other = await buyer("US");
    const stolen = await other.submit(steps.summary, hidden, { from: steps.review });
    expect([stolen.status, location(stolen)]).toEqual([303, `${steps.review}?left=basket`]);
    // Emptied in another window.
    const basket = await customer.get("/cart");
    const line = /name="line" value="([^"]*)"/.exec(basket.body)?.[1] ?? "";
    await customer.submit("/cart", { intent: "remove", line }, { from: "/cart" });
    for (const [step, fields] of [
      [steps.payment, { ...purchaseOrder }],
      [steps.shipping, { intent: "save", address: "any", method: "us-ground" }],
    ] as const) {
      const answer = await customer.submit(step, fields, { from: steps.review });
      expect([step, answer.status, location(answer)]).toEqual([step, 303, `${steps.review}?left=basket`]);
    }
    const closedReview = await customer.get(`${steps.review}?left=basket`);
    expect(mainOf(closedReview)).toContain("This checkout is no longer open");
    expect(mainOf(closedReview)).toContain("Nothing was ordered just now.");
    expect(closedReview.body).toMatch(/role="alert"/);
    expect(await ordersOf(customer)).toEqual(before);
  });

  it("a summary of a placed order leads to the order, and to no page during an outage", async () => {
    const customer = await atSummary();
    const hidden = hiddenOf(await customer.get(steps.summary));
    const placed = location(await customer.place());
    expect(location(await customer.submit(steps.summary, hidden, { from: steps.review }))).toBe(placed);
    // Shoppers who go back see the order, not an empty basket.
    for (const step of ["/checkout", steps.shipping, steps.payment, steps.summary])
      expect([step, location(await customer.get(step))]).toEqual([step, steps.review]);
    expect(location(await customer.get(steps.review))).toBe(placed);
    await faults({ service: "commerce", match: "/orders", mode: "down" });
    try {
      const unknown = await customer.submit(steps.summary, hidden, { from: steps.review });
      expect(unknown.status).toBe(503);
    } finally {
      await faults({ service: "commerce", mode: "none" });
    }
  });

  it("two presses at once are one order", async () => {
    const customer = await atSummary();
    const before = new Set(await ordersOf(customer));
    const [first, second] = await Promise.all([customer.place(), customer.place()]);
    const numbers = [first, second].map(
      (answer) => /(?:order=(W\d{12})|basket=)/.exec(location(answer))?.[1] ?? "waits",
    );
    const made = (await ordersOf(customer)).filter((number) => !before.has(number));
    expect(made).toHaveLength(1);
    for (const number of numbers) expect(["waits", ...made]).toContain(number);
  });

  it("without a response the page claims no result, and the next submission determines it", async () => {
    const customer = await atSummary();
    const summary = await customer.get(steps.summary);
    const basket = /name="basket" value="([^"]+)"/.exec(summary.body)?.[1] ?? "";
    await faults({ service: "commerce", match: "/orders", mode: "garbage", times: 1 });
    try {
      const unknown = await customer.place();
      expect(unknown.status).toBe(503);
      expect(mainOf(unknown)).toContain("We do not know yet whether the order was placed");
    } finally {
      await faults({ service: "commerce", mode: "none" });
    }
    expect(basket).not.toBe("");
    expect(location(await customer.place())).toMatch(/order=W/);
  });

  it("a change of the language keeps what was typed, and never the card", async () => {
    const customer = await shopper(shop, await importBuyer(shop.servicesUrl));
    await customer.add("4060S");
    const inLanguage = async (step: string, fields: Record<string, string>) => {
      const sent = { ...fields, "language-changed": "yes", card: "tok-1" };
      const resent = await customer.submit(`${step}?language=jp`, sent, { from: step });
      expect([resent.status, new URL(location(resent)).pathname]).toEqual([307, step]);
      const kept = await customer.submit(step, sent, { from: step });
      expect([kept.status, location(kept)]).toEqual([303, step]);
      const shown = await customer.get(step);
      expect(shown.body).toMatch(/<html[^>]* lang="ja/);
      expect(shown.body).not.toContain("tok-1");
      return shown;
    };
    const shipping = await inLanguage(steps.shipping, { method: "us-overnight", specialHandling: "Cold room" });
    expect([chosenOf(shipping, "method"), shipping.body.includes("Cold room")]).toEqual(["us-overnight", true]);
    await customer.ship({ method: "us-ground" });
    const fields = { method: "purchaseOrder", poNumber: "PO-KEPT", comment: "Kept", costCentre: "CC-1" };
    const payment = await inLanguage(steps.payment, fields);
    expect(chosenOf(payment, "method")).toBe("purchaseOrder");
    for (const text of ["PO-KEPT", "Kept</textarea>", "CC-1"]) expect(payment.body).toContain(text);
    const one = { shippingMethod: "us-overnight", payment: "purchaseOrder", poNumber: "PO-ONE", comment: "One page" };
    const onePage = await inLanguage("/checkout", one);
    expect(chosenOf(onePage, "shippingMethod")).toBe("us-overnight");
    for (const text of ["PO-ONE", "One page</textarea>"]) expect(onePage.body).toContain(text);
  });

  it("after the session ended, sign-in leads back to the step with the typed text", async () => {
    const credentials = await importBuyer(shop.servicesUrl);
    const customer = await shopper(shop, credentials);
    await customer.add("4060S");
    await customer.ship({ method: "us-ground" });
    const page = await customer.get(steps.payment);
    expect(page.status).toBe(200);
    for (const name of ["ct-auth", "ct-customer", "ct-cart"]) (customer.cookies as Map<string, string>).delete(name);
    const ended = await customer.submit(
      steps.payment,
      {
        intent: "save",
        method: "purchaseOrder",
        poNumber: "PO-KEPT",
        invoiceEmail: "kept@lab.example",
        comment: "Kept",
      },
      { from: steps.review },
    );
    expect([ended.status, location(ended)]).toEqual([303, "/account/sign-in?goto=%2Fcheckout%2Fpaymentinformation"]);
    const back = await customer.submit(location(ended), { ...credentials });
    expect(location(back)).toBe(steps.payment);
    const again = await customer.get(steps.payment);
    expect(again.body).toContain('value="PO-KEPT"');
    expect(again.body).toContain('value="kept@lab.example"');
    expect(chosenOf(again, "method")).toBe("purchaseOrder");
    // The text is kept once, and only for this step.
    expect((await customer.get(steps.payment)).body).not.toContain("PO-KEPT");
  });
});

describe("ship dates", () => {
  it("T-CHK-12: with the flag on, US lines get their ship dates before the order is placed", async () => {
    await flags(true);
    try {
      const customer = await buyer();
      await customer.add("4060S");
      const column = async () => (await customer.get("/products/4060")).body.includes("Ships");
      await expect.poll(column, { timeout: 30_000, interval: 100 }).toBe(true);
      const since = Date.now();
      await customer.ship({ method: "us-ground" });
      expect(actionsIn(await callsSince(since))).toContainEqual(
        expect.objectContaining({ action: "setLineItemCustomField", name: "estShipDate" }),
      );
      await customer.pay();
      expect(mainOf(await customer.get(steps.summary))).toMatch(/Ships (?:Today|[A-Z][a-z]{2} \d)/);
    } finally {
      await flags(false);
    }
  });
});

describe("the cart during checkout", () => {
  async function basketOf(customer: Shopper) {
    const { state } = JSON.parse((await customer.get("/api/basket")).body) as {
      state: { basket: { version: number; count: number; lines: { id: string; sku: string }[] } | null };
    };
    return state.basket;
  }

  it("T-CART-12: errors appear at the promotion block, above the table, or beside their quantity", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    const [line] = (await basketOf(guest))?.lines ?? [];
    const at = async (fields: Record<string, string>) => {
      const { body } = await guest.submit("/cart", fields, { from: steps.review });
      return {
        promo: (/id="promotion".*?<\/section>/s.exec(body)?.[0] ?? "").includes('role="alert"'),
        table: body.includes("Your basket could not be changed"),
        quantity: (body.split(`id="line-${line?.id}"`)[1]?.split("</li>")[0] ?? "").includes('aria-invalid="true"'),
      };
    };
    expect(await at({ intent: "apply-promo", code: "NOSUCH" })).toEqual({ promo: true, table: false, quantity: false });
    expect(await at({ intent: "change", line: line?.id ?? "", quantity: "-1" })).toEqual({
      promo: false,
      table: false,
      quantity: true,
    });
    expect(await at({ intent: "add", sku: "0001X" })).toEqual({ promo: false, table: true, quantity: false });
  });

  it("T-CART-13: a successful change clears errors, updates the version and fills in addresses and contact", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    const before = await basketOf(customer);
    const refused = await customer.submit("/cart", { intent: "apply-promo", code: "NOSUCH" });
    expect(mainOf(refused)).toContain("not recognized");
    const quantity = { intent: "change", line: before?.lines[0]?.id ?? "", quantity: "2" };
    expect((await customer.submit("/cart", quantity, { from: steps.review })).status).toBe(303);
    expect(mainOf(await customer.get("/cart"))).not.toContain("not recognized");
    const after = await basketOf(customer);
    expect(after?.version).toBeGreaterThan(before?.version ?? 0);
    const shipping = await customer.get(steps.shipping);
    expect(chosenOf(shipping, "address")).toMatch(/-0$/);
    expect(chosenOf(shipping, "contact")).toMatch(/-Ada$/);
    await customer.ship();
    expect(chosenOf(await customer.get(steps.payment), "billing")).toMatch(/-1$/);
  });

  it("T-CART-14: an unreadable cart never reports a successful add", async () => {
    const guest = await shopper(shop, null);
    await guest.add("4060S");
    const added = "/cart?added=4060S&count=1";
    expect(mainOf(await guest.get(added))).toContain("Basket Updated");
    await faults({ service: "commerce", match: "/carts", mode: "garbage", times: 2 });
    try {
      const page = await guest.get(added);
      expect(mainOf(page)).not.toContain("Basket Updated");
      expect(mainOf(page)).toContain("cannot be reached");
    } finally {
      await faults({ service: "commerce", mode: "none" });
    }
  });

  it("T-CART-16, T-CART-21: sign-in recalculates the cart and continues with the returned cart, or without one", async () => {
    const credentials = await importBuyer(shop.servicesUrl);
    const guest = await shopper(shop, null);
    await guest.add("4060S", 2);
    const since = Date.now();
    expect((await guest.submit("/account/sign-in", { ...credentials })).status).toBe(303);
    expect(actionsIn(await callsSince(since))).toContainEqual(expect.objectContaining({ action: "recalculate" }));
    expect((await basketOf(guest))?.count).toBe(2);
    const empty = await buyer();
    expect(await basketOf(empty)).toBeNull();
  });

  it("T-CART-17: a cart of another country is reported, and its products can be added", async () => {
    const credentials = await importBuyer(shop.servicesUrl, { country: "DE" });
    const guest = await shopper(shop, null);
    await guest.add("9272S", 2);
    const target = location(await guest.submit("/account/sign-in", { ...credentials, goto: "/account/my" })) ?? "";
    expect(target).toBe("/cart?left=9272S*2&from=%2Faccount%2Fmy");
    const page = await guest.get(target);
    expect(mainOf(page)).toContain("Your basket was for another country/region");
    expect(mainOf(page)).toContain("9272S × 2");
    const review = await guest.submit("/cart/quick-add/list", { paste: "9272S\t2" }, { from: target });
    expect([review.status, mainOf(review).includes("9272S")]).toEqual([200, true]);
    const coded = mainOf(await guest.get("/cart?codes=WELCOME10&from=%2Fcheckout"));
    expect(coded).toContain("A promotion code does not apply");
    expect(coded).toContain("its prices do not include it: WELCOME10");
    expect(coded).not.toContain("no longer sold");
  });

  it("T-CART-22: signing out, and changing or resetting the password, clear cart and profile", async () => {
    const filled = async () => {
      const credentials = await importBuyer(shop.servicesUrl);
      const customer = await shopper(shop, credentials);
      await customer.add("4060S");
      return { customer, credentials };
    };
    const left = async (customer: Shopper) => {
      const cookies = [...customer.cookies.keys()].filter((name) => ["ct-cart", "ct-customer"].includes(name));
      return [cookies, (await basketOf(customer))?.count ?? 0, location(await customer.get("/account/my"))];
    };
    const none = [[], 0, "/account/sign-in?goto=%2Faccount%2Fmy"];
    const { customer: leaving } = await filled();
    expect((await leaving.submit("/account/sign-out", {})).status).toBe(303);
    expect(await left(leaving)).toEqual(none);
    const { customer: changing, credentials } = await filled();
    const fields = { currentPassword: credentials.password, newPassword: "Another-horse-8!" };
    expect((await changing.submit("/account/password/change", fields)).status).toBe(303);
    expect(await left(changing)).toEqual(none);
    const { customer: resetting, credentials: forgotten } = await filled();
    await resetting.submit("/account/password/reset/request", { email: forgotten.email });
    const page = await resetPage(forgotten.email);
    const reset = await resetting.submit(
      "/account/password/reset",
      { newPassword: "Another-horse-8!" },
      { from: page },
    );
    expect(reset.status).toBe(303);
    expect(await left(resetting)).toEqual(none);
  }, 60_000);
});

async function resetPage(email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`${shop.servicesUrl}/mail.json?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: { template: string; links: string[] }[] };
    const link = mails.find(({ template }) => template === "reset-password")?.links[0];
    if (link) return new URL(link).pathname + new URL(link).search;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("no mail");
}

// Runs last, because the circuit breaker stays open for a while.
describe("an outage", () => {
  it("shows a notice with a retry on every step, and keeps the cart", async () => {
    const customer = await buyer();
    await customer.add("4060S");
    await customer.ship({ method: "us-ground" });
    await customer.pay();
    const { confirmation, ...open } = steps;
    const paths = { error: Object.values(open), garbage: [steps.review], down: [steps.summary] };
    for (const [mode, asked] of Object.entries(paths)) {
      await faults({ service: "commerce", mode, status: 503 });
      try {
        for (const path of asked) {
          const page = await customer.get(`${path}?from=mail`);
          expect([path, mode, page.status]).toEqual([path, mode, 503]);
          expect(mainOf(page)).toContain("Nothing is lost. Please try again in a minute.");
          expect(page.body).toContain(`href="${path}?from=mail"`);
        }
        if (mode !== "error") continue;
        const ordered = await customer.get(`${confirmation}?order=W203000000001`);
        expect([ordered.status, mainOf(ordered)]).toEqual([503, expect.stringContaining("It is not affected")]);
      } finally {
        await faults({ service: "commerce", mode: "none" });
      }
    }
    // The circuit breaker stays open for a while after this many failures.
    await expect.poll(async () => (await customer.get(steps.summary)).status, { timeout: 45_000 }).toBe(200);
    expect(location(await customer.place())).toMatch(/order=W/);
  });
});
