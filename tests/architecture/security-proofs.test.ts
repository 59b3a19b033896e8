/** Checks that the tests named in docs/security.md exist, by row id and quoted title. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folders = ["app", "domain", "workers", "tests", "scripts"];
const tests = folders
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, folder, name), "utf8")),
  )
  .join("\n");
const text = readFileSync(join(root, "docs/security.md"), "utf8");

it("every proof named in docs/security.md exists in a test", () => {
  const rows = text.match(/\b(?:W\d{1,2}|[ACT]-[A-Z]+-\d{2})\b/g) ?? [];
  const titles = [...text.matchAll(/"([^"…]{12,})(?: …)?"/g)].map(([, title = ""]) => title.trim());
  expect(rows.length).toBeGreaterThan(15);
  expect(titles.length).toBeGreaterThan(10);
  expect([...rows, ...titles].filter((proof) => !tests.includes(proof))).toEqual([]);
});
