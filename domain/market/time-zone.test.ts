import { expect, it } from "vitest";
import { calendarDay } from "./calendar-day";
import { countries } from "./countries";
import { instantOfDay } from "./time-zone";

it.each(["2026-01-15", "2026-07-15", "2026-12-31"])("an instant of %s is on that day in every country", (day) => {
  const instant = new Date(instantOfDay(day));
  expect(countries.filter(({ value }) => calendarDay(instant, value) !== day)).toEqual([]);
});
