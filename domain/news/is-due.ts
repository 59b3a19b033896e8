/**
 * First instant at which a news report is shown: midnight UTC of its day, or the instant itself. An invalid date delays
 * nothing.
 */
export function dueAt(date: string): number {
  const instant = Date.parse(date);
  return Number.isNaN(instant) ? 0 : instant;
}

/** False for a report whose day has not come. */
export const isDue = (date: string, now: Date): boolean => dueAt(date) <= now.getTime();
