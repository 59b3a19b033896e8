/** State machine of an alert. Pure, so tests can cover every path. */
import * as v from "valibot";
import { type AlertRule, endOf } from "./rules";

export const alertState = v.object({
  phase: v.picklist(["quiet", "firing"]),
  /** Start of this phase, milliseconds since 1970. */
  since: v.number(),
  /** Evaluations in a row that favor the other phase. */
  looks: v.number(),
  measured: v.nullable(v.number()),
  /** Phase and time of the last message; absent before the first one. */
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
  /**
   * True if a message about the current phase is due. At most one an hour, so a flapping fault does not flood the
   * receiver.
   */
  readonly tell: boolean;
}

/**
 * Enough evaluations above `above` begin an alert; enough at or below `endsAt` end it; values in between change
 * nothing. A null measure counts toward the end.
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
