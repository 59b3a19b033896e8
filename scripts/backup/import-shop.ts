/**
 * Reads the files of `npm run export-shop` into an empty shop.
 *
 *   ADMIN_KEY=… npm run import-shop -- --from folder [--services http://localhost:8790]
 *
 * Checks digests first, and writes nothing if a file is damaged or the shop contains data. The shop is out of service
 * until the import is complete; an interrupted import continues if it is run again with the same folder. The shop needs
 * the same `TOKEN_KEYS` and `PASSWORD_PEPPERS`, because stored secrets and passwords depend on them. Exit code 1 if the
 * import failed.
 */
import { createHash, randomUUID } from "node:crypto";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { adminKey } from "../seed/seed.ts";
import { encodeKey } from "./export-shop.ts";
import {
  backupPath,
  type EngineFacts,
  enginePath,
  type Manifest,
  type ShopClient,
  type ShopParts,
  shopClient,
} from "./shop-client.ts";

interface ImportOptions {
  readonly services: string;
  readonly from: string;
  readonly key?: string;
  readonly log?: (line: string) => void;
  /**
   * UUID of this import. A repeated import with the same UUID need not wait until the earlier one counts as
   * interrupted.
   */
  readonly claim?: string;
}

/** Maximum characters per request, below the 32 MB that the shop accepts. */
const requestCharacters = 6_000_000;

/** Interval of the heartbeat that tells the shop that an import is running. */
const signMs = 4000;

/** Thrown when the import fails after it has begun. */
class InterruptedImport extends Error {}

interface RestoreState {
  readonly backup: string;
  readonly done: readonly string[];
}

interface BegunRestore {
  readonly restore: RestoreState;
  readonly isNew: boolean;
  readonly isClaimed: boolean;
  readonly knownAfterMs: number;
  readonly claimMs: number;
}

/** @returns number of files imported, including those imported before an interruption */
export async function importShop({
  services,
  from,
  key = adminKey(),
  log = console.log,
  claim = randomUUID(),
}: ImportOptions): Promise<number> {
  const text = readFileSync(join(from, "manifest.json"), "utf8");
  const manifest: Manifest = JSON.parse(text);
  if (manifest.version !== 1) throw new Error("The backup was made by a newer version of the shop");
  for (const { path, sha256 } of manifest.files) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(join(from, path))) hash.update(chunk);
    if (hash.digest("hex") !== sha256) throw new Error(`${path} is damaged`);
  }
  const backup = createHash("sha256").update(text).digest("hex");
  const shop = shopClient(services, key, { "x-restore-claim": claim });
  const begin = async (): Promise<BegunRestore> => {
    const answer = await shop.call(`${backupPath}/restore`, { method: "PUT", body: JSON.stringify({ backup, claim }) });
    return await answer.json();
  };
  const done = await beginRestore(shop, backup, begin, log);
  // The shop treats an import without heartbeats as interrupted.
  const sign = setInterval(() => void begin().catch(() => {}), signMs);
  try {
    return await readFiles(shop, from, manifest, done, log);
  } finally {
    clearInterval(sign);
  }
}

async function readFiles(
  shop: ShopClient,
  from: string,
  manifest: Manifest,
  done: ReadonlySet<string>,
  log: (line: string) => void,
): Promise<number> {
  const send = async (path: string, target: string, lines: AsyncIterable<string> = linesOf(join(from, path))) => {
    let batch: string[] = [];
    let characters = 0;
    const flush = async () => {
      if (batch.length > 0) await shop.call(target, { method: "POST", body: `${batch.join("\n")}\n` });
      batch = [];
      characters = 0;
    };
    for await (const line of lines) {
      if (characters + line.length > requestCharacters) await flush();
      batch.push(line);
      characters += line.length + 1;
    }
    await flush();
    log(path);
  };
  const paths = manifest.files.map(({ path }) => path);
  const read = async (path: string) => {
    const [kind = "", name = ""] = path.split(/[/.]/);
    if (kind === "databases") {
      // A database that the source shop never used is exported as an empty line.
      if (statSync(join(from, path)).size > 1) await shop.call(`${backupPath}/databases/${name}`, { method: "DELETE" });
      await send(path, `${backupPath}/databases/${name}`, missingRows(shop, from, path, name));
    } else if (path === "objects.jsonl") await send(path, `${backupPath}/objects`);
    else if (kind === "engines" && path.endsWith(".json"))
      await createEngine(shop, readFileSync(join(from, path), "utf8"));
    else if (kind === "engines") await send(path, `${enginePath}/${name}/documents`);
    else if (kind === "buckets" && path.endsWith(".json")) await fillBucket(shop, from, name);
    await shop.call(`${backupPath}/restore/files`, { method: "POST", body: JSON.stringify({ file: path }) });
  };
  try {
    for (const path of paths) if (!done.has(path)) await read(path);
    // A backup of an older version lacks what newer migrations add, and may have no counts.
    await shop.call(`${backupPath}/migrations`, { method: "POST" });
    await shop.call("/commerce/_admin/products/counts", { method: "POST" });
  } catch (cause) {
    throw new InterruptedImport(String(cause instanceof Error ? cause.message : cause), { cause });
  }
  if (paths.includes("objects.jsonl"))
    await send("objects.jsonl", `${backupPath}/alarms`, alarmsIn(join(from, "objects.jsonl")));
  await shop.call(`${backupPath}/restore`, { method: "DELETE" }).catch((cause: unknown) => {
    throw new Error(
      "Everything was read, but the shop did not confirm that it is in service: run this again. If it is then said to hold data, it is complete",
      { cause },
    );
  });
  return paths.length;
}

/**
 * Takes the shop out of service.
 * @returns files that an earlier restore of the same backup has imported
 */
async function beginRestore(
  shop: ShopClient,
  backup: string,
  begin: () => Promise<BegunRestore>,
  log: (line: string) => void,
): Promise<ReadonlySet<string>> {
  const { restore: found } = await shop.json<{ readonly restore: RestoreState | null }>(`${backupPath}/restore`);
  // Checked before the shop is taken out of service, because a shop with data must stay in service.
  if (!found) await requireEmpty(shop);
  let begun = await begin();
  const isOther = () => begun.restore.backup !== backup;
  if (!begun.isClaimed && !isOther()) {
    log("Another import of this backup has started; checking for some seconds whether it still runs");
    for (const until = Date.now() + begun.claimMs + signMs; !begun.isClaimed && !isOther() && Date.now() < until; ) {
      await sleep(signMs);
      begun = await begin();
    }
  }
  if (isOther()) throw new Error("The shop contains part of another backup: finish that import, or empty the shop");
  if (!begun.isClaimed) throw new Error("Another import of this backup is running");
  if (!begun.isNew) {
    log(`An import of this backup was interrupted; it continues after ${begun.restore.done.length} files`);
    return new Set(begun.restore.done);
  }
  // Another import may have finished since the shop was found empty.
  await requireEmpty(shop).catch(async (notEmpty: unknown) => {
    await shop.call(`${backupPath}/restore`, { method: "DELETE" });
    throw notEmpty;
  });
  await sleep(begun.knownAfterMs);
  return new Set();
}

async function requireEmpty(shop: ShopClient): Promise<void> {
  const { databases } = await shop.json<ShopParts>(`${backupPath}/parts`);
  for (const name of databases) {
    const { tables } = await shop.json<{ tables: readonly string[] }>(`${backupPath}/databases/${name}/filled`);
    if (tables.length > 0) throw new Error(`The shop is not empty: ${name} contains ${tables.join(", ")}`);
  }
}

const linesOf = (file: string): AsyncIterable<string> => createInterface({ input: createReadStream(file, "utf8") });

/** Alarms of the objects, which resume their scheduled work. */
async function* alarmsIn(file: string): AsyncGenerator<string> {
  for await (const line of linesOf(file)) {
    if (line === "") continue;
    const { kind, name, alarm }: { kind: string; name: string; alarm: number | null } = JSON.parse(line);
    if (alarm !== null) yield JSON.stringify({ kind, name, alarm });
  }
}

/**
 * Chunks of a database without the rows that an interrupted import has stored. Rows are stored in order, several per
 * transaction, so the stored ones are the first of each table. The shop merges applied migrations itself.
 */
async function* missingRows(shop: ShopClient, from: string, path: string, name: string): AsyncGenerator<string> {
  const { rows: stored } = await shop.json<{ rows: Record<string, number> }>(`${backupPath}/databases/${name}/filled`);
  for await (const line of linesOf(join(from, path))) {
    const chunk: { readonly table: string; readonly rows: readonly object[] } | null =
      line === "" ? null : JSON.parse(line);
    const many = chunk ? Math.min(stored[chunk.table] ?? 0, chunk.rows.length) : 0;
    if (!chunk || many === 0) yield line;
    else {
      stored[chunk.table] = (stored[chunk.table] ?? 0) - many;
      yield JSON.stringify({ ...chunk, rows: chunk.rows.slice(many) });
    }
  }
}

async function createEngine(shop: ShopClient, text: string): Promise<void> {
  const { name, language, schema, searchFields, parts, synonyms } = JSON.parse(text) as EngineFacts & {
    readonly synonyms: readonly { readonly id: string; readonly synonyms: readonly string[] }[];
  };
  const draft = {
    ...{ name, schema, parts },
    ...(language && { language }),
    ...(searchFields && { search_fields: searchFields }),
  };
  await shop.call(enginePath, { method: "POST", body: JSON.stringify(draft) });
  const sets = synonyms.map(({ id, synonyms: words }) => ({ id, synonyms: words }));
  await shop.call(`${enginePath}/${name}/synonyms`, { method: "PUT", body: JSON.stringify({ sets }) });
}

async function fillBucket(shop: ShopClient, from: string, bucket: string): Promise<void> {
  const listed: readonly { readonly key: string; readonly file: string; readonly facts: string }[] = JSON.parse(
    readFileSync(join(from, "buckets", `${bucket}.json`), "utf8"),
  );
  for (const { key, file, facts } of listed) {
    await shop.call(`${backupPath}/buckets/${bucket}/${encodeKey(key)}`, {
      method: "PUT",
      headers: { "x-object-facts": facts, "content-type": "application/octet-stream" },
      body: readFileSync(join(from, file)),
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      services: {
        type: "string",
        default: process.env.SERVICES_URL ?? `http://localhost:${process.env.SERVICES_PORT ?? 8790}`,
      },
    },
  });
  if (!values.from) {
    console.error("Usage: npm run import-shop -- --from folder [--services URL]");
    process.exit(2);
  }
  const started = performance.now();
  try {
    const files = await importShop({ services: values.services, from: values.from });
    console.log(`${files} files, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  } catch (error) {
    console.error(String(error instanceof Error ? error.message : error));
    if (error instanceof InterruptedImport) console.error("The shop is out of service until this command completes.");
    process.exit(1);
  }
}
