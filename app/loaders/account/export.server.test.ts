import { writerOfCustomer } from "@domain/reviews/writer";
import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { loadDataExport } from "./export.server";

const url = new URL("https://shop.test/account/my/data.json");
const list =
  (total: number, ok = true) =>
  async ({ limit, offset }: { limit: number; offset: number }) => {
    const results = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, n) => ({ n: offset + n }));
    return ok ? { ok: true, value: { total, results } } : { ok: false, status: 503 };
  };
const card = { id: "0".repeat(32), cardType: "visa", lastFour: "1111", expiration: "2040-04" };
const watch = { token: "secret-of-a-mail", productKey: "4060", lot: null, events: ["recalled"] };

interface Over {
  orders?: number;
  ordersOk?: boolean;
  watches?: unknown[] | null;
  signedIn?: boolean;
  verified?: boolean;
  withdrawalsOk?: boolean;
  programsOk?: boolean;
}

function contextOf(
  { orders = 0, ordersOk = true, watches = [watch] as unknown[] | null, signedIn = true, ...over } = {} as Over,
) {
  const { verified = true, withdrawalsOk = true, programsOk = true } = over;
  const services = {
    accounts: {
      profile: async () => ({ ok: true, value: signedIn ? { id: "c1", email: "r.mint@lab.example", verified } : null }),
      sessions: async () => ({ ok: true, value: [{ id: "s1", browser: "Firefox" }] }),
      passkeys: async () => ({ ok: true, value: [{ id: "k1", name: "Laptop" }] }),
      withdrawals: async () => ({ ok: withdrawalsOk, value: [{ reference: "WD-0000-0000" }] }),
      labNotebook: list(1),
      company: async () => ({
        ok: true,
        value: { name: "Mint Lab", me: { role: "buyer" }, members: [{ name: "Li" }] },
      }),
      approvals: async () => ({ ok: true, value: ["c1", "c2"].map((id) => ({ id: `a-${id}`, requester: { id } })) }),
    },
    programs: { list: async () => ({ ok: programsOk, value: { results: [{ clientName: "Lab helper" }] } }) },
    commerce: {
      orders: list(orders, ordersOk),
      quotes: list(2),
      savedCards: async () => ({ ok: true, value: [card] }),
    },
    inquiries: { of: async (email: string) => [{ reference: "BQ-0000-0000", email }] },
    reviewSender: { of: async (writer: string) => [{ id: "r1", title: "One clean band", writer }] },
    lotDesk: { watches: async () => watches, holds: async () => [] },
  };
  return { now: new Date("2026-11-26T00:00:00Z"), services } as unknown as PrivateContext;
}

describe("the file with a customer's data", () => {
  it("has every part, all pages of each list, and no secrets of mails", async () => {
    const answer = await loadDataExport(contextOf({ orders: 1234 }), { params: {}, url });
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="benchside-data.json"');
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).not.toContain("secret-of-a-mail");
    expect(text).not.toContain("Li");
    const file = JSON.parse(text);
    expect(file).toMatchObject({
      account: { email: "r.mint@lab.example" },
      sessions: [{ browser: "Firefox" }],
      orders: { total: 1234 },
      quotes: { total: 2 },
      savedCards: [{ cardType: "visa", lastFour: "1111", expiration: "2040-04" }],
      labNotebook: { total: 1 },
      passkeys: [{ name: "Laptop" }],
      withdrawals: [{ reference: "WD-0000-0000" }],
      inquiries: [{ reference: "BQ-0000-0000", email: "r.mint@lab.example" }],
      lotWatches: [{ productKey: "4060" }],
      lotHolds: [],
      programs: [{ clientName: "Lab helper" }],
      company: { name: "Mint Lab", member: { role: "buyer" } },
      approvals: [{ id: "a-c1" }],
      reviews: [{ title: "One clean band", writer: await writerOfCustomer("c1") }],
    });
    expect(file.orders.results.map(({ n }: { n: number }) => n)).toEqual(Array.from({ length: 1234 }, (_, n) => n));
  });

  it("states the total number of orders if it contains only some", async () => {
    const answer = await loadDataExport(contextOf({ orders: 6000 }), { params: {}, url });
    const { orders } = JSON.parse(await answer.text());
    expect([orders.total, orders.results.length]).toEqual([6000, 5000]);
  });

  it("has every order once if one arrives during the export", async () => {
    const context = contextOf();
    const before = list(300);
    const all = list(301);
    let calls = 0;
    // Entries are numbered from the newest; the one that arrives is -1.
    const orders = async (page: { limit: number; offset: number }) => {
      calls += 1;
      if (calls === 1) return before(page);
      const { ok, value } = await all(page);
      return { ok, value: value && { ...value, results: value.results.map(({ n }) => ({ n: n - 1 })) } };
    };
    Object.assign(context.services.commerce, { orders });
    const file = JSON.parse(await (await loadDataExport(context, { params: {}, url })).text());
    expect(file.orders.results.map(({ n }: { n: number }) => n)).toEqual(Array.from({ length: 300 }, (_, n) => n));
  });

  it.each([
    ["the orders", contextOf({ orders: 3, ordersOk: false })],
    ["the watches", contextOf({ watches: null })],
    ["the withdrawals", contextOf({ withdrawalsOk: false })],
    ["the programs", contextOf({ programsOk: false })],
  ])("is not made without %s, so that no file looks complete that is not", async (_what, context) => {
    const answer = await loadDataExport(context, { params: {}, url });
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      "/account/my/accountsettings?done=export-unavailable",
    ]);
  });

  it("has no inquiries of an unconfirmed address", async () => {
    const answer = await loadDataExport(contextOf({ verified: false }), { params: {}, url });
    expect(await answer.json()).toMatchObject({ inquiries: [] });
  });

  it("is for its customer only", async () => {
    const answer = await loadDataExport(contextOf({ signedIn: false }), { params: {}, url });
    expect(answer.headers.get("location")).toBe("/account/sign-in?goto=%2Faccount%2Fmy%2Fdata.json");
  });
});
