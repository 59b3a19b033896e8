import * as v from "valibot";
import { expect, it } from "vitest";
import { calendarDay, typedDay } from "./measures";

it.each(["2026-02-31", "2026-02-29", "2026-04-31", "2026-13-01", "31.12.2026", ""])(
  "knows that %j is not a day",
  (day) => {
    expect(v.is(calendarDay, day)).toBe(false);
    expect(v.safeParse(typedDay("Enter a day."), day).issues?.[0].message).toBe("Enter a day.");
  },
);

it("accepts only days that exist", () => {
  for (const day of ["2026-02-28", "2028-02-29", "2026-12-31"]) expect(v.is(typedDay("Enter a day."), day)).toBe(true);
});
