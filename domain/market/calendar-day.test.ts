import { expect, it } from "vitest";
import { calendarDay, endOfDay } from "./calendar-day";

it.each([
  ["2030-01-31", "US", "2030-02-01T04:59:59.000Z"],
  ["2030-07-31", "US", "2030-08-01T03:59:59.000Z"],
  // Clocks go forward and back on these days.
  ["2030-03-10", "US", "2030-03-11T03:59:59.000Z"],
  ["2030-11-03", "US", "2030-11-04T04:59:59.000Z"],
  ["2030-03-31", "DE", "2030-03-31T21:59:59.000Z"],
  ["2030-10-27", "DE", "2030-10-27T22:59:59.000Z"],
  ["2030-01-31", "JP", "2030-01-31T14:59:59.000Z"],
  ["2030-01-31", "IN", "2030-01-31T18:29:59.000Z"],
  ["2030-02-28", "ZA", "2030-02-28T23:59:59.000Z"],
])("%s ends in %s at %s", (day, country, end) => {
  expect(endOfDay(day, country).toISOString()).toBe(end);
  expect(calendarDay(endOfDay(day, country), country)).toBe(day);
  expect(calendarDay(new Date(Date.parse(end) + 1000), country) > day).toBe(true);
});
