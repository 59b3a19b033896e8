/** Sign-in of staff: password and second factor together. Every failure has the same result. */

import { createSealer } from "@domain/http/cookies/sealed-value";
import type { ServicesEnv } from "../env";
import { stepOfCode } from "../shared/authenticator/totp";
import { officeDatabase } from "../shared/office/office-database";
import { personByEmail, type StaffRow } from "./staff-store";

/** Wrong attempts before a person must wait, and for how long. */
const allowedFailures = 10;
const lockMilliseconds = 15 * 60_000;
const secretPurpose = "staff second factor";

const sealerOf = (env: Pick<ServicesEnv, "TOKEN_KEYS">) => createSealer(env.TOKEN_KEYS.split(","));

/** The second factor's secret is stored encrypted, so a copy of the database opens no account. */
export const sealSecret = (env: Pick<ServicesEnv, "TOKEN_KEYS">, secret: string): Promise<string> =>
  sealerOf(env).seal(secretPurpose, secret);
export const openSecret = (env: Pick<ServicesEnv, "TOKEN_KEYS">, sealed: string): Promise<string | null> =>
  sealerOf(env).open(secretPurpose, sealed);

/** The object that hashes passwords of staff. */
export const staffPasswords = (env: ServicesEnv) => env.PASSWORDS.get(env.PASSWORDS.idFromName("passwords-staff"));

type Attempt = { readonly ok: true; readonly person: StaffRow } | { readonly ok: false; readonly wait: number };

/**
 * Checks password and code. `wait`: seconds that the person must wait after too many failures, otherwise 0. Unknown and
 * disabled people take as long as wrong passwords.
 */
export async function attemptSignIn(
  env: ServicesEnv,
  { email, password, code }: { readonly email: string; readonly password: string; readonly code: string },
  now: number,
): Promise<Attempt> {
  const person = await personByEmail(env, email);
  const mayTry = person?.state === "active" && person.demonstration === 0 ? person : null;
  if (mayTry && mayTry.locked_until > now) return { ok: false, wait: Math.ceil((mayTry.locked_until - now) / 1000) };
  const matches = await staffPasswords(env).verify(password, mayTry?.password ?? null);
  const secret = mayTry?.totp_secret ? await openSecret(env, mayTry.totp_secret) : null;
  const step = mayTry && secret ? stepOfCode(secret, code, mayTry.totp_step, now) : null;
  if (!mayTry) return { ok: false, wait: 0 };
  const database = await officeDatabase(env);
  if (matches !== true || step === null) {
    if (matches !== "busy")
      await database
        .prepare(
          `update staff set failures = iif(failures + 1 >= ?1, 0, failures + 1),
             locked_until = iif(failures + 1 >= ?1, ?2, locked_until) where id = ?3`,
        )
        .bind(allowedFailures, now + lockMilliseconds, mayTry.id)
        .run();
    return { ok: false, wait: 0 };
  }
  // The condition accepts only one of two simultaneous requests with the same code.
  const used = await database
    .prepare("update staff set totp_step = ?1, failures = 0 where id = ?2 and totp_step < ?1")
    .bind(step, mayTry.id)
    .run();
  return used.meta.changes === 1 ? { ok: true, person: mayTry } : { ok: false, wait: 0 };
}
