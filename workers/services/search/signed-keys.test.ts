import { beforeAll, describe, expect, it } from "vitest";
import { engineCall, keys, newEngine } from "./testing";

const encode = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
const text = (value: unknown) => encode(new TextEncoder().encode(JSON.stringify(value)));

async function sign(claims: object, secret: string = keys.private, header: object = { alg: "HS256", typ: "JWT" }) {
  const key = await crypto.subtle.importKey(
    "raw",
    new TextEncoder().encode(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const head = `${text(header)}.${text(claims)}`;
  const signature = await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(head));
  return `${head}.${encode(new Uint8Array(signature))}`;
}

let engine: string;
beforeAll(async () => {
  engine = await newEngine({ title: "text", status: "text", secret: "text" }, [
    { id: "1", title: "Akt", status: "Released", secret: "hidden word" },
    { id: "2", title: "Akt pending", status: "Pending", secret: "hidden word" },
  ]);
});

async function found(key: string, body: object, path = "search") {
  const answered = await engineCall(engine, path, { key, body });
  if (answered.status !== 200) return answered.status;
  const parsed = await answered.json<{ results: { id: { raw: string } }[] }>();
  return parsed.results.map(({ id }) => id.raw);
}
const released = { api_key_name: "private-key", filters: { status: "Released" } };

describe("signed search keys", () => {
  it("force their filters on every request", async () => {
    const key = await sign(released);
    expect(await found(key, { query: "akt" })).toEqual(["1"]);
    expect(await found(key, { query: "akt", filters: { status: "Pending" } })).toEqual([]);
    expect(await found(key, { query: "akt", filters: { any: [{ status: "Pending" }, { title: "Akt" }] } })).toEqual([
      "1",
    ]);
    const many = await engineCall(engine, "multi_search", {
      key,
      body: { queries: [{ query: "akt" }, { query: "" }] },
    });
    const answers = await many.json<{ results: unknown[] }[]>();
    expect(answers.map(({ results }) => results.length)).toEqual([1, 1]);
    const suggested = await engineCall(engine, "query_suggestion", { key, body: { query: "akt" } });
    expect(await suggested.json()).toMatchObject({ results: { documents: [{ suggestion: "Akt" }] } });
  });

  it("force their other options and return only their fields", async () => {
    const key = await sign({
      ...released,
      precision: 11,
      result_fields: { title: { raw: {} } },
      search_fields: { title: {} },
    });
    const answered = await engineCall(engine, "search", {
      key,
      body: { query: "akt", precision: 1, result_fields: { secret: { raw: {} } } },
    });
    const body = await answered.json<{ meta: { precision: number }; results: object[] }>();
    expect([body.meta.precision, Object.keys(body.results[0] ?? {}).toSorted()]).toEqual([
      11,
      ["_meta", "id", "title"],
    ]);
    expect(await found(key, { query: "hidden", search_fields: { secret: {} } })).toEqual([]);
    const suggested = await engineCall(engine, "query_suggestion", {
      key,
      body: { query: "hid", types: { documents: { fields: ["secret"] } } },
    });
    expect(await suggested.json()).toMatchObject({ results: { documents: [] } });
  });

  it("may be signed with the public key, and expire", async () => {
    expect(await found(await sign({ ...released, api_key_name: "search-key" }, keys.public), { query: "akt" })).toEqual(
      ["1"],
    );
    const now = Math.floor(Date.now() / 1000);
    expect(await found(await sign({ ...released, exp: now + 60 }), { query: "akt" })).toEqual(["1"]);
    expect(await found(await sign({ ...released, exp: now - 1 }), { query: "akt" })).toBe(401);
    expect(await found(await sign({ ...released, nbf: now + 60 }), { query: "akt" })).toBe(401);
  });

  it("are refused if forged, unknown or malformed", async () => {
    const key = await sign(released);
    const [head, body, signature] = key.split(".");
    const forged = [
      await sign(released, "another secret"),
      await sign(released, keys.public),
      await sign({ ...released, api_key_name: "nobody" }),
      await sign({ ...released, unknown_option: 1 }),
      await sign(released, keys.private, { alg: "none" }),
      `${text({ alg: "none" })}.${body}.`,
      `${head}.${text({ api_key_name: "private-key" })}.${signature}`,
      `${head}.${body}.${signature}x`,
      `${head}.${body}`,
      "a.b.c",
    ];
    for (const [index, wrong] of forged.entries())
      expect([index, await found(wrong, { query: "akt" })]).toEqual([index, 401]);
  });

  it("give no access to private calls", async () => {
    expect((await engineCall(engine, "documents", { key: await sign(released), body: [{ id: "3" }] })).status).toBe(
      403,
    );
  });
});
