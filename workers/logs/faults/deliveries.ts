/** Undelivered alert messages, grouped by failure. */
import type { UndeliveredMessage } from "../store/alerts";

export interface DeliveryGroup {
  /** Host of the receiver; its path may contain a secret. */
  readonly receiver: string;
  /** The receiver's response, or the reason that the call failed. */
  readonly failure: string;
  readonly count: number;
  /** Attempts for the message that was tried most often. */
  readonly attempts: number;
  /** Name of the first alert that was not delivered. */
  readonly alert: string;
  /** Times of the first and the last attempt, milliseconds since 1970. */
  readonly first: number;
  readonly last: number;
  /** Id of the first message, in place of a request id: no request caused it. */
  readonly request: string;
  readonly fromClient: false;
}

/**
 * @param messages oldest first
 * @param receiver address; null if it was removed from the settings
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
