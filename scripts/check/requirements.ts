/**
 * `npm run requirements`: lists the rows of docs/requirements with the tests that prove them, by test name. Fails if a
 * test names an unknown row. `--summary` prints a line per group, `--open` only rows without a test.
 */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "../setup/install.mjs";

const rowPattern = /\b[CTA]-[A-Z]+-\d{2}\b/g;
const titlePattern = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\s*\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const testFolders = ["app", "contracts", "domain", "demo", "workers", "tests", "scripts", "framework"];

function* files(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    if (name === "node_modules") continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else if (/\.(test|spec)\.tsx?$/.test(name)) yield path;
  }
}

const rows = new Map<string, { readonly text: string; readonly tests: string[] }>();
for (const name of readdirSync(join(root, "docs/requirements"))) {
  if (!name.endsWith(".md")) continue;
  for (const line of readFileSync(join(root, "docs/requirements", name), "utf8").split("\n")) {
    const match = /^\| ([CTA]-[A-Z]+-\d{2}) \| (.*?) \|/.exec(line);
    if (match?.[1]) rows.set(match[1], { text: match[2] ?? "", tests: [] });
  }
}

const unknown: string[] = [];
for (const folder of testFolders) {
  for (const file of files(join(root, folder))) {
    for (const [, , title = ""] of readFileSync(file, "utf8").matchAll(titlePattern)) {
      for (const [id] of title.matchAll(rowPattern)) {
        const row = rows.get(id);
        if (row) row.tests.push(`${relative(root, file)}: ${title}`);
        else unknown.push(`${id} in ${relative(root, file)}: ${title}`);
      }
    }
  }
}

const flags = new Set(process.argv.slice(2));
const groups = new Map<string, { proved: number; total: number; readonly open: string[] }>();
for (const [id, row] of rows) {
  const group = id.slice(0, id.lastIndexOf("-"));
  const entry = groups.get(group) ?? { proved: 0, total: 0, open: [] };
  entry.total += 1;
  if (row.tests.length > 0) entry.proved += 1;
  else entry.open.push(id);
  groups.set(group, entry);
}
if (!flags.has("--summary")) {
  for (const [id, row] of rows) {
    if (flags.has("--open") && row.tests.length > 0) continue;
    console.log(`${row.tests.length > 0 ? "proved" : "open  "} ${id}  ${row.text}`);
    for (const test of row.tests) console.log(`         ${test}`);
  }
}
for (const [group, { proved, total, open }] of groups) {
  const missing = open.length > 0 && proved > 0 ? `   open: ${open.map((id) => id.slice(-2)).join(" ")}` : "";
  console.log(`${group.padEnd(10)} ${String(proved).padStart(3)} of ${String(total).padStart(3)} proved${missing}`);
}
const proved = [...rows.values()].filter((row) => row.tests.length > 0).length;
console.log(`${proved} of ${rows.size} rows are proved by tests.`);
if (unknown.length > 0) {
  console.error(`Unknown rows:\n${unknown.join("\n")}`);
  process.exit(1);
}
