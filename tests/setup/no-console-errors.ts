/** A test during which something writes to the console's error level fails, unless it expects that and takes the console itself. */
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
