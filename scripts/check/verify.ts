/**
 * All checks of a change: build → release → lint → borders → requirements → types → unit → workers → contract →
 * integration → journeys → engines. Arguments select steps (all by default); `quick` means the steps without a running
 * shop. Ends with a summary line: `N passed, N failed`.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "../setup/install.mjs";

const bin = (name: string) => join(root, "node_modules/.bin", name);
const out = join(root, ".cache/results");
mkdirSync(out, { recursive: true });
const env = { ...process.env, PATH: `${join(root, "node_modules/.bin")}:${process.env.PATH}` };
const run = (command: string, args: readonly string[], extra: NodeJS.ProcessEnv = {}) =>
  spawnSync(bin(command), args, { cwd: root, stdio: "inherit", env: { ...env, ...extra } }).status ?? 1;

/** A tool with a pass or fail result counts as one test. */
interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

const check = (status: number): Outcome => ({ passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 });

/** TypeScript programs: tools and tests, browser, workers. */
const programs = [".", "app", "workers"];

/** The type check keeps one thread busy, so it runs beside the earlier steps and is reported in order. */
async function checkTypes(): Promise<{ status: number; output: string }> {
  let status = 0;
  let output = "";
  for (const program of programs) {
    const compiler = spawn(bin("tsc"), ["--noEmit", "--singleThreaded", "-p", program], {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "inherit"],
    });
    compiler.stdout.on("data", (data) => {
      output += data;
    });
    const [code] = await once(compiler, "close");
    status ||= code ?? 1;
  }
  return { status, output };
}

function vitest(project: string, ...options: string[]): Outcome {
  const file = join(out, `${project}.json`);
  rmSync(file, { force: true });
  const status = run("vitest", [
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
    ...options,
  ]);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  // A file that cannot be loaded has no tests, but the run failed.
  const failed = report.numFailedTests || (status === 0 ? 0 : 1);
  return { passed: report.numPassedTests, failed };
}

function playwright(): Outcome {
  const file = join(out, "journeys.json");
  rmSync(file, { force: true });
  const status = run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  if (stats.flaky > 0) console.log(`${stats.flaky} journeys needed a second attempt; they are listed above.`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected || (status === 0 ? 0 : 1) };
}

const steps: Readonly<Record<string, () => Outcome | Promise<Outcome>>> = {
  build: () =>
    check(
      spawnSync(process.execPath, [join(root, "scripts/build/build.ts")], { cwd: root, stdio: "inherit", env })
        .status ?? 1,
    ),
  // Everything but the upload of a deployment, for production and staging.
  release: () =>
    check(
      spawnSync(process.execPath, [join(root, "scripts/release/release.ts"), "--dry-run", "--both"], {
        cwd: root,
        stdio: "inherit",
        env,
      }).status ?? 1,
    ),
  lint: () => check(run("biome", ["check", "."])),
  borders: () =>
    check(
      run("depcruise", [
        "--config",
        ".dependency-cruiser.cjs",
        "app",
        "contracts",
        "domain",
        "workers",
        "demo",
        "framework",
      ]),
    ),
  requirements: () =>
    check(
      spawnSync(process.execPath, [join(root, "scripts/check/requirements.ts"), "--summary"], {
        cwd: root,
        stdio: "inherit",
      }).status ?? 1,
    ),
  types: async () => {
    const { status, output } = (await types) ?? { status: 1, output: "" };
    process.stdout.write(output);
    return check(status);
  },
  // More files in parallel than processors, because many wait for their own runtime.
  unit: () => vitest("unit", "--maxWorkers=2"),
  workers: () => vitest("workers", "--maxWorkers=3"),
  contract: () => vitest("contract", "--maxWorkers=2"),
  integration: () => vitest("integration", "--maxWorkers=3"),
  journeys: playwright,
  // After the journeys, to reuse their seeded shop.
  engines: () => vitest("engines", "--maxWorkers=5"),
};
const quick = ["build", "lint", "borders", "requirements", "types", "unit"];
const asked = process.argv.slice(2).flatMap((name) => (name === "quick" ? quick : [name]));
const names = asked.length > 0 ? asked : Object.keys(steps);

const types = names.includes("types") ? checkTypes() : null;
const total = { passed: 0, failed: 0 };
const lines: string[] = [];
for (const name of names) {
  const step = steps[name];
  if (!step) throw new Error(`Unknown step ${name}; there are ${Object.keys(steps).join(", ")}`);
  console.log(`\n— ${name}`);
  const from = Date.now();
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
  lines.push(
    `${name.padEnd(13)}${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed   ${((Date.now() - from) / 1000).toFixed(1)} s`,
  );
}
console.log(`\n${lines.join("\n")}\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
