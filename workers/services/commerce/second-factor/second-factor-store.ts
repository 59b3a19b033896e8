/** Storage of a customer's second factor in the customer's object. Methods are synchronous, and each is one step. */

/**
 * Proofs of the password (challenge), of the whole sign-in (ticket) and of a passkey's set-up (passkey); and challenges
 * that a passkey has signed (passkey-used), kept longer than they are valid.
 */
type ProofKind = "challenge" | "ticket" | "passkey" | "passkey-used";

/** Time to type the code, and for the storefront's call for tokens. */
const proofMilliseconds: Readonly<Record<ProofKind, number>> = {
  challenge: 10 * 60_000,
  ticket: 60_000,
  passkey: 10 * 60_000,
  "passkey-used": 20 * 60_000,
};
/** Time to set up the app. */
const setupMilliseconds = 30 * 60_000;

interface StoredFactor {
  /** Encrypted. */
  readonly secret: string;
  /** Step of the last accepted code. */
  readonly usedStep: number;
  readonly begunAt: number;
  /** Milliseconds since 1970; null until the first code was accepted. */
  readonly confirmedAt: number | null;
}

export class SecondFactorStore {
  readonly #sql: () => SqlStorage;

  /** @param sql returns the object's database, with migrations applied */
  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  #factor(): StoredFactor | null {
    const [row] = this.#sql()
      .exec<Record<keyof StoredFactor, never>>(
        `select secret, used_step as usedStep, begun_at as begunAt, confirmed_at as confirmedAt from second_factor`,
      )
      .toArray();
    return row ?? null;
  }

  /** The factor that sign-in requires; null if it is off. */
  active(): StoredFactor | null {
    const factor = this.#factor();
    return factor?.confirmedAt ? factor : null;
  }

  /** The factor that is being set up; null if there is none, or if it has expired. */
  pending(now: number): StoredFactor | null {
    const factor = this.#factor();
    return factor && factor.confirmedAt === null && factor.begunAt > now - setupMilliseconds ? factor : null;
  }

  begin(secret: string, now: number): void {
    this.#sql().exec("insert or replace into second_factor (one, secret, begun_at) values (1, ?, ?)", secret, now);
  }

  /** @param step time step of the code that proved the set-up; the code counts as used */
  confirm(step: number, recoveryHashes: readonly string[], now: number): void {
    this.#sql().exec("update second_factor set confirmed_at = ?, used_step = ?", now, step);
    this.replaceRecoveryCodes(recoveryHashes);
  }

  recordStep(step: number): void {
    this.#sql().exec("update second_factor set used_step = ?", step);
  }

  turnOff(): void {
    this.#sql().exec("delete from second_factor");
    this.#sql().exec("delete from recovery_codes");
    this.dropProofs();
  }

  replaceRecoveryCodes(hashes: readonly string[]): void {
    this.#sql().exec("delete from recovery_codes");
    for (const hash of hashes) this.#sql().exec("insert into recovery_codes (hash) values (?)", hash);
  }

  recoveryCodes(): number {
    return this.#sql().exec<{ n: number }>("select count(*) as n from recovery_codes").one().n;
  }

  /** True if the code was unused. */
  takeRecoveryCode(hash: string): boolean {
    return this.#sql().exec("delete from recovery_codes where hash = ? returning 1", hash).toArray().length === 1;
  }

  addProof(kind: ProofKind, hash: string, now: number): void {
    this.#sql().exec("delete from sign_in_proofs where expires_at <= ?", now);
    this.#sql().exec(
      "insert into sign_in_proofs (hash, kind, expires_at) values (?, ?, ?)",
      ...[hash, kind, now + proofMilliseconds[kind]],
    );
  }

  /** True if the proof is valid. Does not use it up. */
  holdsProof(kind: ProofKind, hash: string, now: number): boolean {
    const query = "select 1 from sign_in_proofs where hash = ? and kind = ? and expires_at > ?";
    return this.#sql().exec(query, hash, kind, now).toArray().length === 1;
  }

  /** True if the proof was valid. Uses it up. */
  takeProof(kind: ProofKind, hash: string, now: number): boolean {
    const valid = this.holdsProof(kind, hash, now);
    this.#sql().exec("delete from sign_in_proofs where hash = ?", hash);
    return valid;
  }

  dropProofs(): void {
    this.#sql().exec("delete from sign_in_proofs where kind <> 'passkey-used'");
  }
}
