/** Reads the reports of the test runners: how many tests passed, and which files took the longest. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "./paths.ts";

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly files: readonly SlowFile[];
}

const nothing: Report = { passed: 0, failed: 1, files: [] };

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[];
}

/** Vitest's JSON report; one failure where there is none, or where the run failed without a failed test. */
export function vitestReport(file: string, status: number): Report {
  if (!existsSync(file)) return nothing;
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    // A file that cannot be loaded has no tests to count, yet the run failed.
    failed: report.numFailedTests || (status === 0 ? 0 : 1),
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

interface PlaywrightSuite {
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/** Playwright's JSON report. A journey that passed at a second attempt counts as passed; the list of journeys names it. */
export function playwrightReport(file: string, status: number): Report {
  if (!existsSync(file)) return nothing;
  const { stats, suites, config }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (status === 0 ? 0 : 1),
    files: suites.map((suite) => ({
      file: relative(root, `${config.rootDir}/${suite.file}`),
      seconds: suiteMilliseconds(suite) / 1000,
    })),
  };
}

function suiteMilliseconds({ suites = [], specs = [] }: PlaywrightSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
  return [...own, ...suites.map(suiteMilliseconds)].reduce((sum, duration) => sum + duration, 0);
}
