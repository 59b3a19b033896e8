import { expect, it } from "vitest";
import { isDue } from "./is-due";

const now = new Date("2026-11-28T09:30:00Z");

it.each([
  ["2026-11-27", true],
  ["2026-11-28", true],
  ["2026-11-29", false],
  ["2026-11-28T09:30:00Z", true],
  ["2026-11-28T09:31:00.000Z", false],
  ["2026-11-28T10:00:00+09:00", true],
  ["2026-11-28T09:00:00-05:00", false],
  ["soon", true],
])("a report of %s is due: %s", (date, due) => {
  expect(isDue(date, now)).toBe(due);
});
