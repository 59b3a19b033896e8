/**
 * How often a password may be tried. Wrong ones count against the account and against the network they come from; who has
 * signed in from a network before has a budget of their own there, so that a stranger who tries without end cannot keep
 * the owner out. Accounts that do not exist are counted like those that do.
 */
import { normaliseEmail } from "@domain/account/email-address";
import type { ServicesEnv } from "../../env";
import { sha256 } from "../../shared/secrets";
import { forgetUses, limitOf, takeFrom, waitFor } from "../rate-limits";

const minute = 60;
const quarter = 15 * minute;
/** Attempts on one account from one network. */
const perAccountAndAddress = 10;
/** Attempts on one account from all networks from which nobody has signed in to it. */
const perAccount = 60;
/** Wrong passwords from one network, whatever the account. */
const wrongPerAddress = 100;

export interface Attempt {
  readonly email: string;
  /** Network of who tries, as `callerNetwork` says it. */
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

/** Counts an attempt before it is made; the seconds to wait when it is one too many, else 0. */
export async function takeAttempt(env: ServicesEnv, attempt: Attempt): Promise<number> {
  const { pair, account, wrong } = await subjects(attempt);
  const total = limitOf(env.SIGN_INS_PER_MINUTE, 60);
  const crowded = await takeFrom(env, `sign-ins:${attempt.address}`, total, minute);
  if (crowded > 0) return crowded;
  if (!attempt.addressKnown) {
    const sprayed = await waitFor(env, wrong, wrongPerAddress, quarter);
    if (sprayed > 0) return sprayed;
  }
  const here = await takeFrom(env, pair, perAccountAndAddress, quarter);
  if (here > 0 || attempt.addressKnown) return here;
  return takeFrom(env, account, perAccount, quarter);
}

/** After the right password: what was counted against its owner here is forgotten. */
export async function forgiveAttempts(env: ServicesEnv, attempt: Attempt): Promise<void> {
  await forgetUses(env, (await subjects(attempt)).pair);
}

export async function noteWrongPassword(env: ServicesEnv, attempt: Attempt): Promise<void> {
  await takeFrom(env, (await subjects(attempt)).wrong, wrongPerAddress, quarter);
}

/** After a new password was set by mail, nothing that strangers did stands in the way (W26). */
export async function forgetAccountAttempts(env: ServicesEnv, email: string, address: string): Promise<void> {
  const { pair, account } = await subjects({ email, address });
  await Promise.all([forgetUses(env, pair), forgetUses(env, account)]);
}
