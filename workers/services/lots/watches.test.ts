import { SELF } from "cloudflare:test";
import { type Watch, watchList } from "@contracts/catalogue/lot-watches";
import type { Lot } from "@contracts/catalogue/lots";
import * as v from "valibot";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { lot } from "../../../tests/factories/lot";
import { ndjson } from "../../../tests/factories/product";

const origin = "http://services.test/lots";
const shop = { authorization: "Bearer demo-lots-key" };
const admin = { authorization: "Bearer demo-admin-key" };

let tests = 0;
let key = "";
let owner = "";
let email = "";
const made = (number: string, over: Partial<Lot> = {}) =>
  lot({ productKey: key, number, stock: [{ sku: `${key}S`, gtin: null, left: 50 }], ...over });

const post = (path: string, body: unknown) =>
  SELF.fetch(origin + path, { method: "POST", headers: shop, body: JSON.stringify(body) });
const load = (lots: readonly Lot[]) =>
  SELF.fetch(`${origin}/_admin/lots`, { method: "POST", headers: admin, body: ndjson(lots) });
const all = ["new-lot", "low", "superseded", "recalled"];
const watch = (over: object = {}) =>
  post("/watches", {
    owner,
    productKey: key,
    lot: null,
    events: all,
    email,
    language: "en",
    region: "global",
    ...over,
  });
const watches = async () =>
  v.parse(watchList, await (await SELF.fetch(`${origin}/watches?owner=${owner}`, { headers: shop })).json()).watches;
const mails = async (to = email) => {
  const answer = await SELF.fetch(`http://services.test/mail.json?to=${encodeURIComponent(to)}`);
  return (await answer.json<{ mails: { subject: string; text: string; links: string[]; language: string }[] }>()).mails;
};
const subjects = async (to?: string) => (await mails(to)).map(({ subject }) => subject).sort();

beforeEach(async () => {
  tests += 1;
  key = String(710_000 + tests);
  owner = `customer:w-${tests}`;
  email = `watcher-${tests}@lab.example`;
  await load([made("1")]);
});

describe("a watch", () => {
  it("mails once about a lot that is new, runs low, is superseded or recalled", async () => {
    expect((await watch()).status).toBe(201);
    await load([made("1"), made("2")]);
    await load([made("1"), made("2")]);
    await vi.waitUntil(async () => (await mails()).length > 0);
    expect(await subjects()).toEqual([`New lot 2 of ${key}`]);
    await load([made("1", { state: "superseded" })]);
    const body = { orderNumber: "W260000000009", lineId: key, sku: `${key}S`, quantity: 45, owner: null };
    await post("/allocations", body);
    await post(`/products/${key}/2/recall`, { reason: "Wrong label", day: "2026-11-25" });
    await vi.waitUntil(async () => (await mails()).length > 3);
    expect(await subjects()).toEqual([
      `Few units left of lot 2 of ${key}`,
      `Lot 1 of ${key} was superseded`,
      `Lot 2 of ${key} was recalled`,
      `New lot 2 of ${key}`,
    ]);
  });

  it("of one lot, or of some events, sends no other mails; nor does another product's watch", async () => {
    await watch({ lot: "1", events: ["recalled"] });
    const other = `other-${email}`;
    await watch({ owner: `${owner}-b`, productKey: String(720_000 + tests), email: other });
    await load([made("2"), made("1", { state: "superseded" })]);
    await post(`/products/${key}/2/recall`, { reason: "Wrong label", day: "2026-11-25" });
    await post(`/products/${key}/1/recall`, { reason: "Wrong label", day: "2026-11-25" });
    await vi.waitUntil(async () => (await mails()).length > 0);
    expect(await subjects()).toEqual([`Lot 1 of ${key} was recalled`]);
    expect(await subjects(other)).toEqual([]);
  });

  it("mails in the customer's language, with a link that ends it without a sign-in", async () => {
    await watch({ language: "jp", region: "jp" });
    await load([made("2")]);
    await vi.waitUntil(async () => (await mails()).length > 0);
    const [mail] = await mails();
    expect(mail?.subject).toBe(`${key} 新ロット2のお知らせ`);
    expect(mail?.links.map((link) => new URL(link).pathname)).toContain(`/lots/${key}-2`);
    const token = new URL(mail?.links.find((link) => link.includes("/lots/unwatch?")) ?? "").searchParams.get("token");
    const [stored] = await watches();
    expect(token).toBe(stored?.token);
    const read = await SELF.fetch(`${origin}/watches/${token}`, { headers: shop });
    expect(await read.json<Watch>()).toMatchObject({ productKey: key, lot: null, events: all });
    await post(`/watches/${token}/end`, {});
    expect(await watches()).toEqual([]);
    expect((await SELF.fetch(`${origin}/watches/${token}`, { headers: shop })).status).toBe(404);
    await load([made("3")]);
    expect(await mails()).toHaveLength(1);
  });

  it("replaces the former one of the same lot, and is refused when malformed", async () => {
    await watch({ lot: "1" });
    await watch({ lot: "1", events: ["recalled"] });
    expect(await watches()).toMatchObject([{ lot: "1", events: ["recalled"] }]);
    for (const wrong of [{ events: [] }, { events: ["x"] }, { email: "x" }, { owner: "x" }, { region: "xx" }])
      expect((await watch(wrong)).status).toBe(400);
  });
});
