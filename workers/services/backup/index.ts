/** Export of the whole shop and import into an empty one, for `npm run export-shop` and `import-shop`. See README.md. */
import { type Context, Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as v from "valibot";
import { requireAdmin } from "../admin";
import type { ServicesApp } from "../env";
import { tableDump } from "../shared/backup/rows";
import { readJson } from "../shared/body";
import {
  databaseChunks,
  databaseNames,
  dropEmptyTables,
  filledTables,
  restoreChunk,
  tablesWithData,
} from "./databases";
import { objectDumps, objectNames, storedObject } from "./objects";
import {
  beginRestore,
  claimMs,
  endRestore,
  finishFile,
  restoreClaim,
  restoreKnownMs,
  restoreState,
} from "./restore-state";

export const backup = new Hono<ServicesApp>();
backup.use("/_admin/*", requireAdmin);

const bucketNames = ["FIGURES", "PURCHASE_ORDERS"] as const;
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const maxBytes = 32 * 1024 * 1024;

backup.get("/_admin/parts", (c) => c.json({ databases: databaseNames, objects: objectNames, buckets: bucketNames }));

backup.get("/_admin/restore", async (c) => c.json({ restore: await restoreState(c.env) }));

const claimHeader = "x-restore-claim";

/** Returns the restore in progress, which may be of another backup. An import repeats this call to keep its claim. */
backup.put("/_admin/restore", async (c) => {
  const body = await readJson(c.req.raw, v.strictObject({ backup: digest, claim: v.pipe(v.string(), v.uuid()) }), 1000);
  if (!body.ok) return body.response;
  const begun = await beginRestore(c.env, body.value.backup, body.value.claim);
  return c.json({ ...begun, knownAfterMs: restoreKnownMs, claimMs });
});

/** Two imports of one backup at once would store the rows of tables without a key twice. */
const byClaim = createMiddleware<ServicesApp>(async (c, next) => {
  const claim = await restoreClaim(c.env);
  if (claim !== null && claim !== c.req.header(claimHeader))
    return c.json({ error: "Another import into this shop is running." }, 409);
  await next();
});

const restoring = createMiddleware<ServicesApp>(async (c, next) => {
  if (!(await restoreState(c.env))) return c.json({ error: "No restore is in progress." }, 409);
  await next();
});

backup.post("/_admin/restore/files", restoring, byClaim, async (c) => {
  const body = await readJson(
    c.req.raw,
    v.strictObject({ file: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) }),
    1000,
  );
  if (!body.ok) return body.response;
  await finishFile(c.env, body.value.file);
  return c.json({ stored: 1 });
});

/** Puts the shop back in service. An administrator, who has no claim, may end any restore. */
backup.delete("/_admin/restore", async (c, next) => (c.req.header(claimHeader) ? byClaim(c, next) : next()));
backup.delete("/_admin/restore", async (c) => {
  await endRestore(c.env);
  return c.json({ restore: null });
});

/** Refuses exports during a restore, because they would be incomplete. */
const refuseDuringRestore = createMiddleware<ServicesApp>(async (c, next) => {
  if (await restoreState(c.env))
    return c.json({ error: "A backup is being restored into this shop, so it cannot be exported." }, 409);
  await next();
});

backup.get("/_admin/databases/:name", refuseDuringRestore, (c) => {
  const name = databaseNames.find((known) => known === c.req.param("name"));
  return name ? lines(databaseChunks(c.env[name])) : noPart(c);
});

backup.get("/_admin/databases/:name/filled", async (c) => {
  const name = databaseNames.find((known) => known === c.req.param("name"));
  if (!name) return noPart(c);
  const rows = await filledTables(c.env[name]);
  return c.json({ tables: tablesWithData(rows), rows });
});

/** Called before the first chunk of a database. After an interruption, the database keeps its rows. */
backup.delete("/_admin/databases/:name", restoring, byClaim, async (c) => {
  const name = databaseNames.find((known) => known === c.req.param("name"));
  return name ? c.json({ dropped: await dropEmptyTables(c.env[name]) }) : noPart(c);
});

/** Applies the migrations that are newer than the backup, once all of its databases are read. */
backup.post("/_admin/migrations", restoring, byClaim, async (c) => {
  await c.get("migrateDatabases")(c.env);
  return c.json({ migrated: true });
});

/** Chunks of a database, one per line. The caller checks first that the database is empty. */
backup.post("/_admin/databases/:name", byClaim, async (c) => {
  const name = databaseNames.find((known) => known === c.req.param("name"));
  if (!name) return noPart(c);
  const read = await readLines(c, tableDump);
  if (!read.ok) return c.json({ error: read.error }, read.status);
  for (const chunk of read.lines) await restoreChunk(c.env[name], chunk);
  return c.json({ stored: read.lines.length });
});

backup.get("/_admin/objects", refuseDuringRestore, (c) => lines(objectDumps(c.env)));

const named = {
  kind: v.picklist(objectNames),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
};
const objectLine = v.strictObject({ ...named, tables: v.array(tableDump), alarm: v.nullable(v.number()) });
const alarmLine = v.strictObject({ ...named, alarm: v.number() });

backup.post("/_admin/objects", byClaim, async (c) => {
  const read = await readLines(c, objectLine);
  if (!read.ok) return c.json({ error: read.error }, read.status);
  // An object is restored as a whole, so one with data was restored before an interruption.
  const isRestore = (await restoreState(c.env)) !== null;
  for (const { kind, name, ...dump } of read.lines) {
    if (!(await storedObject(c.env, kind, name).restore(dump)) && !isRestore)
      return c.json({ error: `${kind} ${name} is not empty.` }, 409);
  }
  return c.json({ stored: read.lines.length });
});

/** Sets the alarms of restored objects, once all of them exist. */
backup.post("/_admin/alarms", byClaim, async (c) => {
  const read = await readLines(c, alarmLine);
  if (!read.ok) return c.json({ error: read.error }, read.status);
  for (const { kind, name, alarm } of read.lines) await storedObject(c.env, kind, name).wake(alarm);
  return c.json({ stored: read.lines.length });
});

backup.get("/_admin/buckets/:name", async (c) => {
  const name = bucketNames.find((known) => known === c.req.param("name"));
  if (!name) return noPart(c);
  const { objects, truncated, ...page } = await c.env[name].list({
    limit: 500,
    ...(c.req.query("cursor") && { cursor: c.req.query("cursor") }),
  });
  return c.json({ keys: objects.map(({ key }) => key), cursor: truncated && "cursor" in page ? page.cursor : null });
});

backup.get("/_admin/buckets/:name/:key{.+}", async (c) => {
  const name = bucketNames.find((known) => known === c.req.param("name"));
  const found = name && (await c.env[name].get(c.req.param("key")));
  if (!found) return noPart(c);
  const facts = { http: found.httpMetadata ?? {}, custom: found.customMetadata ?? {} };
  return new Response(found.body, {
    headers: {
      "content-type": "application/octet-stream",
      "x-object-facts": encodeURIComponent(JSON.stringify(facts)),
    },
  });
});

const objectFacts = v.pipe(
  v.string(),
  v.transform(decodeURIComponent),
  v.parseJson(),
  v.object({ http: v.record(v.string(), v.string()), custom: v.record(v.string(), v.string()) }),
);

backup.put("/_admin/buckets/:name/:key{.+}", byClaim, async (c) => {
  const name = bucketNames.find((known) => known === c.req.param("name"));
  if (!name) return noPart(c);
  const facts = v.safeParse(objectFacts, c.req.header("x-object-facts") ?? "");
  if (!facts.success) return c.json({ error: "The object's facts cannot be read." }, 400);
  const { http, custom } = facts.output;
  await c.env[name].put(c.req.param("key"), await c.req.arrayBuffer(), { httpMetadata: http, customMetadata: custom });
  return c.json({ stored: 1 });
});

const noPart = (c: Context<ServicesApp>) => c.json({ error: "There is no such part." }, 404);

/**
 * JSON lines, written as they are read from storage. An empty line marks the end, because the runtime closes a response
 * that failed midway like a complete one.
 */
function lines(values: AsyncGenerator<object>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await values.next();
      controller.enqueue(encoder.encode(done ? "\n" : `${JSON.stringify(value)}\n`));
      if (done) controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": "application/x-ndjson" } });
}

type Read<Output> =
  | { readonly ok: true; readonly lines: readonly Output[] }
  | { readonly ok: false; readonly status: 400 | 413; readonly error: string };

async function readLines<Output>(
  c: Context<ServicesApp>,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Read<Output>> {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > maxBytes) return { ok: false, status: 413, error: "At most 32 MB in one request." };
  const lineSchema = v.pipe(v.string(), v.parseJson(), schema);
  const found: Output[] = [];
  for (const [index, line] of new TextDecoder().decode(bytes).split("\n").entries()) {
    if (line === "") continue;
    const parsed = v.safeParse(lineSchema, line);
    if (!parsed.success) return { ok: false, status: 400, error: `Line ${index + 1}: ${parsed.issues[0].message}` };
    found.push(parsed.output);
  }
  return { ok: true, lines: found };
}
