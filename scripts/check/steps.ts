/** The steps of `npm run verify`. */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bin, resultsFolder, root } from "./paths.ts";
import { playwrightReport, type Report, vitestReport, withCause } from "./reports.ts";
import { type CommandResult, runCommand } from "./run-command.ts";
import type { Step } from "./schedule.ts";

export interface StepResult extends Report {
  readonly cpuSeconds: number;
  readonly output: string;
}

const logOf = (name: string) => join(resultsFolder, `${name}.log`);

/** Runs a tool that only passes or fails; it counts as one test. */
async function check(name: string, command: string, ...args: readonly string[]): Promise<StepResult> {
  const { status, ...rest } = await runCommand(command, args, logOf(name));
  const failures = status === 0 ? [] : [{ name, message: `${command} ended with status ${status}` }];
  return { passed: 1 - failures.length, failed: failures.length, failures, files: [], ...rest };
}

const node = (name: string, script: string, ...args: readonly string[]) =>
  check(name, process.execPath, join(root, script), ...args);

async function reported(
  name: string,
  read: (file: string, status: number) => Report,
  run: (file: string) => Promise<CommandResult>,
): Promise<StepResult> {
  const file = join(resultsFolder, `${name}.json`);
  rmSync(file, { force: true });
  const { status, ...rest } = await run(file);
  return { ...withCause(read(file, status), rest.output), ...rest };
}

const vitest = (name: string, maxWorkers: number, projects: readonly string[] = [name]) =>
  reported(name, vitestReport, (file) =>
    runCommand(
      bin("vitest"),
      [
        ...["run", ...projects.map((project) => `--project=${project}`), `--maxWorkers=${maxWorkers}`],
        ...["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
      ],
      logOf(name),
    ),
  );

const playwright = () =>
  reported("journeys", playwrightReport, (file) =>
    runCommand(bin("playwright"), ["test", "--reporter=list,json"], logOf("journeys"), {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }),
  );

/** TypeScript projects: tools and tests, browser, workers. */
const programs = [".", "app", "workers"];

/** Projects run sequentially, so that the step keeps one processor busy. */
async function checkTypes(): Promise<StepResult> {
  const results: StepResult[] = [];
  for (const program of programs)
    results.push(await check("types", bin("tsc"), "--noEmit", "--singleThreaded", "-p", program));
  const failed = results.some((result) => result.failed > 0) ? 1 : 0;
  return {
    passed: 1 - failed,
    failed,
    failures: results.flatMap(({ failures }) => failures),
    cpuSeconds: results.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    files: [],
    output: results.map(({ output }) => output).join(""),
  };
}

const sources = ["app", "contracts", "domain", "workers", "demo", "framework"];

/**
 * Preferred steps first; `processors` is the average number that a step keeps busy. A suite spends a third of its time
 * waiting for runtimes to start and for its last file, so two suites run in parallel. Suites with browsers run alone,
 * because their tests have time limits.
 */
export const steps: readonly Step<StepResult>[] = [
  { name: "build", needs: [], processors: 1, run: () => node("build", "scripts/build/build.ts") },
  { name: "lint", needs: [], processors: 1, run: () => check("lint", bin("biome"), "check", ".") },
  {
    name: "requirements",
    needs: [],
    processors: 1,
    run: () => node("requirements", "scripts/check/requirements.ts", "--summary"),
  },
  // A second process would start a second runtime and load every module into it.
  { name: "workers", needs: [], processors: 1, run: () => vitest("workers", 1) },
  { name: "integration", needs: ["build"], processors: 1, run: () => vitest("integration", 2) },
  { name: "unit", needs: ["build"], processors: 1, run: () => vitest("unit", 1, ["unit", "unit-alone"]) },
  { name: "contract", needs: [], processors: 1, run: () => vitest("contract", 1) },
  { name: "types", needs: [], processors: 1, run: checkTypes },
  {
    name: "borders",
    needs: [],
    processors: 1,
    run: () => check("borders", bin("depcruise"), "--config", ".dependency-cruiser.cjs", ...sources),
  },
  // Everything but the upload of a deployment, for production and staging.
  {
    name: "release",
    needs: ["build"],
    processors: 1,
    run: () => node("release", "scripts/release/release.ts", "--dry-run", "--both"),
  },
  { name: "journeys", needs: ["build"], processors: 2, run: playwright },
  // After the journeys, to reuse the shop that they seeded.
  { name: "engines", needs: ["build", "journeys"], processors: 2, run: () => vitest("engines", 3) },
];

/** Steps that need no running shop, for use during work. */
export const quickSteps = ["build", "lint", "borders", "requirements", "types", "unit"];

mkdirSync(resultsFolder, { recursive: true });
