import { env, SELF } from "cloudflare:test";
import { productReviews, type ReviewRecord, waitingReviews, writtenReviews } from "@contracts/catalogue/reviews";
import { writerOfAddress, writerOfCustomer } from "@domain/reviews/writer";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newKey, officeCall, tokenOf } from "../staff/testing";
import { personalReviews } from "./personal-records";

const origin = "http://services.test/reviews";
const shop = { authorization: "Bearer demo-reviews-key" };
const admin = { authorization: "Bearer demo-admin-key" };

const review = {
  rating: 4,
  title: "One clean band",
  text: "Twenty micrograms a lane and the stated dilution gave one clean band.",
  application: "WB",
  species: "H",
  author: "",
  language: "en",
};
const key = () => crypto.randomUUID();
const send = (product: string, body: unknown, headers: Record<string, string> = { "idempotency-key": key() }) =>
  SELF.fetch(`${origin}/products/${product}`, {
    method: "POST",
    headers: { ...shop, "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
const read = async (product: string) =>
  v.parse(productReviews, await (await SELF.fetch(`${origin}/products/${product}`, { headers: shop })).json());
const waiting = async () =>
  v.parse(waitingReviews, await (await SELF.fetch(`${origin}/_admin/waiting`, { headers: admin })).json()).reviews;
const decide = (id: string, status: string) =>
  SELF.fetch(`${origin}/_admin/reviews/${id}`, {
    method: "PUT",
    headers: { ...admin, "content-type": "application/json" },
    body: JSON.stringify({ status }),
  });

describe("reviews", () => {
  it("C-TMPL-15: wait for a moderator, and are then shown and counted", async () => {
    const answer = await send("4060", review);
    expect(answer.status).toBe(201);
    const { id, status } = await answer.json<{ id: string; status: string }>();
    expect(status).toBe("pending");
    expect(await read("4060")).toMatchObject({ total: 0, reviews: [] });
    expect((await waiting()).map((entry) => [entry.id, entry.productKey])).toContainEqual([id, "4060"]);
    expect((await decide(id, "published")).status).toBe(200);
    const shown = await read("4060");
    expect(shown).toMatchObject({ total: 1, byRating: [0, 0, 0, 1, 0] });
    expect(shown.reviews[0]).toMatchObject({ id, title: review.title, demonstration: false });
    expect((await decide(id, "rejected")).status).toBe(200);
    expect((await read("4060")).total).toBe(0);
  });

  it("become a test on record when they are published with application, species, outcome and lot", async () => {
    const stateOf = async (id: string) => {
      const answer = await SELF.fetch(`http://services.test/commerce/_admin/evidence/review-${id}`, { headers: admin });
      if (answer.status !== 200) return answer.status;
      const { record } = await answer.json<{ record: { state: { kind: string }; source: { kind: string } } }>();
      return [record.source.kind, record.state.kind];
    };
    const sent = async (body: object) => (await (await send("4060", body)).json<{ id: string }>()).id;
    const whole = await sent({ ...review, outcome: "does-not-support", lot: "24" });
    const partial = await sent({ ...review, outcome: "supports" });
    expect(await stateOf(whole)).toBe(404);
    for (const id of [whole, partial]) await decide(id, "published");
    expect(await stateOf(whole)).toEqual(["customer", "active"]);
    expect(await stateOf(partial)).toBe(404);
    await decide(whole, "rejected");
    expect(await stateOf(whole)).toEqual(["customer", "withdrawn"]);
  });

  it("get a public answer, which is replaced and removed by its version", async () => {
    const { id } = await (await send("2101", review)).json<{ id: string }>();
    await decide(id, "published");
    const desk = await tokenOf("content");
    const answer = (version: number, text: string) =>
      officeCall(desk, `/reviews/office/${id}/answer`, { key: newKey(), version, text });
    expect((await answer(2, "Thank you. Less primary antibody helps.")).status).toBe(200);
    expect((await answer(2, "Late")).status).toBe(409);
    expect((await read("2101")).reviews[0]?.answer?.text).toBe("Thank you. Less primary antibody helps.");
    expect((await officeCall(desk, `/reviews/office/${id}/answer`, { key: newKey(), version: 3 })).status).toBe(200);
    expect((await read("2101")).reviews[0]?.answer).toBeNull();
  });

  it("are stored once, however often the form is sent", async () => {
    const header = { "idempotency-key": key() };
    const [first, second] = await Promise.all([send("9272", review, header), send("9272", review, header)]);
    expect([first?.status, second?.status].sort()).toEqual([200, 201]);
    expect((await send("9272", review, header)).status).toBe(200);
    expect((await send("9272", { ...review, rating: 1 }, header)).status).toBe(409);
    expect((await send("4060", review, header)).status).toBe(409);
    expect((await waiting()).filter(({ productKey }) => productKey === "9272")).toHaveLength(1);
  });

  it.each([
    [{ ...review, rating: 6 }],
    [{ ...review, rating: "4" }],
    [{ ...review, title: " " }],
    [{ ...review, text: "short" }],
    [{ ...review, text: "x".repeat(4001) }],
    [{ ...review, application: "<b>" }],
    [{ ...review, author: "a\u0000b" }],
    [{ ...review, status: "published" }],
    [{ ...review, outcome: "works" }],
    [{ ...review, lot: "x".repeat(41) }],
    ["no review"],
  ])("refuses %j", async (body) => {
    expect((await send("4060", body)).status).toBe(400);
  });

  it("are refused without the key, without an idempotency key, or for an unknown product", async () => {
    expect((await SELF.fetch(`${origin}/products/4060`)).status).toBe(401);
    expect((await SELF.fetch(`${origin}/_admin/waiting`, { headers: shop })).status).toBe(401);
    expect((await send("4060", review, {})).status).toBe(400);
    expect((await send("abc", review)).status).toBe(400);
    expect((await decide("no-such-review", "published")).status).toBe(404);
    expect((await decide("x", "pending")).status).toBe(400);
  });

  it("are in their writer's data file and deleted by an erasure, by account or by address; others are not", async () => {
    const [customer, address] = await Promise.all([writerOfCustomer("c-1"), writerOfAddress("R.Mint@lab.example")]);
    for (const writer of [customer, address, null]) {
      const { id } = await (await send("55551", { ...review, writer })).json<{ id: string }>();
      await decide(id, "published");
    }
    expect(JSON.stringify(await read("55551"))).not.toContain("writer");
    const written = async (writer: string) => {
      const answer = await SELF.fetch(`${origin}/written?writer=${writer}`, { headers: shop });
      return v.parse(writtenReviews, await answer.json()).reviews.length;
    };
    expect(await written(customer)).toBe(1);
    expect((await SELF.fetch(`${origin}/written?writer=${customer}`)).status).toBe(401);
    expect((await SELF.fetch(`${origin}/written?writer=x`, { headers: shop })).status).toBe(400);
    const person = { email: "r.mint@lab.example", customerId: "c-1" };
    expect(await personalReviews.of(env, person)).toMatchObject([{ status: "published" }, { productKey: "55551" }]);
    await personalReviews.erase(env, person);
    expect(await personalReviews.of(env, person)).toEqual([]);
    expect((await read("55551")).total).toBe(1);
  });

  it("are limited per address", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent += 1) {
      const header = { "idempotency-key": key(), "x-shopper-address": "203.0.113.99" };
      statuses.push((await send("2110", review, header)).status);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 201));
    expect(statuses.slice(10)).toEqual([429, 429]);
  });

  it("are imported by line, replaced by id, and demonstration ones are removed together", async () => {
    const record: ReviewRecord = {
      ...review,
      rating: 5,
      language: "en",
      outcome: null,
      lot: null,
      id: "demo-1",
      productKey: "2111",
      day: "2026-01-02",
      demonstration: true,
    };
    const lines = [record, { ...record, id: "demo-2", rating: 3 }, { ...record, id: "demo-3", rating: 9 }];
    const body = lines.map((line) => JSON.stringify(line)).join("\n");
    const post = () => SELF.fetch(`${origin}/_admin/reviews`, { method: "POST", headers: admin, body });
    for (let time = 0; time < 2; time += 1)
      expect(await (await post()).json()).toMatchObject({ stored: 2, rejected: 1 });
    expect(await read("2111")).toMatchObject({ total: 2, byRating: [0, 0, 1, 0, 1] });
    await SELF.fetch(`${origin}/_admin/reviews?demonstration=true`, { method: "DELETE", headers: admin });
    expect((await read("2111")).total).toBe(0);
  });
});

describe("the moderation of reviews in the office", () => {
  it("publishes and rejects only the version that was seen, with an entry in the log", async () => {
    const desk = await tokenOf("content");
    const { id } = await (await send("55550", review)).json<{ id: string }>();
    const path = `/reviews/office/${id}`;
    const { body: list } = await officeCall(desk, "/reviews/office?status=pending&product=55550");
    expect(list.rows.map((row: { id: string }) => row.id)).toEqual([id]);
    for (const [q, found] of [
      ["TWENTY clean", [id]],
      ["ｔｗｅｎｔｙ　ＢＡＮＤ", [id]],
      ["twenty dim", []],
    ] as const) {
      const { body } = await officeCall(desk, `/reviews/office?q=${encodeURIComponent(q)}&product=５５５５０`);
      expect([q, body.rows.map((row: { id: string }) => row.id)]).toEqual([q, found]);
    }
    const publish = { key: newKey(), version: 1 };
    expect((await officeCall(desk, `${path}/publish`, publish)).status).toBe(200);
    expect((await officeCall(desk, `${path}/publish`, publish)).body).toEqual({ record: id, version: 2 });
    expect((await read("55550")).total).toBe(1);
    const unfounded = await officeCall(desk, `${path}/reject`, { key: newKey(), version: 2 });
    expect(unfounded).toMatchObject({ status: 400, body: { errors: [{ field: "reason" }] } });
    const reject = { key: newKey(), version: 1, reason: "Names a person" };
    expect((await officeCall(desk, `${path}/reject`, reject)).status).toBe(409);
    expect((await officeCall(desk, `${path}/reject`, { ...reject, version: 2 })).status).toBe(200);
    expect((await read("55550")).total).toBe(0);
    const { body } = await officeCall(desk, path);
    expect(body.record.status).toBe("rejected");
    expect(body.history).toMatchObject([
      { reason: "Names a person", before: { status: "published" }, after: { status: "rejected" } },
      { before: { status: "pending" } },
    ]);
    expect((await officeCall(desk, "/reviews/office?status=lost")).status).toBe(400);
  });
});
