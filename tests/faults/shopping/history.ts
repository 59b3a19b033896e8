/** What happened, as the clients saw it, and what was wrong with it. */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";

export interface History {
  /** Operations that were answered, by kind. */
  readonly done: Map<string, number>;
  /** Calls that nobody answered, or with a fault of the other side. */
  unanswered: number;
  conflicts: number;
  pending: number;
  declined: number;
  kills: number;
  faults: number;
  /** Everything that must not be; empty in the end. */
  readonly violations: string[];
}

export const newHistory = (): History => ({
  done: new Map(),
  unanswered: 0,
  conflicts: 0,
  pending: 0,
  declined: 0,
  kills: 0,
  faults: 0,
  violations: [],
});

export const operations = ({ done }: History): number => [...done.values()].reduce((all, count) => all + count, 0);

/** A card that was entered, and the order that it was used for. */
export interface CardUse {
  readonly sessionId: string;
  orderNumber: string | null;
}

/** What one client knows to be true because it was acknowledged. */
export interface Acknowledged {
  readonly name: string;
  readonly token: string;
  readonly orders: Map<string, Order>;
  readonly quotes: Map<string, Quote>;
  readonly cards: CardUse[];
}

/** One line for people: the figures of a run. */
export function report(history: History, clients: number, seconds: number): string {
  const kinds = [...history.done].map(([kind, count]) => `${kind} ${count}`).join(", ");
  return (
    `faults: ${clients} clients, ${operations(history)} operations (${kinds}) in ${seconds.toFixed(1)} s, ` +
    `${history.kills} SIGKILLs, ${history.faults} upstream faults; ${history.unanswered} unanswered, ` +
    `${history.conflicts} conflicts, ${history.pending} pending, ${history.declined} declined; ` +
    `${history.violations.length} violations`
  );
}
