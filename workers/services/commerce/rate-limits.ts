/** Exact limits. */
import type { ServicesEnv } from "../env";

/** Counts a use of `subject`; 0, or the seconds to wait. A limit of 0 means that there is none. */
export async function takeFrom(
  env: ServicesEnv,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<number> {
  if (limit === 0) return 0;
  return env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).take(limit, windowSeconds);
}

/** A whole number from a variable; the fallback when it is unset or not a number. */
export function limitOf(variable: string | undefined, fallback: number): number {
  const value = Number(variable);
  return variable && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

/** As {@link takeFrom}, without counting. */
export async function waitFor(
  env: ServicesEnv,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<number> {
  if (limit === 0) return 0;
  return env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).look(limit, windowSeconds);
}

/** Forgets what a subject has used. */
export async function forgetUses(env: ServicesEnv, subject: string): Promise<void> {
  await env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).clear();
}
