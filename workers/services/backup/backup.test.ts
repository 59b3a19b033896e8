/**
 * Backup drill: exports everything, empties the stores, restores everything, and expects the same bytes from a second
 * export.
 */
import { createExecutionContext, env, reset, runInDurableObject, SELF, waitOnExecutionContext } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";
import { lot } from "../../../tests/factories/lot";
import { ndjson } from "../../../tests/factories/product";
import type { ServicesEnv } from "../env";
import { databaseNames } from "./databases";
import { beginRestore, claimMs, refuseDuringRestore } from "./restore-state";

const origin = "http://services.test";
/** The served bundle has its own copy of the modules. */
const bundle = "../../../.cache/services-under-test/services.js";
const admin = { authorization: "Bearer demo-admin-key" };
const ask = (path: string, init: RequestInit = {}) =>
  SELF.fetch(origin + path, { ...init, headers: { ...admin, ...init.headers } });
const email = "drill@lab.example";
const text = async (path: string) => new TextDecoder().decode(await (await ask(path)).arrayBuffer());

async function everything(): Promise<Record<string, string>> {
  const parts: Record<string, string> = {};
  for (const name of databaseNames) parts[name] = await text(`/backup/_admin/databases/${name}`);
  parts.objects = await text("/backup/_admin/objects");
  parts.documents = await text("/search/_admin/engines/product-en-us/documents");
  return parts;
}

/** Ignores alarms, because one that came due between the two exports has run. */
const withoutAlarms = ({ objects, ...parts }: Record<string, string>) => ({
  ...parts,
  objects: objects?.replace(/"alarm":(?:\d+|null)/g, '"alarm":null'),
});

describe("a backup", () => {
  it("needs the administrator's key", async () => {
    expect((await SELF.fetch(`${origin}/backup/_admin/parts`)).status).toBe(401);
    expect((await ask("/backup/_admin/databases/LOG_DB")).status).toBe(404);
    expect((await ask("/backup/_admin/objects", { method: "POST", body: "nonsense" })).status).toBe(400);
    const bad = JSON.stringify({ table: "t", create: ["drop table t"], rows: [] });
    expect((await ask("/backup/_admin/databases/LOTS_DB", { method: "POST", body: bad })).status).toBe(400);
  });

  it("contains everything, and a restore into an empty shop exports the same bytes", async () => {
    await ask("/lots/_admin/lots", { method: "POST", body: ndjson([lot({ number: "7" }), lot({ number: "8" })]) });
    await ask("/settings/_admin/flags", { method: "PUT", body: JSON.stringify({ name: "gop", value: "true" }) });
    const draft = { name: "product-en-us", kind: "product" };
    await ask("/search/_admin/engines", { method: "POST", body: JSON.stringify(draft) });
    const documents = [
      { id: "4060", name: "Akt" },
      { id: "9271", name: "Phospho-Akt", molecularweights: [60] },
    ];
    await ask("/search/_admin/engines/product-en-us/documents", { method: "POST", body: ndjson(documents) });
    const now = new Date().toISOString();
    const customer = {
      ...{ id: "drill", email, firstName: "Rosalind", lastName: "Mint", isEmailVerified: true, createdAt: now },
      ...{ lastModifiedAt: now, addresses: [], shippingAddressIds: [], billingAddressIds: [] },
      ...{ defaultShippingAddressId: null, defaultBillingAddressId: null },
      custom: {
        type: "regular-customer-type",
        fields: {
          ...{ registrationOrigin: "US", isNewsletterOptin: false, forcedPasswordReset: false, contacts: [] },
          privacyAgreedToDateTime: now,
        },
      },
    };
    const imported = await ask("/commerce/_admin/customers", { method: "POST", body: ndjson([{ customer }]) });
    expect(await imported.json()).toMatchObject({ stored: 1 });
    // The office's list is updated after the customer's object.
    await vi.waitFor(async () => {
      const listed = await env.DIRECTORY_DB.prepare("select id from customer_list where id = 'drill'").first();
      expect(listed).not.toBeNull();
    });
    await ask("/staff/audit");
    await env.FIGURES.put("originals/a b", "bytes", { httpMetadata: { contentType: "image/png" } });
    const before = await everything();
    expect(before.LOTS_DB).toContain('"number":"7"');
    // The empty line marks a complete response.
    for (const name of [...databaseNames, "objects"]) expect(before[name], name).toMatch(/(?:^|\n)\n$/);
    expect(before.OFFICE_DB).toContain("CREATE TRIGGER audit_keeps_all");
    expect(before.objects).toContain('"kind":"SHOPPERS","name":"customer:drill"');
    expect(before.objects).toContain(email);
    expect(before.documents).toContain("Phospho-Akt");
    const figure = await ask("/backup/_admin/buckets/FIGURES/originals/a%20b");
    const facts = figure.headers.get("x-object-facts") ?? "";
    const bytes = await figure.arrayBuffer();

    const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
    await reset();
    forgetMigrations();
    expect(await text("/backup/_admin/databases/LOTS_DB")).toBe("\n");
    for (const name of databaseNames) {
      const stored = await ask(`/backup/_admin/databases/${name}`, { method: "POST", body: before[name] ?? "" });
      expect(stored.status, name).toBe(200);
    }
    expect((await ask("/backup/_admin/objects", { method: "POST", body: before.objects ?? "" })).status).toBe(200);
    // Existing rows are never replaced.
    expect((await ask("/backup/_admin/objects", { method: "POST", body: before.objects ?? "" })).status).toBe(409);
    await ask("/search/_admin/engines", { method: "POST", body: JSON.stringify(draft) });
    await ask("/search/_admin/engines/product-en-us/documents", { method: "POST", body: before.documents ?? "" });
    const put = await ask("/backup/_admin/buckets/FIGURES/originals/a%20b", {
      ...{ method: "PUT", body: bytes, headers: { "x-object-facts": facts } },
    });
    expect(put.status).toBe(200);

    expect(withoutAlarms(await everything())).toEqual(withoutAlarms(before));
    expect((await env.FIGURES.head("originals/a b"))?.httpMetadata).toMatchObject({ contentType: "image/png" });
    const { tables } = (await (await ask("/backup/_admin/databases/LOTS_DB/filled")).json()) as { tables: string[] };
    expect(tables).toContain("lots");
  });
});

describe("a restore that is in progress", () => {
  const [one, other] = ["1".repeat(64), "2".repeat(64)];
  const claim = "11111111-1111-4111-8111-111111111111";
  const json = (body: object) => ({ method: "PUT", body: JSON.stringify({ claim, ...body }) });
  const held = { headers: { "x-restore-claim": claim } };
  const restoreOf = async (init?: RequestInit) =>
    ((await (await ask("/backup/_admin/restore", init)).json()) as { restore: object | null }).restore;

  it("takes the shop out of service, names its backup and the files read, and is not included in a backup", async () => {
    expect(await restoreOf()).toBeNull();
    expect((await ask("/backup/_admin/restore/files", { method: "POST", body: '{"file":"x"}' })).status).toBe(409);
    expect((await ask("/backup/_admin/restore", json({ backup: "x" }))).status).toBe(400);
    expect(await restoreOf(json({ backup: one }))).toEqual({ backup: one, done: [] });
    const file = { method: "POST", body: JSON.stringify({ file: "objects.jsonl" }) };
    expect((await ask("/backup/_admin/restore/files", file)).status).toBe(409);
    await ask("/backup/_admin/restore/files", { ...file, ...held });
    // An import of another backup gets the restore in progress.
    expect(await restoreOf(json({ backup: other }))).toEqual({ backup: one, done: ["objects.jsonl"] });
    const refused = await ask("/settings/selling");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "60"]);
    expect((await ask("/cn/commerce/api/products")).status).toBe(503);
    expect((await ask("/search/_admin/engines")).status).toBe(200);
    for (const part of ["databases/SETTINGS_DB", "objects"])
      expect((await ask(`/backup/_admin/${part}`)).status, part).toBe(409);
    expect(await restoreOf({ method: "DELETE" })).toBeNull();
    expect((await ask("/settings/selling")).status).not.toBe(503);
    expect(await text("/backup/_admin/databases/SETTINGS_DB")).not.toContain("restore_progress");
  });

  it("migrates the rows of an older version as an upgrade does", async () => {
    const post = async (path: string, body?: string) =>
      (await ask(`/backup/_admin/${path}`, { method: "POST", ...held, ...(body && { body }) })).status;
    const drop = async () =>
      (await (await ask("/backup/_admin/databases/ORDERS_DB", { method: "DELETE", ...held })).json()) as object;
    expect([await post("migrations"), await drop()]).toEqual([409, { error: "No restore is in progress." }]);
    await restoreOf(json({ backup: one }));
    const migrations =
      "create table if not exists d1_migrations (id integer primary key autoincrement, name text unique)";
    await env.ORDERS_DB.prepare(migrations).run();
    expect(await post("migrations")).toBe(200);
    const { results } = await env.ORDERS_DB.prepare("select name from d1_migrations").all<{ name: string }>();
    const older = results.filter(({ name }) => name !== "0033_due_days.sql");
    expect(older).toHaveLength(results.length - 1);
    expect(await drop()).toEqual({ dropped: true });
    const list = "create table order_list (number text primary key, state text, created_at text, ship_date text)";
    const order = { number: "E1", state: "new", created_at: "2026-01-02T03:04:05.000Z", ship_date: "" };
    const chunks = [
      { table: "d1_migrations", create: [migrations], rows: older },
      { table: "order_list", create: [list], rows: [order] },
    ];
    expect(await post("databases/ORDERS_DB", ndjson(chunks))).toBe(200);
    // A restore that continues after an interruption keeps the rows that it has read.
    expect(await drop()).toEqual({ dropped: false });
    expect(await post("migrations")).toBe(200);
    const restored = await env.ORDERS_DB.prepare("select ship_date from order_list").first("ship_date");
    expect(restored).toBe("2026-01-02");
    await restoreOf({ method: "DELETE" });
    const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
    await reset();
    forgetMigrations();
  });

  it("is run by one import at a time, and by another one after the first stops calling", async () => {
    const later = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 27) + ms);
    const [first, second] = [claim, "22222222-2222-4222-8222-222222222222"];
    const begin = async (by: string) => {
      const { isNew, isClaimed } = await beginRestore(env as ServicesEnv, one, by);
      return [isNew, isClaimed];
    };
    const row = ndjson([{ table: "t", create: ["create table t (id text)"], rows: [{ id: "1" }] }]);
    const store = async (by: string) => {
      const init = { method: "POST", body: row, headers: { "x-restore-claim": by } };
      return (await ask("/backup/_admin/databases/CHAT_DB", init)).status;
    };
    later(0);
    // Only one of two concurrent imports gets the claim.
    const both = await Promise.all([begin(first), begin(second)]);
    expect(both).toEqual([
      [true, true],
      [false, false],
    ]);
    expect([await store(first), await store(second)]).toEqual([200, 409]);
    later(claimMs - 1);
    expect([await begin(second), await begin(first)]).toEqual([
      [false, false],
      [false, true],
    ]);
    later(2 * claimMs + 1);
    expect(await begin(second)).toEqual([false, true]);
    // The first import was only slow; its next call shows that it lost the claim.
    expect([await begin(first), await store(first), await store(second)]).toEqual([[false, false], 409, 200]);
    const end = (headers: Record<string, string>) => ask("/backup/_admin/restore", { method: "DELETE", headers });
    expect((await end({ "x-restore-claim": first })).status).toBe(409);
    expect((await end({})).status).toBe(200);
    vi.restoreAllMocks();
    await env.CHAT_DB.prepare("drop table t").run();
  });

  it("may start in a shop that has served visitors, if its databases have only rows that migrations add", async () => {
    await restoreOf(json({ backup: one }));
    for (const name of databaseNames)
      await env[name]
        .prepare("create table if not exists d1_migrations (id integer primary key autoincrement, name text unique)")
        .run();
    expect((await ask("/backup/_admin/migrations", { method: "POST", ...held })).status).toBe(200);
    const before = await text("/backup/_admin/databases/CONTENT_DB/filled");
    expect(JSON.parse(before)).toEqual({ tables: [], rows: { generation: 1 } });
    for (const name of databaseNames) {
      const { tables } = JSON.parse(await text(`/backup/_admin/databases/${name}/filled`));
      expect([name, tables]).toEqual([name, []]);
      const dropped = await ask(`/backup/_admin/databases/${name}`, { method: "DELETE", ...held });
      expect([name, await dropped.json()]).toEqual([name, { dropped: true }]);
    }
    expect(JSON.parse(await text("/backup/_admin/databases/CONTENT_DB/filled")).rows).toEqual({});
    await restoreOf({ method: "DELETE" });
    const { forgetMigrations }: { forgetMigrations(): void } = await import(bundle);
    await reset();
    forgetMigrations();
  });

  it("sets no alarms of objects until all of them are restored", async () => {
    const name = "asleep";
    const alarm = Date.now() + 3_600_000;
    const stub = env.CARTS.get(env.CARTS.idFromName(name));
    const planned = () => runInDurableObject(stub, (_, { storage }) => storage.getAlarm());
    const table = { table: "parts", create: ["create table parts (id text)"], rows: [{ id: "1" }] };
    const send = async (path: string, line: object) =>
      (await ask(`/backup/_admin/${path}`, { method: "POST", body: ndjson([line]) })).status;
    expect(await send("objects", { kind: "CARTS", name, tables: [table], alarm })).toBe(200);
    expect(await planned()).toBeNull();
    expect(await send("alarms", { kind: "CARTS", name, alarm })).toBe(200);
    expect(await planned()).toBe(alarm);
    // A repeated restore does not move an alarm that the object has set itself.
    expect(await send("alarms", { kind: "CARTS", name, alarm: alarm + 1000 })).toBe(200);
    expect(await planned()).toBe(alarm);
    expect(await send("alarms", { kind: "CARTS", name, alarm: null })).toBe(400);
  });
});

const third = { backup: "3".repeat(64), claim: "33333333-3333-4333-8333-333333333333" };

it("an isolate notices within seconds that another one began or ended a restore", async () => {
  const ctx = createExecutionContext();
  const refused = async () => {
    const answer = await refuseDuringRestore(new Request(`${origin}/settings/selling`), env as ServicesEnv, ctx);
    await waitOnExecutionContext(ctx);
    return answer?.status ?? null;
  };
  const later = (ms: number) => vi.spyOn(Date, "now").mockReturnValue(Date.UTC(2026, 10, 27) + ms);
  later(0);
  expect(await refused()).toBeNull();
  await ask("/backup/_admin/restore", { method: "PUT", body: JSON.stringify(third) });
  expect(await refused()).toBeNull();
  // A busy isolate checks in the background of a request.
  later(4000);
  expect(await refused()).toBeNull();
  expect(await refused()).toBe(503);
  await ask("/backup/_admin/restore", { method: "DELETE" });
  // An isolate that was idle for long checks before it serves a request.
  later(3_600_000);
  expect(await refused()).toBeNull();
  await ask("/backup/_admin/restore", { method: "PUT", body: JSON.stringify(third) });
  later(7_200_000);
  expect(await refused()).toBe(503);
  const broken = vi.spyOn(console, "error").mockImplementation(() => {});
  const failing = vi.spyOn(env.SETTINGS_DB, "prepare").mockImplementation(() => {
    throw new Error("no database");
  });
  later(7_300_000);
  expect(await refused()).toBe(503);
  failing.mockRestore();
  broken.mockRestore();
  await ask("/backup/_admin/restore", { method: "DELETE" });
  vi.restoreAllMocks();
});
