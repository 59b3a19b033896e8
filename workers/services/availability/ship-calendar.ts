/** Shipping days of the US warehouse. Pure: day and stock determine the date. */

/** Orders before 14:00 warehouse time ship the same day. */
const cutOffHour = 14;
const warehouseZone = "America/New_York";

/** Calendar day as "YYYY-MM-DD". */
type Day = string;

/** Created at first use, because its creation takes as long as several responses. */
let warehouseFormat: Intl.DateTimeFormat | undefined;

/** Day and hour at the warehouse. */
export function warehouseClock(now: Date): { day: Day; hour: number } {
  warehouseFormat ??= new Intl.DateTimeFormat("en-CA", {
    timeZone: warehouseZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    hourCycle: "h23",
  });
  const parts = warehouseFormat.formatToParts(now);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return { day: `${part("year")}-${part("month")}-${part("day")}`, hour: Number(part("hour")) };
}

/** Day that `quantity` pieces ship: the next shipping day if in stock, otherwise the first one after replenishment. */
export function finalShipDate(
  stock: { readonly onHand: number; readonly replenishmentDays: number },
  quantity: number,
  now: Date,
): Day {
  const { day, hour } = warehouseClock(now);
  if (quantity > stock.onHand) return nextShippingDay(addDays(day, Math.max(1, stock.replenishmentDays)));
  return nextShippingDay(hour < cutOffHour ? day : addDays(day, 1));
}

/** `day` itself if the warehouse works, otherwise the next working day. */
export function nextShippingDay(day: Day): Day {
  let candidate = day;
  while (!isShippingDay(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

export function isShippingDay(day: Day): boolean {
  const weekday = utc(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !federalHolidays(Number(day.slice(0, 4))).has(day);
}

/** Federal holidays that close the warehouse; those on a weekend move to Friday or Monday. */
export function federalHolidays(year: number): ReadonlySet<Day> {
  const fixed = [`${year}-01-01`, `${year}-06-19`, `${year}-07-04`, `${year}-11-11`, `${year}-12-25`].map(observed);
  const moving = [
    nthWeekday(year, 1, 1, 3),
    nthWeekday(year, 2, 1, 3),
    lastWeekday(year, 5, 1),
    nthWeekday(year, 9, 1, 1),
    nthWeekday(year, 10, 1, 2),
    nthWeekday(year, 11, 4, 4),
  ];
  // New Year's Day of the next year may be observed on December 31 of this one.
  return new Set([...fixed, ...moving, observed(`${year + 1}-01-01`)]);
}

function observed(day: Day): Day {
  const weekday = utc(day).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  return weekday === 0 ? addDays(day, 1) : day;
}

/** `nth` weekday (0 is Sunday) of a month (1 to 12). */
function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  const offset = (weekday - utc(first).getUTCDay() + 7) % 7;
  return addDays(first, offset + (nth - 1) * 7);
}

function lastWeekday(year: number, month: number, weekday: number): Day {
  const fifth = nthWeekday(year, month, weekday, 5);
  return Number(fifth.slice(5, 7)) === month ? fifth : nthWeekday(year, month, weekday, 4);
}

function addDays(day: Day, days: number): Day {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`);
