import { timeZoneOf } from "./time-zone";

/** Cached: formats are expensive to create and do not depend on the request. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** "YYYY-MM-DD" of an instant in a country, so the day is the customer's and not the server's. */
export function calendarDay(instant: Date, country: string): string {
  const timeZone = timeZoneOf(country);
  const parts = { timeZone, year: "numeric", month: "2-digit", day: "2-digit" } as const;
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", parts);
  formats.set(timeZone, format);
  return format.format(instant);
}

/** Cached like the days. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which a country's clocks are ahead of UTC at an instant. */
function clockAhead(instant: number, country: string): number {
  const timeZone = timeZoneOf(country);
  const digits = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit" } as const;
  const parts = { ...digits, minute: "2-digit", second: "2-digit", hourCycle: "h23", timeZone } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat("en-CA", parts);
  clocks.set(timeZone, clock);
  const read = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const at = (type: Intl.DateTimeFormatPartTypes): number => read.get(type) ?? 0;
  const shown = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** The last second of a day "YYYY-MM-DD" in a country, because an end date includes its day. */
export function endOfDay(day: string, country: string): Date {
  const wanted = Date.parse(`${day}T23:59:59.000Z`);
  const near = wanted - clockAhead(wanted, country);
  // Clocks may change between the two instants.
  return new Date(wanted - clockAhead(near, country));
}
