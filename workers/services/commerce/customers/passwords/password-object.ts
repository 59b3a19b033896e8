/**
 * Hashes passwords, one at a time per isolate: a hash occupies a core for a tenth of a second, and eight at once would
 * block every other request. Accounts are spread over a few objects, which the platform may run on different machines.
 */
import { DurableObject } from "cloudflare:workers";
import { createHmac, randomBytes } from "node:crypto";
import { createHashQueue } from "@domain/passwords/hash-queue";
import type { ServicesEnv } from "../../../env";
import { hashPassword, log2NOf, peppersOf, verifyPassword } from "./password";

/** Sign-in checks the password twice in a row, for the customer and for the tokens; the second result is cached. */
const rememberedMilliseconds = 30_000;
const maxRemembered = 256;

const objects = 8;

/** At module level, because objects in one isolate share its thread. */
const turns = createHashQueue();

export class PasswordObject extends DurableObject<ServicesEnv> {
  /** Key of the memo, new for each instance, so memo entries are useless elsewhere. */
  readonly #memoKey = randomBytes(32);
  readonly #verified = new Map<string, number>();

  async hash(password: string): Promise<string | "busy"> {
    return turns.run(() => hashPassword(password, peppersOf(this.env), log2NOf(this.env)));
  }

  async verify(password: string, stored: string | null): Promise<boolean | "busy"> {
    const memo = createHmac("sha256", this.#memoKey).update(`${stored} ${password}`).digest("base64");
    if ((this.#verified.get(memo) ?? 0) > Date.now()) return true;
    const matches = await turns.run(() => verifyPassword(password, stored, peppersOf(this.env), log2NOf(this.env)));
    if (matches === true) this.#remember(memo);
    return matches;
  }

  #remember(memo: string): void {
    if (this.#verified.size >= maxRemembered) this.#verified.clear();
    this.#verified.set(memo, Date.now() + rememberedMilliseconds);
  }
}

/** Hashing object of an account, which need not exist. */
export function passwordsFor(env: ServicesEnv, email: string) {
  let sum = 0;
  for (const letter of email.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return env.PASSWORDS.get(env.PASSWORDS.idFromName(`passwords-${sum % objects}`));
}
