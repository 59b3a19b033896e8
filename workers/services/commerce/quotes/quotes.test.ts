import { env } from "cloudflare:test";
import type { Cart } from "@contracts/commerce/cart";
import { distributor } from "@contracts/commerce/checkout-settings";
import { type Quote, quote, quotePage } from "@contracts/commerce/quotes";
import { calendarDay, endOfDay } from "@domain/market/calendar-day";
import * as v from "valibot";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { boston } from "../../../../tests/factories/checkout";
import { officeCall, tokenOf } from "../../staff/testing";
import { ledgerOf } from "../ledgers/ledger-of";
import { change, openShop, readyCart, verifiedCustomer } from "../testing/checkout";
import { mailsOf } from "../testing/customers";
import { call, cartOf, errorOf, shopper } from "../testing/gateway";
import { quoteList } from "./quote-list";

beforeAll(openShop);

let addresses = 0;
const contact = (over: Record<string, unknown> = {}) => ({
  kind: "contact",
  firstName: "Barbara",
  lastName: "Lane",
  email: `barbara-${++addresses}@lab.example`,
  organisation: "Maize Institute",
  department: "Genetics",
  newsletterOptIn: true,
  ...over,
});

async function basket(country: string, currency: string, skus = ["4060S"]) {
  const guest = await shopper();
  const cart = await guest.open(skus, { country, currency });
  return { token: guest.token, cart, update: guest.update };
}

const post = (token: string, path: string, body: unknown) => call(token, path, { method: "POST", body });
const generate = (token: string, { id, version }: Pick<Cart, "id" | "version">, path = "/quotes") =>
  post(token, path, { id, version, language: "en", recaptchaToken: "human" });
const quoteOf = async (response: Response | Promise<Response>) => v.parse(quote, await (await response).json());
const submitContact = (token: string, made: Quote, customerInfo: unknown) =>
  post(token, `/quotes/${made.quoteNumber}/customer-info`, { anonymousId: made.anonymousId, customerInfo });
const submit = (token: string, made: Quote) =>
  post(token, `/quotes/${made.quoteNumber}/submit`, { anonymousId: made.anonymousId, recaptchaToken: "human" });

describe("quotes", () => {
  it("T-QUOTE-08, T-QUOTE-12, T-QUOTE-14, T-QUOTE-15, T-QUOTE-16, T-QUOTE-20: are generated, completed with customer information, submitted and sent", async () => {
    const { token, cart } = await basket("US", "USD");
    const draft = await quoteOf(generate(token, cart));
    expect(draft).toMatchObject({
      quoteNumber: expect.stringMatching(/^Q\d{12}$/),
      anonymousId: expect.stringMatching(/^[\w-]{22}$/),
      quoteType: "quoteUS",
      quoteState: "Draft",
      cart: { id: cart.id, lineItems: [{ sku: "4060S" }] },
    });
    const info = contact({ shippingAddress: boston });
    const submitted = await quoteOf(submitContact(token, draft, info));
    expect(submitted.cart.shippingAddress).toMatchObject({
      city: "Boston",
      firstName: "Barbara",
      company: "Maize Institute",
      department: "Genetics",
      custom: { fields: { quoteEmailAddress: info.email, isQuoteNewsletterOptIn: true } },
    });
    const made = await quoteOf(submit(token, submitted));
    expect(made.quoteState).toBe("Submitted");
    const lastDay = calendarDay(new Date(Date.parse(made.quoteCreationDate) + 30 * 24 * 3600_000), "US");
    expect(made.quoteExpirationDate).toBe(endOfDay(lastDay, "US").toISOString());
    const sent = await post(token, "/quotes/send-email", {
      quoteNumber: made.quoteNumber,
      anonymousId: made.anonymousId,
    });
    expect(sent.status).toBe(202);
    const [mail] = await mailsOf(info.email);
    expect(mail?.subject).toContain(made.quoteNumber);
    // The day in the customer's country, in words.
    const day = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "America/New_York" });
    expect(mail?.text).toContain(day.format(new Date(made.quoteExpirationDate)));
  });

  it("T-CART-20: close the cart when submitted; a repeated submission gets the same response", async () => {
    const { token, cart } = await basket("US", "USD");
    const draft = await quoteOf(generate(token, cart));
    const submitted = await quoteOf(submitContact(token, draft, contact()));
    const both = await Promise.all([quoteOf(submit(token, submitted)), quoteOf(submit(token, submitted))]);
    expect(both[0]).toEqual(both[1]);
    expect(await quoteOf(submit(token, submitted))).toEqual(both[0]);
    expect((await call(token, "/carts/active-cart")).status).toBe(404);
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(404);
  });

  it("close a cart that a crash left open when they are submitted again", async () => {
    const { token, cart } = await basket("US", "USD");
    const submitted = await quoteOf(submitContact(token, await quoteOf(generate(token, cart)), contact()));
    const owner = `anonymous:${cart.anonymousId}`;
    // State after a crash right after the ledger stored the quote.
    const dates = {
      quoteCreationDate: submitted.quoteCreationDate,
      quoteExpirationDate: submitted.quoteExpirationDate,
    };
    await ledgerOf(env, owner).submitQuote(submitted.quoteNumber, dates);
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(200);
    expect((await quoteOf(submit(token, submitted))).quoteState).toBe("Submitted");
    expect((await call(token, "/carts/active-cart")).status).toBe(404);
  });

  it("are regenerated under the same number after the cart changed, never submitted outdated", async () => {
    const { token, cart, update } = await basket("US", "USD");
    const draft = await quoteOf(generate(token, cart));
    await submitContact(token, draft, contact());
    const more = await cartOf(update(cart, [{ action: "addLineItem", sku: "9272S", quantity: 1 }]));
    expect(await errorOf(await submit(token, draft))).toMatchObject({ status: 409, code: "QuoteOutdated" });
    const again = await quoteOf(generate(token, more));
    expect([again.quoteNumber, again.anonymousId, again.customerInfo?.kind]).toEqual([
      draft.quoteNumber,
      draft.anonymousId,
      "contact",
    ]);
    expect((await quoteOf(submit(token, again))).cart.lineItems).toHaveLength(2);
  });

  it.each([
    ["US", "USD", "quoteUS"],
    ["DE", "EUR", "quoteEMEA"],
    ["GB", "GBP", "quoteEMEA"],
    ["AT", "EUR", "quoteEMEA"],
    ["JP", "JPY", "quoteJP"],
  ])("T-QUOTE-06, T-QUOTE-23: %s makes a %s quote: %s", async (country, currency, type) => {
    const { token, cart } = await basket(country, currency);
    expect((await quoteOf(generate(token, cart))).quoteType).toBe(type);
    expect(await errorOf(await generate(token, cart, "/quotes/distributor"))).toMatchObject({
      status: 400,
      code: "QuoteNotOffered",
    });
  });

  it("T-QUOTE-13, T-QUOTE-21: in Japan include names with readings", async () => {
    const { token, cart } = await basket("JP", "JPY");
    const draft = await quoteOf(generate(token, cart));
    const japan = {
      kind: "japan",
      firstNameF: "花子",
      firstNameK: "ﾊﾅｺ",
      lastNameF: "山田",
      lastNameK: "ヤマダ",
      email: "hanako@lab.example",
      newsletterOptIn: false,
      organisationName: "東京研究所",
      departmentName: "分子生物学",
    };
    expect(await errorOf(await submitContact(token, draft, { ...japan, firstNameK: "hanako" }))).toMatchObject({
      status: 400,
    });
    expect(await errorOf(await submitContact(token, draft, contact()))).toMatchObject({
      status: 400,
      code: "InvalidInput",
    });
    const submitted = await quoteOf(submitContact(token, draft, japan));
    expect(submitted.customerInfo).toEqual({ ...japan, firstNameK: "ハナコ" });
    expect(submitted.cart.shippingAddress).toMatchObject({
      country: "JP",
      firstName: "花子",
      lastName: "山田",
      company: "東京研究所",
    });
  });

  it("T-QUOTE-07: become distributor requests where only the shop's texts name the country", async () => {
    const { open, token } = await shopper();
    const cart = await open(["4060S"], { country: "RO", currency: "RON", custom: { type: "order" } });
    expect(await quoteOf(generate(token, cart, "/quotes/distributor"))).toMatchObject({
      ...{ quoteType: "quoteB2D", country: "RO", cart: { currency: "USD" } },
    });
  });

  it("T-QUOTE-07, T-QUOTE-22, T-QUOTE-24: become distributor requests in a distributor country", async () => {
    const { token, cart } = await basket("BR", "BRL");
    const answer = await (await call(token, "/distributors?country=BR")).json<{ results: unknown[] }>();
    const [first, second] = v.parse(v.array(distributor), answer.results);
    expect(first).toMatchObject({
      id: "br-sul",
      phone: expect.any(String),
      fax: null,
      customerEmail: expect.any(String),
      address: { city: "São Paulo", postalCode: "01000-000", country: "BR" },
    });
    expect(await errorOf(await generate(token, cart))).toMatchObject({ code: "QuoteNotOffered" });
    const open = await quoteOf(generate(token, cart, "/quotes/distributor"));
    const submitted = await quoteOf(
      submitContact(token, open, contact({ shippingAddress: { country: "BR", city: "Recife" } })),
    );
    // Two distributors serve the country, so one has to be chosen.
    expect(await errorOf(await submit(token, submitted))).toMatchObject({
      code: "QuoteIncomplete",
      errors: [{ reason: "Distributor" }],
    });
    const chosen = await change(token, cart, [
      { action: "setCustomField", name: "distributorId", value: second?.id ?? "" },
    ]);
    const again = await quoteOf(generate(token, chosen, "/quotes/distributor"));
    const made = await quoteOf(submit(token, again));
    expect(made).toMatchObject({
      quoteType: "quoteB2D",
      quoteNumber: open.quoteNumber,
      distributor: { id: "br-norte" },
      customerInfo: { kind: "contact" },
    });
    const desk = await officeCall(await tokenOf("orders"), `/commerce/office/quotes/${made.quoteNumber}`);
    expect(desk.body.record.distributor).toBe(second?.name);
    // It has no prices that could expire, so no list marks it as expired.
    const rowsIn = async (state?: "Submitted" | "Expired") => {
      const list = await quoteList(
        env,
        { q: made.quoteNumber, limit: 5, ...(state && { state }) },
        new Date("2999-01-01"),
      );
      return list.rows.map(({ state: named, validUntil }) => [named, validUntil]);
    };
    await vi.waitFor(async () => expect(await rowsIn()).toEqual([["Submitted", null]]));
    expect([await rowsIn("Submitted"), await rowsIn("Expired")]).toEqual([[["Submitted", null]], []]);
    const mails = await mailsOf(second?.customerEmail ?? "");
    expect(mails.filter(({ subject }) => subject.includes(made.quoteNumber))).toHaveLength(1);
  });

  it("are incomplete without customer information", async () => {
    const { token, cart } = await basket("US", "USD");
    const draft = await quoteOf(generate(token, cart));
    expect(await errorOf(await submit(token, draft))).toMatchObject({ status: 400, code: "QuoteIncomplete" });
    expect((await call(token, `/carts/${cart.id}`)).status).toBe(200);
  });
});

describe("access to quotes", () => {
  it("T-QUOTE-17, T-QUOTE-19: a customer has a list, newest first, ten per page; a guest has none", async () => {
    const { token } = await verifiedCustomer();
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const draft = await quoteOf(generate(token, await readyCart(token)));
      numbers.unshift(
        (await quoteOf(submit(token, await quoteOf(submitContact(token, draft, contact()))))).quoteNumber,
      );
    }
    await generate(token, await readyCart(token));
    const page = v.parse(quotePage, await (await call(token, "/quotes?sort=createdAt%20desc")).json());
    expect([page.limit, page.offset, page.count, page.total]).toEqual([10, 0, 3, 3]);
    expect(page.results.map(({ quoteNumber }) => quoteNumber)).toEqual(numbers);
    const next = v.parse(quotePage, await (await call(token, "/quotes?limit=2&offset=2")).json());
    expect(next.results.map(({ quoteNumber }) => quoteNumber)).toEqual(numbers.slice(2));
    expect((await call((await shopper()).token, "/quotes")).status).toBe(403);
  });

  it("the 128-bit id allows reading and sending from elsewhere; without it the quote does not exist", async () => {
    const { token, cart } = await basket("US", "USD");
    const draft = await quoteOf(generate(token, cart));
    const made = await quoteOf(submit(token, await quoteOf(submitContact(token, draft, contact()))));
    const { token: other } = await shopper();
    const read = (query: string) => call(other, `/quotes/${made.quoteNumber}${query}`);
    expect([(await read("")).status, (await read("?anonymousId=AAAAAAAAAAAAAAAAAAAAAA")).status]).toEqual([404, 404]);
    await expect.poll(async () => (await read(`?anonymousId=${made.anonymousId}`)).status).toBe(200);
    const send = (anonymousId: string) =>
      post(other, "/quotes/send-email", { quoteNumber: made.quoteNumber, anonymousId });
    expect((await send("AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await send(made.anonymousId)).status).toBe(202);
  });

  it("right ids are unlimited; after sixty wrong ids an hour the whole network waits", async () => {
    const { token, cart } = await basket("US", "USD");
    const made = await quoteOf(generate(token, cart));
    const { token: other } = await shopper();
    const read = (anonymousId: string, address: string) =>
      call(other, `/quotes/${made.quoteNumber}?anonymousId=${anonymousId}`, {
        headers: { "x-shopper-address": address },
      });
    const network = "2001:db8:9:9";
    await expect.poll(async () => (await read(made.anonymousId, `${network}::1`)).status).toBe(200);
    for (let open = 0; open < 70; open += 1) {
      expect((await read(made.anonymousId, `${network}::${open.toString(16)}`)).status).toBe(200);
    }
    for (let guess = 0; guess < 60; guess += 1) {
      const wrong = String(guess).padStart(22, "A");
      expect((await read(wrong, `${network}::${guess.toString(16)}`)).status).toBe(404);
    }
    const held = await read(made.anonymousId, `${network}::ffff`);
    expect(held.status).toBe(429);
    expect(Number(held.headers.get("retry-after"))).toBeGreaterThan(3000);
    const sent = await call(other, "/quotes/send-email", {
      method: "POST",
      headers: { "x-shopper-address": `${network}::1`, "content-type": "application/json" },
      body: JSON.stringify({ quoteNumber: made.quoteNumber, anonymousId: made.anonymousId }),
    });
    expect(sent.status).toBe(429);
    expect((await read(made.anonymousId, "2001:db8:9:a::1")).status).toBe(200);
  });

  it("mails go to the quote's own address only, three times an hour", async () => {
    const { token, cart } = await basket("US", "USD");
    const made = await quoteOf(
      submit(token, await quoteOf(submitContact(token, await quoteOf(generate(token, cart)), contact()))),
    );
    const send = (over: Record<string, unknown> = {}) =>
      post(token, "/quotes/send-email", { quoteNumber: made.quoteNumber, anonymousId: made.anonymousId, ...over });
    expect((await send({ to: "someone@else.example" })).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });

  it("quotes are limited per hour, more strictly without a human check", async () => {
    const { token, cart } = await basket("US", "USD");
    const ask = () => post(token, "/quotes", { id: cart.id, version: cart.version, language: "en" });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await ask()).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(env.QUOTES_PER_HOUR).toBeUndefined();
  });
});
