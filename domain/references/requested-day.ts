/** Maximum days until a requested delivery. */

const longestWaitDays = 365;
const dayMilliseconds = 86_400_000;

/**
 * True for a calendar date from today to a year ahead. Yesterday's date in UTC counts as well, because west of UTC that
 * day lasts up to half a day longer.
 * @param now ISO 8601
 */
export function isRequestableDay(text: string, now: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // "2030-02-30" reads as a day of March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  const ahead = (day.getTime() - new Date(`${now.slice(0, 10)}T00:00:00Z`).getTime()) / dayMilliseconds;
  return ahead >= -1 && ahead <= longestWaitDays;
}
