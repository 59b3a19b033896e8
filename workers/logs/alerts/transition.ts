/** An alert from one look to the next: pure, so that every way through it can be tested. */
import * as v from "valibot";
import { type AlertRule, endOf } from "./rules";

export const alertState = v.object({
  phase: v.picklist(["quiet", "firing"]),
  /** Milliseconds since 1970 that this phase began. */
  since: v.number(),
  /** Looks in a row that speak for the other phase. */
  looks: v.number(),
  measured: v.nullable(v.number()),
  /** Phase that the last message told of, and when; nobody was told of anything before the first. */
  told: v.picklist(["quiet", "firing"]),
  toldAt: v.nullable(v.number()),
});
export type AlertState = v.InferOutput<typeof alertState>;

export const messageEveryMs = 3_600_000;

export const firstState = (now: number): AlertState => ({
  phase: "quiet",
  since: now,
  looks: 0,
  measured: null,
  told: "quiet",
  toldAt: null,
});

export interface Step {
  readonly state: AlertState;
  readonly event: "fired" | "resolved" | null;
  /** A message is due: of what the phase is now. At most one an hour, so that a fault that comes and goes is no flood. */
  readonly tell: boolean;
}

/**
 * Above the threshold often enough begins an alert, at its end or below often enough ends it; between the two nothing
 * changes. Where too few requests say anything, nothing speaks for the alert.
 */
export function nextState(state: AlertState, measured: number | null, rule: AlertRule, now: number): Step {
  const firing = state.phase === "firing";
  const speaks = firing ? measured === null || measured <= endOf(rule) : measured !== null && measured > rule.above;
  const looks = speaks ? state.looks + 1 : 0;
  const turns = looks >= (firing ? rule.resolvesAfter : rule.firesAfter);
  const next: AlertState = turns
    ? { ...state, phase: firing ? "quiet" : "firing", since: now, looks: 0, measured }
    : { ...state, looks, measured };
  const due = next.phase !== next.told && (next.toldAt === null || now - next.toldAt >= messageEveryMs);
  return {
    state: due ? { ...next, told: next.phase, toldAt: now } : next,
    event: turns ? (firing ? "resolved" : "fired") : null,
    tell: due,
  };
}
