/** Storage of answers to programs' calls by idempotency key. Methods are synchronous. */
import type { KeptAnswer, KeptAnswerBody } from "@contracts/agents/answers";

/** Time that an answer is kept. */
export const answerMilliseconds = 48 * 3_600_000;
/** After this, a call without an answer counts as lost, and the next one with its key is carried out. */
const runningMilliseconds = 60_000;

export class AnswerStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  take({ key, fingerprint, answer, forget, once }: Omit<KeptAnswerBody, "client">, now: number): KeptAnswer {
    const sql = this.#sql();
    if (answer !== undefined) {
      sql.exec("update program_answers set answer = ? where key = ? and fingerprint = ?", answer, key, fingerprint);
      return { state: "kept" };
    }
    if (forget) {
      sql.exec("delete from program_answers where key = ? and fingerprint = ? and answer is null", key, fingerprint);
      return { state: "kept" };
    }
    const [row] = sql
      .exec<{ fingerprint: string; answer: string | null; begun_at: number }>(
        "select fingerprint, answer, begun_at from program_answers where key = ? and begun_at > ?",
        key,
        now - answerMilliseconds,
      )
      .toArray();
    if (row && row.fingerprint !== fingerprint) return { state: "other" };
    if (row && row.answer !== null) return { state: "answered", answer: row.answer };
    if (row && row.begun_at > now - runningMilliseconds) return { state: "running" };
    sql.exec(
      "insert or replace into program_answers (key, fingerprint, answer, begun_at) values (?, ?, ?, ?)",
      ...[key, fingerprint, once ? "" : null, now],
    );
    return { state: "new" };
  }

  /** Removes old answers; true if some are left. */
  clean(now: number): boolean {
    this.#sql().exec("delete from program_answers where begun_at <= ?", now - answerMilliseconds);
    return this.#sql().exec("select 1 from program_answers limit 1").toArray().length > 0;
  }
}
