/** Decisions that may follow each state. */
import type { WithdrawalState } from "@contracts/commerce/withdrawals";

const next: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  received: ["accepted", "refused"],
  // A refusal may have been a mistake, and so may an acceptance until the refund is under way.
  accepted: ["refunded", "refused"],
  refused: ["accepted"],
  refunded: [],
};

/** True if staff may move a withdrawal from one state to the other. */
export const mayMove = (from: WithdrawalState, to: WithdrawalState): boolean => next[from].includes(to);
