/**
 * Rate limits on sign-in. Wrong passwords count against the account and the network. A network from which the owner has
 * signed in before has its own budget, so attackers cannot lock the owner out. Unknown accounts are counted like known
 * ones.
 */
import { normalizeEmail } from "@domain/account/email-address";
import type { ServicesEnv } from "../../env";
import { clearUses, countUse, limitOf, remainingWait, usesOf } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";

const minute = 60;
const quarter = 15 * minute;
/** Attempts on one account from one network. */
const perAccountAndAddress = 10;
/** Attempts on one account from all networks without a known sign-in to it. */
const perAccount = 60;
/** Wrong passwords from one network over all accounts. */
const wrongPerAddress = 100;

const unlocksPerHour = 100;

interface Attempt {
  readonly email: string;
  /** Network of the caller, from `callerNetwork`. */
  readonly address: string;
  readonly addressKnown: boolean;
}

/** Longer than any window below, so counts from before an unlock never apply again. */
const unlockedSeconds = 4 * quarter;

const unlocksOf = async (email: string) => `sign-in-unlocks:${await sha256(`sign-in ${normalizeEmail(email)}`)}`;

/** Locked-out networks are not listed by account, so an unlock starts new counts for the account. */
const subjects = async (env: ServicesEnv, { email, address }: Pick<Attempt, "email" | "address">) => {
  const account = await sha256(`sign-in ${normalizeEmail(email)}`);
  const unlocks = await usesOf(env, await unlocksOf(email), unlockedSeconds);
  return {
    pair: `sign-in:${account}:${address}:${unlocks}`,
    account: `sign-in:${account}:${unlocks}`,
    wrong: `sign-in-wrong:${address}`,
  };
};

/** Counts an attempt before it is made. Returns 0, or the seconds to wait if it exceeds a limit. */
export async function takeAttempt(env: ServicesEnv, attempt: Attempt): Promise<number> {
  const { pair, account, wrong } = await subjects(env, attempt);
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
  await clearUses(env, (await subjects(env, attempt)).pair);
}

export async function recordWrongPassword(env: ServicesEnv, attempt: Attempt): Promise<void> {
  await countUse(env, (await subjects(env, attempt)).wrong, wrongPerAddress, quarter);
}

/** Clears every count of an account after a password reset by mail, so attackers cannot block it (W26). */
export async function clearAccountAttempts(env: ServicesEnv, email: string, address: string): Promise<void> {
  const { pair, account } = await subjects(env, { email, address });
  await Promise.all([clearUses(env, pair), clearUses(env, account)]);
}

/** Lets a customer who was locked out by wrong passwords try again at once, from every network. */
export async function unlockAccount(env: ServicesEnv, email: string): Promise<void> {
  await countUse(env, await unlocksOf(email), unlocksPerHour, unlockedSeconds);
}
