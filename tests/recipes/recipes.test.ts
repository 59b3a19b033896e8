/**
 * Checks that every recipe works as written: its steps are applied to a copy of the project, which is then linted and
 * type-checked, and the tests that the recipes add must pass. All recipes share one copy, because the type check takes
 * most of the time.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyStep, filesOf, stepsOf, testsOf } from "./steps";

const root = fileURLToPath(new URL("../..", import.meta.url));
const recipes = readdirSync(join(root, "docs/recipes"))
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .map((name) => ({ name, steps: stepsOf(readFileSync(join(root, "docs/recipes", name), "utf8")) }));

/** Generous, because a machine that runs other suites at the same time needs many times the usual time. */
const minutes = (count: number) => count * 60_000;

/** Top-level folders that are not copied. */
const left = new Set([".git", ".cache", ".data", "build", "node_modules", "test-results"]);
let copy = "";

const environment = {
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}`,
  NODE_ENV: "test",
  NO_COLOR: "1",
};
function run(command: string): { readonly status: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: "utf8", env: environment });
  return { status, output: `${stdout}${stderr}` };
}

/** True for commands that write project files that later steps and checks need. */
const generates = (command: string) => command === "npm run regions" || command.startsWith("WRITE_SCHEMAS=1 ");

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "recipes-"));
  for (const name of readdirSync(root)) {
    if (left.has(name)) continue;
    cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const names = ".cache/name-texts";
  if (existsSync(join(root, names))) cpSync(join(root, names), join(copy, names), { recursive: true });
  // Lint and the architecture tests get the project's files from Git.
  expect(run("git init --quiet")).toEqual({ status: 0, output: "" });
}, minutes(2));
afterAll(() => rmSync(copy, { recursive: true, force: true }), minutes(2));

describe.each(recipes)("$name", ({ steps }) => {
  it("applies to the current project", () => {
    for (const step of steps) {
      if (step.kind !== "run") applyStep(step, copy);
      for (const command of step.kind === "run" ? step.commands : [])
        if (generates(command)) expect(run(command)).toMatchObject({ status: 0 });
    }
  });

  it("touches at most six files besides texts and tests", () => {
    expect(filesOf(steps).length).toBeGreaterThan(0);
    expect(filesOf(steps).length).toBeLessThanOrEqual(6);
  });

  it("ends with commands that check it", () => {
    const commands = steps.flatMap((step) => (step.kind === "run" ? step.commands : []));
    expect(commands).toContain("npm run typecheck");
    expect(commands.some((command) => command.startsWith("npx vitest run --project "))).toBe(true);
  });
});

describe("a project in which all recipes were followed", () => {
  it("passes lint: format, import order and rules", () => {
    const edited = new Set(
      recipes.flatMap(({ steps }) => steps.flatMap((step) => (step.kind === "run" ? [] : [step.path]))),
    );
    const { status, output } = run(`biome check ${[...edited].join(" ")}`);
    if (status !== 0) throw new Error(output);
  });

  it(
    "has right types",
    () => {
      // The `app` project has the same files and libraries as the first one, with fewer global types.
      const check = "tsc --noEmit --singleThreaded";
      expect(run(`${check} && ${check} -p workers`)).toEqual({ status: 0, output: "" });
    },
    minutes(5),
  );

  it(
    "passes the recipes' tests, and shows Mexico's home page",
    () => {
      const tests = [
        ...recipes.flatMap(({ steps }) => testsOf(steps)),
        ...[
          "contracts/regions.test.ts",
          "scripts/release/wrangler-files.test.ts",
          "tests/pages/every-region.test.tsx",
          "demo/content/entries.test.ts",
          "demo/catalogue.test.ts",
          "domain/selling",
          "tests/architecture/folders.test.ts",
          "tests/architecture/unused-exports.test.ts",
          "workers/logs/console/query.test.ts",
        ],
      ];
      const { status, output } = run(
        `vitest run --project unit --project contract --reporter=verbose ${tests.join(" ")}`,
      );
      if (status !== 0) throw new Error(output);
      for (const test of tests) expect(output).toContain(basename(test));
      expect(output).toContain(
        "the home page of the region mx > responds on its host with its country, currency and language",
      );
    },
    minutes(5),
  );
});
