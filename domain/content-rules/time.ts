import type { TimeRule } from "@contracts/content/targets";
import { ContentRuleError, type RuleContext } from "./context";

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

/** Calendar date of an instant, "2026-03-01". */
function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    instant,
  );
}

/** Time of an instant, or of a day's start in UTC. @throws ContentRuleError for a text that is not a date */
function timeOf(date: string): number {
  const time = Date.parse(date);
  if (Number.isNaN(time)) throw new ContentRuleError("missingDate");
  return time;
}

/** Negative before the date, zero on that day or instant, positive after it. */
function compareNow(date: string, context: RuleContext): number {
  if (!dayOnly.test(date)) return Math.sign(context.now.getTime() - timeOf(date));
  const today = dayOf(context.now, context.timeZone ?? "UTC");
  return today < date ? -1 : today > date ? 1 : 0;
}

function sameDay(date: string, context: RuleContext): boolean {
  const zone = context.timeZone ?? "UTC";
  return dayOf(context.now, zone) === (dayOnly.test(date) ? date : dayOf(new Date(timeOf(date)), zone));
}

function holds(rule: TimeRule, dates: readonly [string, ...string[]], context: RuleContext): boolean {
  const [from, to] = dates;
  switch (rule.match) {
    case "after":
      return compareNow(from, context) > 0;
    case "before":
      return compareNow(from, context) < 0;
    case "between": {
      if (to === undefined) throw new ContentRuleError("missingDate");
      const [start, end] = timeOf(from) <= timeOf(to) ? [from, to] : [to, from];
      // Both ends are inclusive; a day counts until it is over.
      return compareNow(start, context) >= 0 && compareNow(end, context) <= 0;
    }
    default:
      return sameDay(from, context);
  }
}

/**
 * True if the rule's time holds now (C-RULE-04 to C-RULE-08). Days are in the context's time zone. A missing or empty
 * time always holds.
 * @throws ContentRuleError
 */
export function timeMatches(rule: TimeRule | null, context: RuleContext): boolean {
  if (!rule || (rule.match === null && rule.dates.length === 0)) return true;
  const [first, ...more] = rule.dates;
  if (first === undefined) throw new ContentRuleError("missingDate");
  return holds(rule, [first, ...more], context) !== rule.is_not;
}
