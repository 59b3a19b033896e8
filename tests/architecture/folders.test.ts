import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const listed = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: root, encoding: "utf8" });
const files = listed.split("\n").filter((path) => path !== "" && existsSync(join(root, path)));

const maxFiles = 25;
/** Folders with one file per route, as Remix's file names require. */
const flat = new Set(["app/routes"]);

it(`no folder has more than ${maxFiles} files`, () => {
  const counts = new Map<string, number>();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const large = [...counts].filter(([folder, count]) => count > maxFiles && !flat.has(folder));
  expect(large).toEqual([]);
});

const maxLines = 300;

it(`no source file has more than ${maxLines} lines`, () => {
  const sources = files.filter(
    (path) => /\.(?:tsx?|m?js)$/.test(path) && !/^(?:bench|tests)\/|\.test\.|\.generated\./.test(path),
  );
  const lines = (path: string) => readFileSync(join(root, path), "utf8").split("\n").length - 1;
  expect(sources.map((path) => [path, lines(path)] as const).filter(([, count]) => count > maxLines)).toEqual([]);
});
