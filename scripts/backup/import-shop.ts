/**
 * Reads the files of `npm run export-shop` into an empty shop.
 *
 *   ADMIN_KEY=… npm run import-shop -- --from folder [--services http://localhost:8790]
 *
 * Digests are checked first, and nothing is written if a file is damaged or the shop holds data. The shop needs the same
 * `TOKEN_KEYS` and `PASSWORD_PEPPERS`, with which secrets and passwords are stored. Exit code 1 if the import failed.
 */
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { adminKeysFromEnvironment } from "../seed/seed.ts";
import { encodeKey } from "./export-shop.ts";
import { backupPath, type EngineFacts, enginePath, type Manifest, type ShopParts, shopClient } from "./shop-client.ts";

interface ImportOptions {
  readonly services: string;
  readonly from: string;
  readonly key?: string;
  readonly log?: (line: string) => void;
}

/** Characters of one request, below the 32 MB that the shop accepts. */
const requestCharacters = 6_000_000;

/** @returns number of files that were read */
async function importShop({
  services,
  from,
  key = adminKeysFromEnvironment().admin,
  log = console.log,
}: ImportOptions): Promise<number> {
  const manifest: Manifest = JSON.parse(readFileSync(join(from, "manifest.json"), "utf8"));
  if (manifest.version !== 1) throw new Error("The backup was made by a newer version of the shop");
  for (const { path, sha256 } of manifest.files) {
    const hash = createHash("sha256");
    for await (const chunk of createReadStream(join(from, path))) hash.update(chunk);
    if (hash.digest("hex") !== sha256) throw new Error(`${path} is damaged`);
  }
  const shop = shopClient(services, key);
  const { databases } = await shop.json<ShopParts>(`${backupPath}/parts`);
  for (const name of databases) {
    const { tables } = await shop.json<{ tables: readonly string[] }>(`${backupPath}/databases/${name}/filled`);
    if (tables.length > 0) throw new Error(`The shop is not empty: ${name} holds ${tables.join(", ")}`);
  }
  const send = async (path: string, target: string) => {
    let lines: string[] = [];
    let characters = 0;
    const flush = async () => {
      if (lines.length > 0) await shop.call(target, { method: "POST", body: `${lines.join("\n")}\n` });
      lines = [];
      characters = 0;
    };
    for await (const line of createInterface({ input: createReadStream(join(from, path), "utf8") })) {
      if (characters + line.length > requestCharacters) await flush();
      lines.push(line);
      characters += line.length + 1;
    }
    await flush();
    log(path);
  };
  const paths = manifest.files.map(({ path }) => path);
  for (const path of paths) {
    const [kind = "", name = ""] = path.split(/[/.]/);
    if (kind === "databases") await send(path, `${backupPath}/databases/${name}`);
    else if (path === "objects.jsonl") await send(path, `${backupPath}/objects`);
    else if (kind === "engines" && path.endsWith(".json"))
      await createEngine(shop, readFileSync(join(from, path), "utf8"));
    else if (kind === "engines") await send(path, `${enginePath}/${name}/documents`);
    else if (kind === "buckets" && path.endsWith(".json")) await fillBucket(shop, from, name);
  }
  // A backup of an older version has no counts.
  await shop.call("/commerce/_admin/products/counts", { method: "POST" });
  return paths.length;
}

async function createEngine(shop: ReturnType<typeof shopClient>, text: string): Promise<void> {
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

async function fillBucket(shop: ReturnType<typeof shopClient>, from: string, bucket: string): Promise<void> {
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
    process.exit(1);
  }
}
