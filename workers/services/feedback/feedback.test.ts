import { env, SELF } from "cloudflare:test";
import { articleReport, commentReceipt, commentReport, vote, voteList } from "@contracts/customers/feedback";
import * as v from "valibot";
import { describe, expect, it } from "vitest";

const origin = "http://services.test/feedback";
const authorization = "Bearer demo-feedback-key";
let addresses = 0;
function newAddress(): string {
  addresses += 1;
  return `203.0.113.${addresses % 250}`;
}

function call(path: string, body: unknown, { key = "", address = newAddress() } = {}) {
  return SELF.fetch(`${origin}${path}`, {
    method: "POST",
    headers: {
      authorization,
      "content-type": "application/json",
      "x-shopper-address": address,
      ...(key && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  });
}
const read = (path: string) => SELF.fetch(`${origin}${path}`, { headers: { authorization } });

const voteFor = (article: string, voter: string, helpful = true) => ({
  article,
  voter,
  helpful,
  query: "no band",
  locale: "en-us" as const,
});
const recordOf = async (response: Response) => v.parse(vote, await response.json());

describe("votes on articles", () => {
  it("C-KB-03: are stored under a record id, once per reader and article", async () => {
    const voter = crypto.randomUUID();
    const first = await call("/votes", voteFor("12", voter));
    expect([first.status, first.headers.get("cache-control")]).toEqual([201, "no-store"]);
    const record = await recordOf(first);
    const again = await call("/votes", voteFor("12", voter));
    expect(again.status).toBe(200);
    expect(await recordOf(again)).toEqual(record);
    const both = await Promise.all([call("/votes", voteFor("13", voter)), call("/votes", voteFor("13", voter))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    const listed = v.parse(voteList, await (await read(`/votes?voter=${voter}&articles=12,13,14`)).json());
    expect(listed.votes.map(({ article }) => article).sort()).toEqual(["12", "13"]);
  });

  it("C-KB-03: change with another vote and keep their id", async () => {
    const voter = crypto.randomUUID();
    const yes = await recordOf(await call("/votes", voteFor("20", voter, true)));
    const no = await recordOf(await call("/votes", voteFor("20", voter, false)));
    expect(no).toMatchObject({ id: yes.id, helpful: false });
    await call("/votes", voteFor("20", crypto.randomUUID(), true));
    const report = v.parse(articleReport, await (await read("/articles")).json());
    expect(report.articles.find(({ article }) => article === "20")).toEqual({
      article: "20",
      helpful: 1,
      unhelpful: 1,
    });
  });

  it("of other readers are never returned", async () => {
    await call("/votes", voteFor("30", crypto.randomUUID()));
    const other = await read(`/votes?voter=${crypto.randomUUID()}&articles=30`);
    expect(await other.json()).toEqual({ votes: [] });
  });

  it("are limited per address", async () => {
    const address = "198.51.100.9";
    const vote = async (round: number) =>
      (await call("/votes", voteFor(`a${round}`, crypto.randomUUID()), { address })).status;
    const statuses = await Promise.all(Array.from({ length: 62 }, (_, round) => vote(round)));
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it.each([
    ["an article that is not an id", { ...voteFor("12", crypto.randomUUID()), article: "../../etc" }],
    ["a voter that is not an id", voteFor("12", "me")],
    ["a word for an answer", { ...voteFor("12", crypto.randomUUID()), helpful: "yes" }],
    ["a long query", { ...voteFor("12", crypto.randomUUID()), query: "x".repeat(129) }],
    ["nothing", null],
  ])("refuses %s", async (_name, body) => {
    expect((await call("/votes", body)).status).toBe(400);
  });

  it("need the key and a voter", async () => {
    expect((await SELF.fetch(`${origin}/articles`)).status).toBe(401);
    expect((await read("/votes?articles=12")).status).toBe(400);
    const many = Array.from({ length: 51 }, (_, index) => index).join(",");
    expect((await read(`/votes?voter=${crypto.randomUUID()}&articles=${many}`)).status).toBe(400);
  });
});

describe("comments", () => {
  const comment = (text = "Which buffer?\nFor PARP.") => ({
    comment: text,
    article: null,
    query: "parp",
    locale: "ja-jp" as const,
  });
  const key = () => crypto.randomUUID();

  it("C-KB-03: are stored once, however often the form is sent", async () => {
    const form = key();
    const body = comment(`A comment ${form}`);
    const answers = await Promise.all([call("/comments", body, { key: form }), call("/comments", body, { key: form })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    const ids = new Set(
      (await Promise.all(answers.map((answer) => answer.json()))).map((json) => v.parse(commentReceipt, json).id),
    );
    expect(ids.size).toBe(1);
    const { comments } = v.parse(commentReport, await (await read("/comments?limit=200")).json());
    expect(comments.filter((stored) => stored.comment === body.comment)).toHaveLength(1);
    expect((await call("/comments", comment("Another one"), { key: form })).status).toBe(409);
  });

  it("are limited per address, not counting repetitions", async () => {
    const address = "198.51.100.10";
    const form = key();
    for (let round = 0; round < 14; round += 1)
      expect((await call("/comments", comment(), { key: form, address })).status).toBeLessThan(300);
    for (let round = 0; round < 11; round += 1)
      expect((await call("/comments", comment(), { key: key(), address })).status).toBe(201);
    const over = await call("/comments", comment(), { key: key(), address });
    expect(over.status).toBe(429);
    expect(Number(over.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("are refused when empty, too long or without an idempotency key", async () => {
    expect((await call("/comments", comment("  "), { key: key() })).status).toBe(400);
    expect((await call("/comments", comment("x".repeat(2001)), { key: key() })).status).toBe(400);
    expect((await call("/comments", comment("x".repeat(20_000)), { key: key() })).status).toBe(413);
    expect((await call("/comments", comment())).status).toBe(400);
  });

  it("are removed after two years", async () => {
    const old = v.parse(commentReceipt, await (await call("/comments", comment("old"), { key: key() })).json());
    await env.FEEDBACK_DB.prepare("update comments set received_at = '2020-01-01T00:00:00.000Z' where id = ?")
      .bind(old.id)
      .run();
    await call("/comments", comment("new"), { key: key() });
    const { comments } = v.parse(commentReport, await (await read("/comments")).json());
    expect(comments.map(({ id }) => id)).not.toContain(old.id);
  });
});
