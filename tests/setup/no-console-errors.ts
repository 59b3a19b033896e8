/** Fails a test that logs a console error, unless the test replaces the console itself. */
import { afterEach, beforeEach, expect } from "vitest";

const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  console.error = (...parts: unknown[]) => {
    written.push(parts.map(String).join(" ").slice(0, 500));
  };
});

afterEach(() => {
  expect(written, "errors on the console").toEqual([]);
});
