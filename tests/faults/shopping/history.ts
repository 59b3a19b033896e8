/** Record of a run from the clients' view, with all violations. */
import type { Order } from "@contracts/commerce/orders";
import type { Quote } from "@contracts/commerce/quotes";

export interface History {
  /** Number of completed operations by kind. */
  readonly done: Map<string, number>;
  /** Number of calls without a response, or with a server error. */
  unanswered: number;
  conflicts: number;
  pending: number;
  declined: number;
  kills: number;
  faults: number;
  /** Violations; must be empty at the end. */
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

/** A card entry and the order that used it. */
export interface CardUse {
  readonly sessionId: string;
  orderNumber: string | null;
}

/** Acknowledged state of one client. */
export interface Acknowledged {
  readonly name: string;
  readonly token: string;
  readonly orders: Map<string, Order>;
  readonly quotes: Map<string, Quote>;
  readonly cards: CardUse[];
  /** Ids of requests that wait for an approver. */
  readonly asked: Set<string>;
  /** Numbers of orders that the back office has shipped. */
  readonly shipped: Set<string>;
}

/** Figures of a run in one line. */
export function report(history: History, clients: number, seconds: number): string {
  const kinds = [...history.done].map(([kind, count]) => `${kind} ${count}`).join(", ");
  return (
    `faults: ${clients} clients, ${operations(history)} operations (${kinds}) in ${seconds.toFixed(1)} s, ` +
    `${history.kills} SIGKILLs, ${history.faults} upstream faults; ${history.unanswered} unanswered, ` +
    `${history.conflicts} conflicts, ${history.pending} pending, ${history.declined} declined; ` +
    `${history.violations.length} violations`
  );
}
