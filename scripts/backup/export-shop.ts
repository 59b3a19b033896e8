/**
 * Writes all data of a shop to files: databases, objects of customers and orders, search engines, images and uploaded
 * purchase orders.
 *
 *   ADMIN_KEY=… npm run export-shop -- --to folder [--services http://localhost:8790]
 *
 * The folder must be new or empty. `manifest.json` lists the files with their digests. Exit code 1 if the export
 * failed.
 */
import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { adminKey } from "../seed/seed.ts";
import {
  type BackupFile,
  backupPath,
  type EngineFacts,
  enginePath,
  type Manifest,
  type ShopParts,
  shopClient,
  wholeLines,
} from "./shop-client.ts";

interface ExportOptions {
  readonly services: string;
  readonly to: string;
  readonly key?: string;
  readonly log?: (line: string) => void;
}

export async function exportShop({
  services,
  to,
  key = adminKey(),
  log = console.log,
}: ExportOptions): Promise<Manifest> {
  mkdirSync(to, { recursive: true });
  if (readdirSync(to).length > 0) throw new Error(`The folder ${to} is not empty`);
  const shop = shopClient(services, key);
  const files: BackupFile[] = [];
  const keep = async (path: string, chunks: AsyncIterable<Uint8Array | string>) => {
    const file = join(to, path);
    mkdirSync(dirname(file), { recursive: true });
    const hash = createHash("sha256");
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    await pipeline(Readable.from(chunks), counted, createWriteStream(file));
    files.push({ path, bytes, sha256: hash.digest("hex") });
    log(`${path}  ${bytes.toLocaleString("en")} bytes`);
  };

  const { databases, buckets } = await shop.json<ShopParts>(`${backupPath}/parts`);
  const keepLines = async (file: string, path: string) =>
    keep(file, wholeLines(path, bodyOf(await shop.call(`${backupPath}/${path}`))));
  for (const name of databases) await keepLines(`databases/${name}.jsonl`, `databases/${name}`);
  await keepLines("objects.jsonl", "objects");
  const { engines } = await shop.json<{ engines: readonly EngineFacts[] }>(enginePath);
  for (const engine of engines) {
    const { name, language, schema, searchFields, parts } = engine;
    const { results } = await shop.json<{ results: readonly object[] }>(`${enginePath}/${name}/synonyms`);
    const facts = { name, language, schema, searchFields, parts, synonyms: results };
    await keep(`engines/${name}.json`, once(`${JSON.stringify(facts)}\n`));
    await keep(`engines/${name}.jsonl`, documentsOf(shop, name));
  }
  for (const bucket of buckets) {
    let cursor: string | null = "";
    const listed: { key: string; file: string; facts: string }[] = [];
    while (cursor !== null) {
      const query: string = cursor ? `?cursor=${encodeURIComponent(cursor)}` : "";
      const page: { keys: string[]; cursor: string | null } = await shop.json(
        `${backupPath}/buckets/${bucket}${query}`,
      );
      for (const key of page.keys) {
        const response = await shop.call(`${backupPath}/buckets/${bucket}/${encodeKey(key)}`);
        // Keys may contain characters that a file system does not allow.
        const file = `buckets/${bucket}/${createHash("sha256").update(key).digest("hex")}`;
        listed.push({ key, file, facts: response.headers.get("x-object-facts") ?? "" });
        await keep(file, bodyOf(response));
      }
      cursor = page.cursor;
    }
    await keep(`buckets/${bucket}.json`, once(`${JSON.stringify(listed)}\n`));
  }
  const manifest: Manifest = { version: 1, at: new Date().toISOString(), files };
  writeFileSync(join(to, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

export const encodeKey = (key: string): string => key.split("/").map(encodeURIComponent).join("/");

async function* bodyOf(response: Response): AsyncGenerator<Uint8Array> {
  for await (const chunk of response.body ?? []) yield chunk;
}

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

async function* documentsOf(shop: ReturnType<typeof shopClient>, engine: string): AsyncGenerator<string> {
  for (let from: string | null = "0"; from !== null; ) {
    const response: Response = await shop.call(`${enginePath}/${engine}/documents?from=${from}`);
    yield await response.text();
    from = response.headers.get("x-next");
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      to: { type: "string" },
      services: {
        type: "string",
        default: process.env.SERVICES_URL ?? `http://localhost:${process.env.SERVICES_PORT ?? 8790}`,
      },
    },
  });
  if (!values.to) {
    console.error("Usage: npm run export-shop -- --to folder [--services URL]");
    process.exit(2);
  }
  const started = performance.now();
  try {
    const { files } = await exportShop({ services: values.services, to: values.to });
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${files.length} files, ${bytes.toLocaleString("en")} bytes, ${seconds} s`);
  } catch (error) {
    console.error(String(error instanceof Error ? error.message : error));
    process.exit(1);
  }
}
