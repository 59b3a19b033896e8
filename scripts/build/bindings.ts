/**
 * `npm run bindings`: writes the types of the databases, buckets, objects and limits in each wrangler.toml, generated
 * by `wrangler types`. Variables and secrets are strings whose types the worker's own `env.ts` declares.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { experimental_generateTypes as generateTypes } from "wrangler";
import { root } from "../setup/install.mjs";

interface Worker {
  /** Name of the worker's binding type. */
  readonly name: string;
  /** Configuration and entry, relative to the project root. */
  readonly config: string;
  readonly entry: string;
}

export const workers: readonly Worker[] = [
  { name: "StorefrontBindings", config: "wrangler.toml", entry: "workers/storefront/index.ts" },
  { name: "ServicesBindings", config: "workers/services/wrangler.toml", entry: "workers/services/index.ts" },
  { name: "LogsBindings", config: "workers/logs/wrangler.toml", entry: "workers/logs/index.ts" },
];

/** Path of a worker's generated types. */
export const bindingsFile = ({ entry }: Worker): string => join(root, entry.replace(/[^/]+$/, "bindings.generated.ts"));

/** @throws Error if Wrangler writes types in another format */
export async function bindingsText(worker: Worker): Promise<string> {
  const { name, config, entry } = worker;
  const { env } = await generateTypes({
    config: withoutBuild(config, join(root, entry)),
    envInterface: name,
    includeRuntime: false,
    strictVars: false,
    envFile: [],
    path: bindingsFile(worker).replace(/ts$/, "d.ts"),
  });
  const body = new RegExp(`^interface __BaseEnv_${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(env ?? "")?.[1];
  const lines = body
    ?.trimEnd()
    .split("\n")
    .filter((line) => !line.endsWith(": string;"));
  if (!lines) throw new Error(`wrangler types no longer writes __BaseEnv_${name}`);
  return `/** Written by \`npm run bindings\` from ${config}. */\nexport interface ${name} {\n${lines.join("\n").replaceAll("\t", "  ")}\n}\n`;
}

/** A copy of a configuration with the source file as its entry; otherwise Wrangler would build the storefront first. */
function withoutBuild(config: string, entry: string): string {
  const text = readFileSync(join(root, config), "utf8")
    .replace(/^\[build\]\n(?:\w.*\n)*/m, "")
    .replace(/^main = .*$/gm, `main = ${JSON.stringify(entry)}`);
  const folder = join(root, ".cache/bindings", config.replaceAll("/", "-"));
  mkdirSync(folder, { recursive: true });
  const path = join(folder, "wrangler.toml");
  writeFileSync(path, text);
  return path;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const worker of workers) writeFileSync(bindingsFile(worker), await bindingsText(worker));
}
