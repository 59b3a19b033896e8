import { SELF } from "cloudflare:test";
import { type NewWithdrawal, withdrawal, withdrawalPage, withdrawalReceipt } from "@contracts/commerce/withdrawals";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { verifiedCustomer } from "../testing/checkout";
import { customerToken, mailsOf, newEmail, post, signUp } from "../testing/customers";
import { admin, call, tokens } from "../testing/gateway";

let keys = 0;
const newKey = () => `withdrawal-form-${++keys}`;
const statement = (over: Partial<NewWithdrawal["statement"]> = {}): NewWithdrawal => ({
  statement: { name: "Rosalind Mint", contract: "W202611260001", goods: "", email: newEmail(), ...over },
  market: { region: "global", country: "DE", language: "en" },
});
const send = (body: unknown, key = newKey(), address?: string) =>
  post("/withdrawals", body, { key, ...(address && { address }) });
const receiptOf = async (response: Response) => v.parse(withdrawalReceipt, await response.json());
const path = "/commerce/_admin/withdrawals";
const read = async (reference: string) => v.parse(withdrawal, await (await admin(`${path}/${reference}`)).json());
const list = async (query: Record<string, string>) =>
  v.parse(withdrawalPage, await (await admin(`${path}?${new URLSearchParams(query)}`)).json());
const decide = (reference: string, body: object) =>
  admin(`${path}/${reference}`, { method: "POST", body: JSON.stringify({ by: "Staff", ...body }) });

describe("a withdrawal", () => {
  it("is stored, and its receipt with content and time to the second is mailed once, also for repeated calls", async () => {
    const body = statement({ goods: "4060S" });
    const key = newKey();
    const answers = [...(await Promise.all([send(body, key), send(body, key)])), await send(body, key)];
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const receipts = await Promise.all(answers.map(receiptOf));
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
    const [{ reference, receivedAt }] = receipts as [v.InferOutput<typeof withdrawalReceipt>];
    const mails = await mailsOf(body.statement.email);
    expect(mails).toHaveLength(1);
    for (const text of [reference, "Rosalind Mint", "W202611260001", "4060S"]) expect(mails[0]?.text).toContain(text);
    expect(mails[0]?.text).toMatch(/\d{1,2}:\d{2}:\d{2} (?:AM|PM) (?:GMT|CE)/);
    expect(await read(reference)).toEqual({
      ...{ reference, receivedAt, ...body, state: "received", version: 1, history: [] },
    });
  });

  it("gets the same response whether or not the order exists, and is refused with the key of another statement", async () => {
    const key = newKey();
    expect((await send(statement({ contract: "no such order" }), key)).status).toBe(201);
    const other = await send(statement({ contract: "another" }), key);
    expect([other.status, await other.json()]).toMatchObject([409, { errors: [{ code: "IdempotencyConflict" }] }]);
  });

  it("can be read only by the customer with the address, once it is confirmed", async () => {
    const { token, email } = await verifiedCustomer();
    const { reference } = await receiptOf(await send(statement({ email: email.toUpperCase() })));
    const ownOf = async (caller: string) =>
      v.parse(withdrawalPage, await (await call(caller, "/customers/me/withdrawals")).json()).results;
    expect((await ownOf(token)).map((own) => own.reference)).toEqual([reference]);
    const unconfirmed = await signUp();
    await send(statement({ email: unconfirmed.email }));
    expect(await ownOf(await customerToken(unconfirmed.email))).toEqual([]);
    const { access_token: visitor } = await tokens("anonymous");
    expect((await call(visitor, "/customers/me/withdrawals")).status).toBe(403);
  });

  it("is limited by mailbox and by network", async () => {
    const email = newEmail();
    for (let sent = 0; sent < 6; sent += 1) expect((await send(statement({ email }))).status).toBe(201);
    expect((await send(statement({ email: email.toUpperCase() }))).status).toBe(429);
    const statuses = [];
    for (let sent = 0; sent < 13; sent += 1) {
      statuses.push((await send(statement(), newKey(), "198.51.100.9")).status);
    }
    expect(statuses).toEqual([...Array<number>(12).fill(201), 429]);
  });

  it.each([
    ["no name", statement({ name: " " })],
    ["no contract", statement({ contract: "" })],
    ["no address", statement({ email: "lab.example" })],
    ["a line break", statement({ contract: "W1\r\nBcc: x@lab.example" })],
    ["an unknown member", { ...statement(), admin: true }],
    ["no JSON", "{"],
  ])("with %s is refused", async (_what, body) => {
    expect((await send(body)).status).toBe(400);
  });

  it("without a key is refused", async () => {
    expect((await post("/withdrawals", statement())).status).toBe(400);
  });
});

describe("the staff's view", () => {
  it("finds withdrawals by state, number and address, page by page", async () => {
    const contract = `W-${newKey()}`;
    const sent = [];
    for (let n = 0; n < 3; n += 1) sent.push((await receiptOf(await send(statement({ contract })))).reference);
    const first = await list({ q: contract.toUpperCase(), limit: "2", state: "received" });
    expect(first.results.map(({ reference }) => reference)).toEqual([sent[2], sent[1]]);
    const last = await list({ q: contract, limit: "2", after: first.next ?? "" });
    expect([last.results.map(({ reference }) => reference), last.next]).toEqual([[sent[0]], null]);
    expect((await list({ q: contract, state: "refunded" })).results).toEqual([]);
    expect((await list({ q: (sent[0] ?? "").toLowerCase() })).results).toHaveLength(1);
    const typed = `Ｗ－２６${newKey()}`;
    const { reference } = await receiptOf(await send(statement({ contract: typed })));
    for (const q of [typed, typed.normalize("NFKC"), reference.replace(/^WD/, "ＷＤ")])
      expect([q, (await list({ q })).results.map((each) => each.reference)]).toEqual([q, [reference]]);
  });

  it("changes the state of a withdrawal with its history; a stale version and an impossible change are conflicts", async () => {
    const { reference } = await receiptOf(await send(statement()));
    expect((await decide(reference, { version: 1, state: "refunded" })).status).toBe(409);
    expect((await decide(reference, { version: 1, state: "refused" })).status).toBe(400);
    const moves = await Promise.all([
      decide(reference, { version: 1, state: "accepted" }),
      decide(reference, { version: 1, state: "refused", reason: "Opened for use" }),
    ]);
    expect(moves.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { state, version, history } = await read(reference);
    expect([version, history.length, history[0]?.to]).toEqual([2, 1, state]);
    expect(history[0]).toMatchObject({ by: "Staff", from: "received" });
  });

  it.each([
    [401, "", {}, "x"],
    [400, "?state=open", {}, "demo-admin-key"],
    [400, "?limit=0", {}, "demo-admin-key"],
    [404, "/WD-0000-0000", {}, "demo-admin-key"],
    [404, "/x", { method: "POST", body: "{}" }, "demo-admin-key"],
    [400, "/WD-0000-0000", { method: "POST", body: "{}" }, "demo-admin-key"],
  ])("answers %i to %j", async (status, address, init, key) => {
    const headers = { authorization: `Bearer ${key}` };
    expect((await SELF.fetch(`http://services.test${path}${address}`, { ...init, headers })).status).toBe(status);
  });
});
