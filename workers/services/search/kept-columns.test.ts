/** Columns that an engine saves in their form in memory, and reads after a start. */
import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { SearchEngineObject } from "./engine/engine-object";
import { engineCall, importInto, keys, newEngine, search } from "./testing";

const schema = { name: "text", kind: "text", price: "number", day: "date", tags: "text" } as const;
const documentOf = (id: number, turn = 0) => ({
  id: String(id),
  name: `Name ${(id * 7919 + turn * 31) % 1000} of ${turn}`,
  kind: ["Kit", "Buffer", "Antibody"][(id + turn) % 3],
  ...((id + turn) % 4 > 0 && { price: (id * 13 + turn) % 50 }),
  day: `2026-01-${String(1 + ((id + turn) % 28)).padStart(2, "0")}`,
  tags: ["a", "b", "c"].slice(0, (id + turn) % 4),
});
const documents = (count: number, turn = 0) => Array.from({ length: count }, (_, id) => documentOf(id, turn));

const stub = (engine: string) => env.SEARCH_ENGINES.get(env.SEARCH_ENGINES.idFromName(engine));
const inStorage = <T>(engine: string, work: (storage: DurableObjectStorage) => T) =>
  runInDurableObject(stub(engine), (_instance: SearchEngineObject, { storage }) => work(storage));
async function restart(engine: string): Promise<void> {
  // Only a running object can be evicted.
  await inStorage(engine, () => null);
  await evictDurableObject(stub(engine));
}

/** Runs the object's background work until nothing is left, after a restart, because it would wait after an import. */
async function keepAll(engine: string, isAsked = true): Promise<void> {
  await restart(engine);
  if (isAsked) await answersOf(engine);
  await inStorage(engine, (storage) => storage.setAlarm(Date.now() + 60_000));
  for (let steps = 0; steps < 100 && (await runDurableObjectAlarm(stub(engine))); steps += 1);
}

const value = { type: "value", size: 100 } as const;
/** Results of searches that read every column. */
async function answersOf(engine: string) {
  const page = { size: 100, current: 1 };
  const asked = [
    { query: "", page, facets: { kind: value, price: value, day: value, tags: value } },
    { query: "", page, sort: [{ name: "asc" }] },
    { query: "", page, filters: { all: [{ kind: "Kit" }, { price: { from: 10, to: 40 } }] }, sort: { name: "desc" } },
  ];
  const answers: unknown[] = [];
  for (const one of asked) {
    const { results, facets, meta } = await search(engine, one);
    answers.push({ ids: results.map(({ id }) => id.raw).join(), facets, total: meta.page.total_results });
  }
  const suggested = await engineCall(engine, "query_suggestion", { body: { query: "name 9", size: 20 } });
  const { results } = await suggested.json<{ results: unknown }>();
  return [...answers, results];
}

it("are read after a start instead of the values of all documents, with later writes", async () => {
  const engine = await newEngine(schema, documents(700));
  await answersOf(engine);
  await keepAll(engine);
  await importInto(engine, [documentOf(5, 1), documentOf(900, 1)]);
  await engineCall(engine, "documents", { key: keys.private, method: "DELETE", body: ["6"] });
  const answers = await answersOf(engine);
  // Deletes rows of a chunk without later writes.
  await inStorage(engine, ({ sql }) => sql.exec("delete from columns where field <> 'id' and chunk = 1"));
  await restart(engine);
  expect(await answersOf(engine)).toEqual(answers);
});

const step = fc.oneof(
  fc.record({ write: fc.array(fc.nat(800), { minLength: 1, maxLength: 99 }), turn: fc.nat(5) }),
  fc.record({ remove: fc.array(fc.nat(800), { minLength: 1, maxLength: 99 }) }),
  fc.constantFrom("keep", "keep", "restart", "clear"),
);

it("give the same results as single values, after any writes and deletions", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const engine = await newEngine(schema, documents(600));
      await answersOf(engine);
      for (const now of [...steps, "restart"] as const) {
        if (now === "keep") await keepAll(engine);
        else if (now === "restart") await restart(engine);
        else if (now === "clear") await inStorage(engine, () => stub(engine).clearDocuments());
        else if ("write" in now)
          await importInto(
            engine,
            now.write.map((id) => documentOf(id, now.turn)),
          );
        else
          await engineCall(engine, "documents", { key: keys.private, method: "DELETE", body: now.remove.map(String) });
      }
      const answers = await answersOf(engine);
      await inStorage(engine, ({ sql }) => {
        for (const table of ["kept_columns", "kept_parts", "written_chunks"]) sql.exec(`delete from ${table}`);
      });
      await restart(engine);
      expect(await answersOf(engine)).toEqual(answers);
    }),
    { numRuns: 4 },
  );
}, 90_000);

it("are updated if old values of a column are gone, and after a change of a type", async () => {
  const engine = await newEngine(schema, documents(300));
  await answersOf(engine);
  for (let turn = 1; turn < 20; turn += 1)
    await importInto(
      engine,
      documents(300, turn).map((document) => ({ ...document, name: `Turn ${turn} ${document.id}` })),
    );
  await keepAll(engine);
  const answers = await answersOf(engine);
  await restart(engine);
  expect(await answersOf(engine)).toEqual(answers);
  const changed = await engineCall(engine, "schema", { key: keys.private, body: { price: "text" } });
  expect(changed.status).toBe(200);
  await restart(engine);
  expect(await search(engine, { query: "", filters: { price: "13" } })).toMatchObject({ meta: { page: {} } });
  expect((await search(engine, { query: "", facets: { price: value } })).facets?.price?.[0]?.data[0]?.value).toBeTypeOf(
    "string",
  );
});

it("are saved by the object itself after a search, each in a separate step", async () => {
  const engine = await newEngine(schema, documents(300));
  const ask = () => search(engine, { query: "", sort: { name: "asc" }, facets: { kind: value } });
  await keepAll(engine, false);
  const kept = () =>
    inStorage(engine, ({ sql }) =>
      sql
        .exec<{ field: string }>("select field from kept_columns")
        .toArray()
        .map(({ field }) => field),
    );
  // A field with mostly distinct values is saved once a search uses it.
  expect(await kept()).toEqual(["", "day", "kind", "price", "tags"]);
  const { results, facets } = await ask();
  await expect.poll(() => inStorage(engine, (storage) => storage.getAlarm())).not.toBeNull();
  for (let steps = 0; steps < 20 && (await runDurableObjectAlarm(stub(engine))); steps += 1);
  expect(await kept()).toEqual(["", "day", "kind", "name", "price", "tags"]);
  await restart(engine);
  expect(await ask()).toMatchObject({ results, facets });
});
