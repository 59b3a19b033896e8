/** A customer's second factor, as the customer's object checks it. */
import type { SecondFactorState } from "@contracts/customers/second-factor";
import { readSecondFactorCode } from "@domain/account/second-factor-code";
import { createSealer } from "@domain/http/cookies/sealed-value";
import type { ServicesEnv } from "../../env";
import { stepOfCode } from "../../shared/authenticator/totp";
import { sha256 } from "../../shared/secrets";
import { tokenKeysOf } from "../tokens/access-token";
import type { SecondFactorStore } from "./second-factor-store";

const sealerOf = (env: ServicesEnv) => createSealer(tokenKeysOf(env));
/** The secret is stored encrypted, so a copy of the storage cannot generate codes. */
const purpose = "customer second factor";
/** Within this time, the code that turned the factor on counts as a repeated press. */
const repeatMilliseconds = 60_000;

export class SecondFactor {
  readonly #store: SecondFactorStore;
  readonly #env: ServicesEnv;

  constructor(store: SecondFactorStore, env: ServicesEnv) {
    this.#store = store;
    this.#env = env;
  }

  state(): SecondFactorState {
    const since = this.#store.active()?.confirmedAt ?? null;
    return {
      since: since === null ? null : new Date(since).toISOString(),
      recoveryCodes: since === null ? 0 : this.#store.recoveryCodes(),
    };
  }

  /**
   * Stores the secret of an app that is being set up. False if a second factor is on, which must be turned off first.
   */
  async begin(secret: string): Promise<boolean> {
    const sealed = await sealerOf(this.#env).seal(purpose, secret);
    if (this.#store.active()) return false;
    this.#store.begin(sealed, Date.now());
    return true;
  }

  /**
   * Turns the second factor on, if the code is valid for the app that is being set up. "again" if the same code has just
   * turned it on: the new recovery codes replace those of an answer that a second press has hidden.
   */
  async confirm(
    code: string,
    recoveryHashes: readonly string[],
  ): Promise<"on" | "again" | "wrong" | "expired" | "already-on"> {
    const begun = this.#store.pending(Date.now()) ?? this.#store.active();
    const secret = begun && (await sealerOf(this.#env).open(purpose, begun.secret));
    if (!secret) return "expired";
    const now = Date.now();
    // Other calls may have run while the secret was decrypted.
    const factor = this.#store.pending(now) ?? this.#store.active();
    if (factor?.secret !== begun.secret) return "expired";
    const read = readSecondFactorCode(code);
    const step = read?.kind === "app" ? stepOfCode(secret, read.code, 0, now) : null;
    if (factor.confirmedAt !== null) {
      if (step !== factor.usedStep || factor.confirmedAt < now - repeatMilliseconds) return "already-on";
      this.#store.replaceRecoveryCodes(recoveryHashes);
      return "again";
    }
    if (step === null) return "wrong";
    this.#store.confirm(step, recoveryHashes, now);
    return "on";
  }

  /** True if the code is right and was never used. Uses it up. */
  async accept(code: string): Promise<boolean> {
    const read = readSecondFactorCode(code);
    const factor = this.#store.active();
    if (!read || !factor) return false;
    if (read.kind === "recovery") return this.#store.takeRecoveryCode(await sha256(read.code));
    const secret = await sealerOf(this.#env).open(purpose, factor.secret);
    if (!secret) return false;
    // Read again, because another call may have used the same code while the secret was decrypted.
    const current = this.#store.active();
    if (current?.secret !== factor.secret) return false;
    const step = stepOfCode(secret, read.code, current.usedStep, Date.now());
    if (step === null) return false;
    this.#store.recordStep(step);
    return true;
  }
}
