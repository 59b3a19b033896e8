/**
 * Rate limits on codes. A code has a million values and three are valid at a time, so attempts are counted by account.
 * Networks of earlier sign-ins have a separate limit, so an attacker with the password cannot lock the owner out.
 */
import type { ServicesEnv } from "../../env";
import { clearUses, countUse } from "../../shared/rate-limits/rate-limits";

const quarter = 15 * 60;
const day = 24 * 3600;
const perAccountAndNetwork = 10;
/** From all networks without a known sign-in: a chance of at most one in ten thousand a day. */
const perAccountAndDay = 30;

interface CodeAttempt {
  readonly customerId: string;
  /** From `callerNetwork`. */
  readonly network: string;
  readonly addressKnown: boolean;
}

const pairOf = ({ customerId, network }: CodeAttempt) => `second-factor:${customerId}:${network}`;

/** Counts an attempt before it is made. Returns 0, or the seconds to wait if it exceeds a limit. */
export async function takeCodeAttempt(env: ServicesEnv, attempt: CodeAttempt): Promise<number> {
  const here = await countUse(env, pairOf(attempt), perAccountAndNetwork, quarter);
  if (here > 0 || attempt.addressKnown) return here;
  return countUse(env, `second-factor:${attempt.customerId}`, perAccountAndDay, day);
}

export const clearCodeAttempts = (env: ServicesEnv, attempt: CodeAttempt): Promise<void> =>
  clearUses(env, pairOf(attempt));
