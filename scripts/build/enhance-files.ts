/** The enhancement bundle's files. It is built before the app, because the server links to it in every document. */
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

export const enhanceFolder = join(root, ".cache/enhance");
/** Text files by document language. */
const textFiles = { en: "en_EN", ja: "ja_JP", "zh-Hans": "zh_CN" };

export interface EnhanceFiles {
  readonly entry: string;
  readonly imports: string[];
  /** Script URLs of the texts, by document language. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Vite's manifest: output files by entry module. */
type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Builds the bundle into `.cache/enhance`, in its own process because the caller may not use production mode. */
export function buildEnhance(): void {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const options = ["build", "--config", "vite.enhance.config.ts", "--logLevel", "warn"];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("the build of the enhancement bundle failed");
}

/** Copies the bundle's scripts to the app's; its styles are part of the app's style sheet. */
export function copyEnhance(assets: string): void {
  for (const name of readdirSync(enhanceFolder)) {
    if (name.endsWith(".js")) copyFileSync(join(enhanceFolder, name), join(assets, name));
  }
}

/** URLs of the bundle, its static imports and each language's texts, for the document. */
export function enhanceFiles(): EnhanceFiles {
  const manifest = readManifest();
  const address = (name: string) => `/assets/${fileOf(manifest, name)}`;
  const imports = importsOf(manifest, "app/enhance/main.ts");
  const texts = Object.fromEntries(
    Object.entries(textFiles).map(([tag, file]) => [tag, address(`app/i18n/messages/${file}.ts`)]),
  );
  return { entry: address("app/enhance/main.ts"), imports: imports.map(address), texts };
}

/**
 * URLs of a lazily loaded part of the bundle and its imports.
 * @param module entry, relative to the project root
 */
export function enhancePart(module: string): string[] {
  const manifest = readManifest();
  return [module, ...importsOf(manifest, module)].map((name) => `/assets/${fileOf(manifest, name)}`);
}

/** Styles imported by the bundle, for comparison; pages load the styles of the app's build. */
export function enhanceStyles(): string {
  const sheets = readdirSync(enhanceFolder).filter((name) => name.endsWith(".css"));
  return sheets.map((name) => readFileSync(join(enhanceFolder, name), "utf8")).join("\n");
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(enhanceFolder, "manifest.json"), "utf8"));

function fileOf(manifest: Manifest, module: string): string {
  const entry = manifest[module];
  if (!entry) throw new Error(`${module} is not part of the enhancement bundle`);
  return entry.file;
}

/** Static imports of a module, transitively. */
function importsOf(manifest: Manifest, module: string): string[] {
  const seen = new Set<string>();
  const collect = (name: string): void => {
    for (const next of manifest[name]?.imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      collect(next);
    }
  };
  collect(module);
  return [...seen];
}
