/** A seeding that is interrupted, or whose runtime is killed, must produce the same catalogue as an undisturbed one. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, inject, it } from "vitest";
import { dictionaryIdOf, dictionaryOf, unpacked } from "../../../workers/services/commerce/packing/packed-text";
import { freePort } from "../../contract/free-port";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function emptyState(): string {
  const folder = mkdtempSync(join(tmpdir(), "seed-kill-"));
  folders.push(folder);
  return folder;
}

/**
 * Copies the state, because SQLite writes beside the databases that it opens while other test files copy the same
 * state.
 */
function copyOfSeededState(): string {
  const folder = emptyState();
  cpSync(inject("seededState"), folder, { recursive: true });
  return folder;
}

interface Seeding {
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;
  said(): string;
}

/** `npm start` that exits after seeding. */
async function seed(dataDir: string): Promise<Seeding> {
  const [port, servicesPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, [join(root, "scripts/run/serve.ts"), "--seed-only"], {
    env: {
      ...process.env,
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: dataDir,
      SEED_PRODUCTS: "120",
      PASSWORD_LOG2N: "5",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data) => {
      text += data;
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { process: child, ended, said: () => text };
}

function runtimeOf({ process: { pid } }: Seeding): number | null {
  try {
    const [runtime = ""] = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
      .trim()
      .split(/\s+/)
      .filter((child) => child && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("--control-fd=3"));
    return Number(runtime) || null;
  } catch {
    return null;
  }
}

/** Streams that have stored progress. */
function progress(dataDir: string): string[] {
  const path = join(dataDir, "seeding.json");
  return existsSync(path) ? Object.keys(JSON.parse(readFileSync(path, "utf8")).streams) : [];
}

async function until(condition: () => boolean, seeding: Seeding): Promise<void> {
  for (let waited = 0; waited < 120_000 && !condition() && seeding.process.exitCode === null; waited += 5)
    await pause(5);
  expect(condition(), seeding.said()).toBe(true);
}

const tables = ["products", "product_documents", "skus", "stock", "figures", "papers", "uses", "reviews", "synonyms"];

/**
 * Rows of the catalogue, without timestamps and without the engines' document numbers, which depend on the order of
 * arrival.
 */
function catalogueIn(dataDir: string): Record<string, string[]> {
  const rows: Record<string, string[]> = {};
  for (const kind of ["d1/miniflare-D1DatabaseObject", "do/services-SearchEngineObject"]) {
    const folder = join(dataDir, kind);
    for (const name of readdirSync(folder).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite")) {
      const database = new DatabaseSync(join(folder, name));
      const present = database.prepare("select name from sqlite_master where type = 'table'").all();
      const kept = present.map((table) => String(table.name)).filter((table) => tables.includes(table));
      for (const table of kept) rows[`${name} ${table}`] = rowsOf(database, `select * from ${table}`);
      if (kept.includes("product_documents")) rows[`${name} product_documents`] = productTexts(database);
      if (kind.includes("SearchEngine")) rows[`${name} documents`] = rowsOf(database, "select id, body from documents");
      database.close();
    }
  }
  return rows;
}

/** Unpacked texts, because the packing dictionary depends on which import comes first. */
function productTexts(database: DatabaseSync): string[] {
  const dictionaries = database.prepare("select id, hex(bytes) as bytes from text_dictionaries").all();
  const known = new Map(dictionaries.map(({ id, bytes }) => [id, dictionaryOf(Buffer.from(String(bytes), "hex"))]));
  const rows = database.prepare("select hex(packed) as packed from product_documents order by key").all();
  return rows.map(({ packed }) => {
    const text = String(packed);
    const dictionary = known.get(dictionaryIdOf(text));
    if (!dictionary) throw new Error("A product is not packed");
    return unpacked(text, dictionary);
  });
}

function rowsOf(database: DatabaseSync, query: string): string[] {
  return database
    .prepare(query)
    .all()
    .map((row) => JSON.stringify(Object.entries(row).filter(([column]) => !column.endsWith("_at"))))
    .sort();
}

function kill(pid: number | null): void {
  if (pid !== null) process.kill(pid, "SIGKILL");
}

describe("a seeding", () => {
  it("continues when its runtime is killed repeatedly, and at the next start after an interruption", async () => {
    const dataDir = emptyState();
    const first = await seed(dataDir);
    for (const taken of [1, 4]) {
      // After a kill there is briefly no runtime.
      await until(() => progress(dataDir).length >= taken && runtimeOf(first) !== null, first);
      kill(runtimeOf(first));
      await until(() => first.said().split("it is restarted").length > (taken === 1 ? 1 : 2), first);
    }
    await until(() => progress(dataDir).length >= 8, first);
    const orphan = runtimeOf(first);
    first.process.kill("SIGKILL");
    kill(orphan);
    await first.ended;
    expect(existsSync(join(dataDir, "seeded.json"))).toBe(false);

    const second = await seed(dataDir);
    expect(await second.ended, second.said()).toBe(0);
    expect(second.said()).toMatch(/continues after [\d,]+ stored lines/);
    expect(existsSync(join(dataDir, "seeding.json"))).toBe(false);
    expect(catalogueIn(dataDir)).toEqual(catalogueIn(copyOfSeededState()));
  }, 300_000);
});
