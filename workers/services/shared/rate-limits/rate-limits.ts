/** Exact rate limits. */
import type { ServicesEnv } from "../../env";

/** Counts a use of `subject`. Returns 0, or the seconds to wait. A limit of 0 means no limit. */
export async function countUse(
  env: ServicesEnv,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<number> {
  if (limit === 0) return 0;
  return env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).take(limit, windowSeconds);
}

/** Parses a whole number from a variable; the fallback if it is unset or invalid. */
export function limitOf(variable: string | undefined, fallback: number): number {
  const value = Number(variable);
  return variable && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

/** Factor on the limits of a service, from a variable; 1 if it is unset or invalid. */
export function factorOf(variable: string | undefined): number {
  const factor = Number(variable);
  return factor > 0 ? factor : 1;
}

/** Like {@link countUse}, without counting. */
export async function remainingWait(
  env: ServicesEnv,
  subject: string,
  limit: number,
  windowSeconds: number,
): Promise<number> {
  if (limit === 0) return 0;
  return env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).look(limit, windowSeconds);
}

/** Clears the uses of a subject. */
export async function clearUses(env: ServicesEnv, subject: string): Promise<void> {
  await env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).clear();
}

/** Uses of a subject in the window, without counting one. */
export async function usesOf(env: ServicesEnv, subject: string, windowSeconds: number): Promise<number> {
  return env.RATE_LIMITS.get(env.RATE_LIMITS.idFromName(subject)).count(windowSeconds);
}
