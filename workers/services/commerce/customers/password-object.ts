/**
 * Hashes passwords, one at a time, away from everything else: a hash takes a core for a tenth of a second, and eight at
 * once would keep every other request of the same isolate waiting. Accounts are spread over a few of these objects.
 */
import { DurableObject } from "cloudflare:workers";
import { createHmac, randomBytes } from "node:crypto";
import type { ServicesEnv } from "../../env";
import { hashPassword, log2NOf, peppersOf, verifyPassword } from "./password";

/** Callers that may wait for one object; who comes later is told to come again. About three seconds' work. */
const maxWaiting = 24;
/** Signing in asks twice within a moment, for the customer and for the tokens; the second time is remembered. */
const rememberedMilliseconds = 30_000;
const maxRemembered = 256;

const objects = 8;

export class PasswordObject extends DurableObject<ServicesEnv> {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** Of this object's life only, so that what is remembered is of no use outside of it. */
  readonly #memoKey = randomBytes(32);
  readonly #verified = new Map<string, number>();

  async hash(password: string): Promise<string | "busy"> {
    return this.#inTurn(() => hashPassword(password, peppersOf(this.env), log2NOf(this.env)));
  }

  async verify(password: string, stored: string | null): Promise<boolean | "busy"> {
    const memo = createHmac("sha256", this.#memoKey).update(`${stored} ${password}`).digest("base64");
    if ((this.#verified.get(memo) ?? 0) > Date.now()) return true;
    const matches = await this.#inTurn(() => verifyPassword(password, stored, peppersOf(this.env), log2NOf(this.env)));
    if (matches === true) this.#remember(memo);
    return matches;
  }

  #remember(memo: string): void {
    if (this.#verified.size >= maxRemembered) this.#verified.clear();
    this.#verified.set(memo, Date.now() + rememberedMilliseconds);
  }

  async #inTurn<T>(work: () => T): Promise<T | "busy"> {
    if (this.#waiting >= maxWaiting) return "busy";
    this.#waiting += 1;
    // A turn of its own each, so that what came in meanwhile is looked at between two hashes.
    const turn = this.#last.then(() => new Promise<void>((resolve) => setTimeout(resolve, 0))).then(work);
    this.#last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.#waiting -= 1;
    }
  }
}

/** The object that hashes for an account; the account need not exist. */
export function passwordsFor(env: ServicesEnv, email: string) {
  let sum = 0;
  for (const letter of email.trim().toLowerCase()) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return env.PASSWORDS.get(env.PASSWORDS.idFromName(`passwords-${sum % objects}`));
}
