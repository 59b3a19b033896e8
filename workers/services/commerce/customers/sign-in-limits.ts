/**
 * Rate limits on sign-in. Wrong passwords count against the account and the network. A network from which the owner has
 * signed in before has its own budget, so that attackers cannot lock the owner out. Unknown accounts are counted like
 * known ones.
 */
import { normaliseEmail } from "@domain/account/email-address";
import type { ServicesEnv } from "../../env";
import { sha256 } from "../../shared/secrets";
import { clearUses, countUse, limitOf, remainingWait } from "../rate-limits";

const minute = 60;
const quarter = 15 * minute;
/** Attempts on one account from one network. */
const perAccountAndAddress = 10;
/** Attempts on one account from all networks without a known sign-in to it. */
const perAccount = 60;
/** Wrong passwords from one network over all accounts. */
const wrongPerAddress = 100;

interface Attempt {
  readonly email: string;
  /** Network of the caller, from `callerNetwork`. */
  readonly address: string;
  readonly addressKnown: boolean;
}

const subjects = async ({ email, address }: Pick<Attempt, "email" | "address">) => {
  const account = await sha256(`sign-in ${normaliseEmail(email)}`);
  return {
    pair: `sign-in:${account}:${address}`,
    account: `sign-in:${account}`,
    wrong: `sign-in-wrong:${address}`,
  };
};

/** Counts an attempt before it is made. Returns 0, or the seconds to wait if it exceeds a limit. */
export async function takeAttempt(env: ServicesEnv, attempt: Attempt): Promise<number> {
  const { pair, account, wrong } = await subjects(attempt);
  const total = limitOf(env.SIGN_INS_PER_MINUTE, 60);
  const crowded = await countUse(env, `sign-ins:${attempt.address}`, total, minute);
  if (crowded > 0) return crowded;
  if (!attempt.addressKnown) {
    const sprayed = await remainingWait(env, wrong, wrongPerAddress, quarter);
    if (sprayed > 0) return sprayed;
  }
  const here = await countUse(env, pair, perAccountAndAddress, quarter);
  if (here > 0 || attempt.addressKnown) return here;
  return countUse(env, account, perAccount, quarter);
}

/** Clears the count of the account and network after the right password. */
export async function clearAttempts(env: ServicesEnv, attempt: Attempt): Promise<void> {
  await clearUses(env, (await subjects(attempt)).pair);
}

export async function recordWrongPassword(env: ServicesEnv, attempt: Attempt): Promise<void> {
  await countUse(env, (await subjects(attempt)).wrong, wrongPerAddress, quarter);
}

/** Clears every count of an account after a password reset by mail, so that attackers cannot block it (W26). */
export async function clearAccountAttempts(env: ServicesEnv, email: string, address: string): Promise<void> {
  const { pair, account } = await subjects({ email, address });
  await Promise.all([clearUses(env, pair), clearUses(env, account)]);
}
