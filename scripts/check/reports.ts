/** Reads the reports of the test runners: number of passed tests, failures, and the slowest files. */
import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.ts";

export interface SlowFile {
  readonly file: string;
  readonly seconds: number;
}

export interface FailedTest {
  readonly name: string;
  /** Without colors, and with only the first lines of a stack. */
  readonly message: string;
}

export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly FailedTest[];
  readonly files: readonly SlowFile[];
}

const nothing: Report = { passed: 0, failed: 1, failures: [], files: [] };
const messageLines = 6;

const failedTest = (name: string, message = ""): FailedTest => ({
  name,
  message: stripVTControlCharacters(message).split("\n").slice(0, messageLines).join("\n"),
});

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly status: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/**
 * Reads Vitest's JSON report. Counts one failure if the report is missing, or if the run failed without a failed test.
 */
export function vitestReport(file: string, status: number): Report {
  if (!existsSync(file)) return nothing;
  const report: VitestReport = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    // A file that fails to load has no tests to count, but the run failed.
    failed: report.numFailedTests || (status === 0 ? 0 : 1),
    failures: report.testResults.flatMap(({ name, status: ended, message, assertionResults }) => {
      const file = relative(root, name);
      const tests = assertionResults.filter((test) => test.status === "failed");
      if (ended === "failed" && tests.length === 0) return [failedTest(file, message)];
      return tests.map(({ fullName, failureMessages }) => failedTest(`${file} › ${fullName}`, failureMessages?.[0]));
    }),
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
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/**
 * Adds a cause to a report that failed without a failed test, for example because of an error after a test ended. The
 * cause is the output from the first such error, or the end of the output.
 */
export function withCause(report: Report, output: string): Report {
  if (report.failed === 0 || report.failures.length > 0) return report;
  const lines = stripVTControlCharacters(output).trimEnd().split("\n");
  const at = lines.findIndex((line) => /Unhandled (Error|Rejection|Exception)\b/.test(line));
  const cause = at < 0 ? lines.slice(-messageLines) : lines.slice(at);
  return { ...report, failures: [failedTest("outside of tests", cause.join("\n"))] };
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly PlaywrightSuite[];
}

/**
 * Reads Playwright's JSON report. A journey that passed at a second attempt counts as passed; the list of journeys
 * shows it.
 */
export function playwrightReport(file: string, status: number): Report {
  if (!existsSync(file)) return nothing;
  const { stats, suites, config }: PlaywrightReport = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected || (status === 0 ? 0 : 1),
    failures: suites.flatMap((suite) => failedJourneys(suite)),
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

const failedJourneys = ({ file, suites = [], specs = [] }: PlaywrightSuite): FailedTest[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) =>
        failedTest(`[${projectName}] ${file} › ${title}`, results.at(-1)?.error?.message),
      ),
    ),
  ...suites.flatMap(failedJourneys),
];
