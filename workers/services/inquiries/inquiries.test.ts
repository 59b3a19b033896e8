import { env, SELF } from "cloudflare:test";
import { inquiryList, inquiryReceipt, type NewInquiry } from "@contracts/commerce/inquiries";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newKey as newFormKey, officeCall, tokenOf } from "../staff/testing";
import { personalInquiries } from "./personal-records";

const origin = "http://services.test/inquiries";
const authorization = "Bearer demo-inquiries-key";
let keys = 0;
function newKey(): string {
  keys += 1;
  return `key-of-a-form-${String(keys).padStart(4, "0")}`;
}

function inquiry(more: Partial<Extract<NewInquiry["inquiry"], { kind: "formulation" }>> = {}): NewInquiry {
  return {
    market: { region: "global", country: "DE", language: "en" },
    inquiry: {
      kind: "formulation",
      product_number: "4060",
      product_name: "",
      formulation: "bulk",
      amount: "5 mg",
      needed_by: "",
      name: "A scientist",
      email: `${newKey()}@institute.example`,
      organisation: "An institute",
      phone: "",
      message: "One lot, please.\nIn PBS.",
      ...more,
    },
  };
}

const send = (body: unknown, { key = newKey(), address = `203.0.113.${(keys % 200) + 1}` } = {}) =>
  SELF.fetch(origin, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/json",
      "idempotency-key": key,
      "x-shopper-address": address,
    },
    body: JSON.stringify(body),
  });
const receiptOf = async (response: Response) => v.parse(inquiryReceipt, await response.json());
const list = async (query: string) =>
  v.parse(inquiryList, await (await SELF.fetch(`${origin}${query}`, { headers: { authorization } })).json()).inquiries;

describe("intake of inquiries", () => {
  it("C-PROD-13, C-CONT-22: stores an inquiry and returns a reference that finds it", async () => {
    const body = inquiry();
    const answer = await send(body);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const { reference, receivedAt } = await receiptOf(answer);
    expect(await list(`?reference=${reference}`)).toEqual([{ ...body, reference, receivedAt }]);
    expect(await list("?kind=contact")).toEqual([]);
    const byAddress = `?email=${encodeURIComponent(body.inquiry.email.toUpperCase())}`;
    expect((await list(byAddress)).map((found) => found.reference)).toContain(reference);
    expect(await list("?email=nobody@lab.example")).toEqual([]);
    // An erasure keeps the open inquiry, whose sender waits for an answer, and removes an answered one.
    await send({ ...body, inquiry: { ...body.inquiry, message: "Thank you." } });
    await env.INQUIRIES_DB.prepare("update inquiries set state = 'answered' where reference = ?").bind(reference).run();
    const person = { email: body.inquiry.email, customerId: null };
    expect((await personalInquiries.of(env, person)).length).toBe(2);
    await personalInquiries.erase(env, person);
    expect(await personalInquiries.of(env, person)).toMatchObject([
      { state: "open", inquiry: { message: "Thank you." } },
    ]);
  });

  it("lists the requests to return items of an order, newest first", async () => {
    const wish = (items: string, order_number = "W300101000001") => {
      const { market } = inquiry();
      const sender = { name: "A", email: `${newKey()}@lab.example`, organisation: "" };
      return send({
        market,
        inquiry: { kind: "return", order_number, items, reason: "damaged", message: "", ...sender },
      });
    };
    for (const items of ["2 × 4060S", "1 × 9272S"]) expect((await wish(items)).status).toBe(201);
    await wish("1 × 4060S", "W300101000002");
    const found = await list("?returns=W300101000001");
    expect(found.map(({ inquiry: each }) => each.kind === "return" && each.items)).toEqual(["1 × 9272S", "2 × 4060S"]);
  });

  it("returns the first response for a repeated key and stores one inquiry, also for concurrent calls", async () => {
    const body = inquiry();
    const key = newKey();
    const answers = await Promise.all([send(body, { key }), send(body, { key })]);
    const again = await send(body, { key });
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(again.status).toBe(200);
    const references = new Set(
      (await Promise.all([...answers, again].map(receiptOf))).map(({ reference }) => reference),
    );
    expect(references.size).toBe(1);
    expect((await list("?limit=200")).filter(({ reference }) => references.has(reference))).toHaveLength(1);
  });

  it("refuses a key that is reused for another inquiry", async () => {
    const key = newKey();
    const body = inquiry();
    expect((await send(body, { key })).status).toBe(201);
    const other = await send({ ...body, inquiry: { ...body.inquiry, amount: "6 mg" } }, { key });
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ errors: [{ code: "IdempotencyConflict" }] });
  });

  it("limits inquiries per address and per mailbox, not counting repetitions", async () => {
    const address = "198.51.100.7";
    const first = inquiry();
    const key = newKey();
    for (let round = 0; round < 14; round += 1) expect((await send(first, { key, address })).status).toBeLessThan(300);
    for (let round = 0; round < 11; round += 1) expect((await send(inquiry(), { address })).status).toBe(201);
    const over = await send(inquiry(), { address });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
    const email = "one.mailbox@institute.example";
    const upper = email.toUpperCase();
    for (let round = 0; round < 6; round += 1) expect((await send(inquiry({ email }))).status).toBe(201);
    expect((await send(inquiry({ email: upper }))).status).toBe(429);
  });

  it.each([
    ["an unknown kind", { ...inquiry(), inquiry: { ...inquiry().inquiry, kind: "order" } }],
    ["no message", inquiry({ message: "  " })],
    ["no mailbox", inquiry({ email: "institute.example" })],
    ["a line break in a name", inquiry({ name: "A\r\nBcc: everyone@institute.example" })],
    ["a country that is none", { ...inquiry(), market: { ...inquiry().market, country: "Germany" } }],
  ])("refuses %s", async (_name, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it("refuses calls without the key, large bodies and missing idempotency keys", async () => {
    expect((await SELF.fetch(origin)).status).toBe(401);
    expect((await send(inquiry({ message: "x".repeat(33 * 1024) }))).status).toBe(413);
    expect((await send(inquiry(), { key: "short" })).status).toBe(400);
    expect((await SELF.fetch(`${origin}?limit=0`, { headers: { authorization } })).status).toBe(400);
  });

  it("removes inquiries after two years", async () => {
    const old = (await receiptOf(await send(inquiry()))).reference;
    await env.INQUIRIES_DB.prepare("update inquiries set received_at = '2020-01-01T00:00:00.000Z' where reference = ?")
      .bind(old)
      .run();
    await send(inquiry());
    expect(await list(`?reference=${old}`)).toEqual([]);
  });
});

describe("inquiries in the office", () => {
  it("are found by words that the person wrote, in any case and at full width, and by their reference", async () => {
    const desk = await tokenOf("orders");
    const asked = inquiry({ name: "Zoë Example", message: "An antibody without BSA, ＡＢＣ" });
    const { reference } = v.parse(inquiryReceipt, await (await send(asked)).json());
    const found = async (q: string) => {
      const words = `${q} ${asked.inquiry.email}`;
      const { body } = await officeCall(desk, `/inquiries/office?${new URLSearchParams({ q: words })}`);
      return body.rows.length;
    };
    for (const q of ["zoë", "ZOË", "example zoë", "ａｎｔｉｂｏｄｙ", "ＡＢＣ", reference, reference.toLowerCase()])
      expect([q, await found(q)]).toEqual([q, 1]);
    // Field names are not searchable.
    expect(await found("organisation")).toBe(0);
  });

  it("are answered by mail once, on the version that was seen", async () => {
    const desk = await tokenOf("orders");
    const asked = inquiry();
    const { reference } = v.parse(inquiryReceipt, await (await send(asked)).json());
    const path = `/inquiries/office/${reference}`;
    const { body: list } = await officeCall(desk, `/inquiries/office?state=open&q=${asked.inquiry.email}`);
    expect(list.rows).toMatchObject([{ reference, kind: "formulation", state: "open" }]);
    const answer = { key: newFormKey(), version: 1, text: "Yes, one lot.\n\nPlease name your purchase order." };
    for (let time = 0; time < 2; time += 1) {
      expect((await officeCall(desk, `${path}/answer`, answer)).body).toEqual({ record: reference, version: 2 });
    }
    expect((await officeCall(desk, `${path}/close`, { key: newFormKey(), version: 1 })).status).toBe(409);
    expect((await officeCall(desk, `${path}/answer`, { key: newFormKey(), version: 2, text: " " })).status).toBe(400);
    const { body } = await officeCall(desk, path);
    expect(body.record).toMatchObject({ state: "answered", answers: [{ text: answer.text }] });
    const { body: outbox } = await officeCall(null, `/mail.json?to=${asked.inquiry.email}`);
    expect(outbox.mails).toHaveLength(1);
    expect(outbox.mails[0].text).toContain("Please name your purchase order.");
  });
});
