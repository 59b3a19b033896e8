import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "./paths";
import { playwrightReport, vitestReport, withCause } from "./reports";

const folder = mkdtempSync(join(tmpdir(), "reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, report: object) => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(report));
  return file;
};

describe("a report of Vitest", () => {
  const testResults = [
    {
      name: join(root, "app/a.test.ts"),
      startTime: 1000,
      endTime: 3500,
      status: "failed",
      message: "",
      assertionResults: [
        { fullName: "adds", status: "passed" },
        { fullName: "divides", status: "failed", failureMessages: ["\u001b[31m1\n2\n3\n4\n5\n6\n7", "another"] },
      ],
    },
  ];

  it("counts tests, lists failures and reports the duration of each file", () => {
    const file = written("vitest.json", { numPassedTests: 4, numFailedTests: 1, testResults });
    expect(vitestReport(file, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: [{ name: "app/a.test.ts › divides", message: "1\n2\n3\n4\n5\n6" }],
      files: [{ file: "app/a.test.ts", seconds: 2.5 }],
    });
  });

  it("counts a failure when a file could not be loaded, or when there is no report", () => {
    const unloaded = [{ ...testResults[0], message: "no such module", assertionResults: [] }];
    const file = written("unloaded.json", { numPassedTests: 4, numFailedTests: 0, testResults: unloaded });
    const failures = [{ name: "app/a.test.ts", message: "no such module" }];
    expect(vitestReport(file, 1)).toMatchObject({ passed: 4, failed: 1, failures });
    expect(vitestReport(join(folder, "none.json"), 0)).toEqual({ passed: 0, failed: 1, failures: [], files: [] });
  });
});

describe("a run that failed without a failed test", () => {
  const report = { passed: 4, failed: 1, failures: [], files: [] };

  it("is explained by the first error outside of tests, or else by the end of its output", () => {
    const output =
      "RUN\n\u001b[31m── Unhandled Errors ──\n\n── Unhandled Rejection ──\nTypeError: later\n at app/a.test.ts\n";
    expect(withCause(report, output).failures).toEqual([
      { name: "outside of tests", message: "── Unhandled Rejection ──\nTypeError: later\n at app/a.test.ts" },
    ]);
    expect(withCause(report, "1\n2\n3\n4\n5\n6\n7\n").failures[0]?.message).toBe("2\n3\n4\n5\n6\n7");
    const told = { ...report, failures: [{ name: "divides", message: "" }] };
    expect(withCause(told, output)).toBe(told);
    const passed = { ...report, failed: 0 };
    expect(withCause(passed, output)).toBe(passed);
  });
});

describe("a report of Playwright", () => {
  it("counts a journey that passed at a second attempt as passed", () => {
    const results = [{ duration: 1000, error: { message: "first" } }, { duration: 500 }];
    const specs = [{ title: "keeps the focus", ok: true, tests: [{ projectName: "scripts", results }] }];
    const failed = { ...specs[0], ok: false, tests: [{ projectName: "scripts", results: results.toReversed() }] };
    const file = written("playwright.json", {
      config: { rootDir: join(root, "tests/journeys") },
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      suites: [{ file: "page/focus.spec.ts", specs, suites: [{ file: "page/focus.spec.ts", specs: [failed] }] }],
    });
    expect(playwrightReport(file, 1)).toEqual({
      passed: 4,
      failed: 1,
      failures: [{ name: "[scripts] page/focus.spec.ts › keeps the focus", message: "first" }],
      files: [{ file: "tests/journeys/page/focus.spec.ts", seconds: 3 }],
    });
  });
});
