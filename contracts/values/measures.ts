/** Numbers and days of records that others send. */
import * as v from "valibot";

/** A number that JSON can write: "1e999" is read as infinity, which is stored as null and can no longer be read. */
export const finite = v.pipe(v.number(), v.finite("must be a finite number"));

/** False for "2026-02-31", and for text that is not a date, which earlier checks let through. */
function exists(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Calendar day "YYYY-MM-DD" that exists. */
export const calendarDay = v.pipe(v.string(), v.isoDate("must be a day, YYYY-MM-DD"), v.check(exists, "no such day"));

/** The same for form input, with a message that shows the format. */
export const typedDay = (message: string) => v.pipe(v.string(message), v.isoDate(message), v.check(exists, message));
