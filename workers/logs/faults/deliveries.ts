/** Messages about alerts that a receiver did not take, grouped by what it answered. */
import type { UndeliveredMessage } from "../store/alerts";

export interface DeliveryGroup {
  /** Host of the receiver; its path may hold a secret. */
  readonly receiver: string;
  /** Its answer, or how the call failed. */
  readonly failure: string;
  readonly count: number;
  /** Attempts for the message that was tried most often. */
  readonly attempts: number;
  /** Name of the first alert that was not delivered. */
  readonly alert: string;
  /** Times of the first and the last attempt, milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** Id of the first message: no request led to it. */
  readonly request: string;
  readonly fromClient: false;
}

/**
 * @param messages oldest first
 * @param receiver its address; null if it was taken out of the settings since
 */
export function deliveryGroups(messages: readonly UndeliveredMessage[], receiver: string | null): DeliveryGroup[] {
  return [...Map.groupBy(messages, ({ lastError }) => lastError)].flatMap(([failure, ofGroup]): DeliveryGroup[] => {
    const [begun] = ofGroup;
    if (!begun) return [];
    return [
      {
        ...{ receiver: receiver === null ? "no receiver" : new URL(receiver).host, failure, count: ofGroup.length },
        attempts: Math.max(...ofGroup.map(({ attempts }) => attempts)),
        ...{ alert: begun.alert, first: begun.failedAt },
        last: Math.max(...ofGroup.map(({ triedAt }) => triedAt)),
        ...{ request: begun.id, fromClient: false },
      },
    ];
  });
}
