import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { alias } from "../../scripts/build/alias.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
const sources = new Set(
  listed.split("\n").filter((path) => /\.(tsx?|m[jt]s)$/.test(path) && existsSync(join(root, path))),
);

/** Modules whose exports are read by name by a framework or a tool, and the project's own tools. */
const entries =
  /^(?:app\/(?:routes\/.*|root|routes|entry\.(?:client|server))\.tsx?|workers\/(?:storefront|services|logs|office)\/[^/]*\.ts|[^/]*|.*\.d\.m?ts|.*\.(?:test|spec)\.tsx?|(?:tests|scripts|bench|framework)\/.*)$/;

function codeOf(path: string): string {
  return readFileSync(join(root, path), "utf8")
    .replaceAll(/\/\*[\s\S]*?\*\//g, " ")
    .replaceAll(/(^|[\s;{}(,])\/\/.*$/gm, "$1");
}

/** Source file for an import specifier or a path in a string; undefined for packages and other texts. */
function fileOf(text: string, from: string): string | undefined {
  const [name = "", folder = ""] = Object.entries(alias).find(([prefix]) => text.startsWith(`${prefix}/`)) ?? [];
  const full = name ? folder.slice(root.length) + text.slice(name.length) : text;
  const path = normalize(text.startsWith(".") ? join(dirname(from), text) : full);
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => sources.has(candidate));
}

interface Usage {
  readonly names: Set<string>;
  /** True for a module that is imported as a namespace, loaded by path, or re-exported. */
  whole: boolean;
}
const usages = new Map<string, Usage>([...sources].map((path) => [path, { names: new Set(), whole: false }]));
const declared = new Map<string, string[]>();

const declaration =
  /^export (?:declare )?(?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const list = /^export (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/gm;
const importing = /^import (?:type )?(?:(\w+)(?:, )?)?(?:\* as (\w+)|\{([^}]*)\})? ?(?:from )?"([^"]+)"/gm;
const names = (text: string) =>
  text
    .split(",")
    .map((name) => name.trim().replace(/^type /, ""))
    .filter((name) => name !== "")
    .map((name) => name.split(" as "));

for (const path of sources) {
  const code = codeOf(path);
  const own = [...code.matchAll(declaration)].map(([, name = ""]) => name);
  const use = (text: string) => usages.get(fileOf(text, path) ?? "");
  for (const [, members = "", source] of code.matchAll(list)) {
    for (const [name = "", renamed = name] of names(members)) {
      own.push(renamed);
      if (source) use(source)?.names.add(name);
    }
  }
  for (const [, byDefault, namespace, members = "", source = ""] of code.matchAll(importing)) {
    const usage = use(source);
    if (!usage) continue;
    if (byDefault) usage.names.add("default");
    for (const [name = ""] of names(members)) usage.names.add(name);
    if (!namespace) continue;
    const rest = code.replaceAll(new RegExp(`\\b${namespace}\\.(\\w+)`, "g"), (_, name: string) => {
      usage.names.add(name);
      return "";
    });
    usage.whole ||= new RegExp(`[^.\\w]${namespace}\\b(?! from )`).test(rest);
  }
  // Matches dynamic imports, bundles by path and aliases.
  for (const [text, , source = ""] of code.matchAll(/(import\(|export \* from |)["'`]([^"'`\n]+)["'`]/g)) {
    const usage = /^import\(|^export/.test(text) || /\.(tsx?|mjs)$/.test(source) ? use(source) : undefined;
    if (usage) usage.whole = true;
  }
  declared.set(path, own);
}

describe("exports", () => {
  it("are each imported by another file", () => {
    const unused = [...declared].flatMap(([path, own]) => {
      const usage = usages.get(path);
      if (entries.test(path) || usage?.whole) return [];
      return own.filter((name) => !usage?.names.has(name)).map((name) => `${path}: ${name}`);
    });
    expect(unused).toEqual([]);
  });
});
