/** Files of the enhancement bundle: built before the app, whose server names them in every document. */
import { spawnSync } from "node:child_process";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = join(root, ".cache/enhance");
/** Files of texts by the language of a document. */
const textFiles = { en: "en_EN", ja: "ja_JP", "zh-Hans": "zh_CN" };

/** Builds the bundle into `.cache/enhance`. A process of its own: whoever asks may run in another mode than production. */
export function buildEnhance() {
  const vite = join(root, "node_modules/vite/bin/vite.js");
  const options = ["build", "--config", "vite.enhance.config.ts", "--logLevel", "warn"];
  const { status } = spawnSync(process.execPath, [vite, ...options], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("the build of the enhancement bundle failed");
}

/** Puts the bundle's scripts beside the app's; its styles stand in the app's one file. */
export function copyEnhance(assets) {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(".js")) copyFileSync(join(folder, name), join(assets, name));
  }
}

/**
 * Addresses of the bundle, of what it imports at once and of each language's texts, for the document.
 * @returns {{ entry: string; imports: string[]; texts: Record<string, string> }}
 */
export function enhanceFiles() {
  const manifest = readManifest();
  const address = (name) => `/assets/${manifest[name].file}`;
  const imports = importsOf(manifest, "app/enhance/main.ts");
  const texts = Object.fromEntries(
    Object.entries(textFiles).map(([tag, file]) => [tag, address(`app/i18n/messages/${file}.ts`)]),
  );
  return { entry: address("app/enhance/main.ts"), imports: imports.map(address), texts };
}

/**
 * Addresses of a part of the bundle that is loaded on demand, with what it imports.
 * @param {string} module where it begins, from the root of the project
 * @returns {string[]}
 */
export function enhancePart(module) {
  const manifest = readManifest();
  return [module, ...importsOf(manifest, module)].map((name) => `/assets/${manifest[name].file}`);
}

/** What the bundle imports of styles, for a comparison: pages load those of the app's build. */
export function enhanceStyles() {
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  return sheets.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

const readManifest = () => JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));

/** Modules that one imports from the start. */
function importsOf(manifest, module) {
  const seen = new Set();
  const collect = (name) => {
    for (const next of manifest[name].imports ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      collect(next);
    }
  };
  collect(module);
  return [...seen];
}
