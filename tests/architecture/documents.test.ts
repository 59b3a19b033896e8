import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { doubled } from "../factories/doubled";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** Skipped only at the top level; other folders with these names contain sources. */
const skipped = new Set(["node_modules", "build", "test-results", "playwright-report", "coverage"]);

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.name.startsWith(".") || skipped.has(path)) return [];
    return entry.isDirectory() ? [path, ...filesIn(path)] : [path];
  });
}

const paths = filesIn("");
const known = new Set(paths);
const names = new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1)));
const top = new Set(paths.filter((path) => !path.includes("/")));

/** Expands `{a,b}`; `*` and `<name>` match any name. */
function exists(path: string): boolean {
  const braces = /^(.*)\{([^}]*)\}(.*)$/.exec(path);
  if (braces) {
    const [, before = "", choices = "", after = ""] = braces;
    return choices.split(",").every((choice) => exists(before + choice + after));
  }
  if (!/[*<]/.test(path)) return known.has(path);
  const pattern = path.replaceAll(/[.()[\]+$]/g, String.raw`\$&`).replaceAll(/\*|<[^>]*>/g, "[^/]+");
  return paths.some((candidate) => new RegExp(`^${pattern}$`).test(candidate));
}

/** Paths of images and pages that a document links to, relative to the document. */
function linkedPaths(document: string): string[] {
  return [...readFileSync(join(root, document), "utf8").matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target.replace(/#.*$/, ""))
    .filter((target) => target !== "" && !/^[a-z]+:/.test(target));
}

/** Code spans of a document that look like a file or folder of this project. */
function namedPaths(document: string): string[] {
  return [...readFileSync(join(root, document), "utf8").matchAll(/`([^`\s]+)`/g)].flatMap(([, text = ""]) => {
    const path = text.replace(/\/$/, "");
    const [first = ""] = path.split("/");
    if (path.includes("/") ? top.has(first) : /^[\w-][\w.-]*\.(tsx?|mjs|md)$/.test(path)) return [path];
    return [];
  });
}

/** Scripts of this project that a document's commands run: `node <file>`, `npm run <script>`, `npm start`, `npm test`. */
function brokenCommands(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  const code = [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`]+)`/g)].map(
    ([, fenced, span]) => fenced ?? span ?? "",
  );
  const commands = code.join("\n");
  const files = [...commands.matchAll(/\bnode ([\w./-]+\.m?[jt]s)\b/g)].map(([, file = ""]) => file);
  const scripts = [...commands.matchAll(/\bnpm (?:run )?(start|test|(?<=run )[\w-]+)\b/g)].map(([, name = ""]) => name);
  return [
    ...files.filter((file) => !exists(file)).map((file) => `node ${file}`),
    ...scripts.filter((name) => !(name in packageScripts)).map((name) => `npm run ${name}`),
  ];
}

const packageScripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, "package.json"), "utf8"),
).scripts;

/** Files that the steps of a recipe create. */
const createdPaths = (document: string): string[] =>
  [...readFileSync(join(root, document), "utf8").matchAll(/^New file `([^`]+)`:$/gm)].map(([, path = ""]) => path);

describe("documents", () => {
  // Markdown below demo/content/{en,ja,zh} is shop content, so its links are addresses.
  const documents = paths.filter(
    (path) => path.endsWith(".md") && !/^docs\/requirements\/|^demo\/content\/(en|ja|zh)\//.test(path),
  );

  it.each(documents)("%s names files that exist", (document) => {
    const created = new Set(createdPaths(document));
    const missing = namedPaths(document).filter((path) => {
      if (created.has(path)) return false;
      if (exists(path) || exists(join(dirname(document), path))) return false;
      return path.includes("/") || !names.has(path);
    });
    const broken = linkedPaths(document).filter((path) => !known.has(join(dirname(document), path)));
    expect([...missing, ...broken]).toEqual([]);
  });

  it.each(documents)("%s gives commands that exist", (document) => {
    expect(brokenCommands(document)).toEqual([]);
  });
});

describe("tables of folders", () => {
  const tables = paths.filter(
    (path) => path.endsWith("/README.md") && /^\| (?:folder|area) /m.test(readFileSync(join(root, path), "utf8")),
  );

  it.each(tables)("%s names every folder beside it", (document) => {
    const text = readFileSync(join(root, document), "utf8");
    const rows = [...text.matchAll(/^\| .*$/gm)].join("\n");
    // A row such as `<resource>/` stands for every folder without one.
    if (/`<[^>]*>\/`/.test(rows)) return;
    const folders = paths
      .filter((path) => dirname(path) === dirname(document) && !/\.\w+$/.test(path))
      .map((path) => path.slice(dirname(document).length + 1));
    expect(folders.filter((name) => !text.includes(`\`${name}\``) && !text.includes(`\`${name}/\``))).toEqual([]);
  });
});

describe("decision records", () => {
  const records = paths.filter((path) => /^docs\/decisions\/.*\/\d{4}-[\w-]+\.md$/.test(path));
  const numberOf = (record: string) => record.replace(/^.*\/(\d{4})-.*$/, "$1");

  it("have numbers of their own", () => {
    const numbers = records.map(numberOf);
    expect(doubled(numbers)).toEqual([]);
  });

  it.each(records)("%s has the common shape and is in the index", (record) => {
    const text = readFileSync(join(root, record), "utf8");
    expect(text).toMatch(new RegExp(`^# ${numberOf(record)} — `));
    expect(text.match(/^## .*$/gm)).toEqual(["## Status", "## Context", "## Decision", "## Consequences"]);
    const index = readFileSync(join(root, "docs/decisions/README.md"), "utf8");
    expect(index).toContain(`(${record.replace("docs/decisions/", "")})`);
  });

  it("exist wherever code or a document names one", () => {
    const known = new Set(records.map(numberOf));
    const named = paths
      .filter((path) => /\.(tsx?|mjs|js|md|toml)$/.test(path))
      .flatMap((path) =>
        [...readFileSync(join(root, path), "utf8").matchAll(/\bdecision (\d{4})\b/gi)].map(([, number = ""]) => ({
          path,
          number,
        })),
      );
    expect(named.filter(({ number }) => !known.has(number))).toEqual([]);
  });
});
