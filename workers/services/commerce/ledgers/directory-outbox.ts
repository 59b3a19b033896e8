/** Numbers of a ledger that are not yet in the directory of all numbers. */
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { addToDirectory } from "./number-directory";

export class DirectoryOutbox {
  readonly #sql: () => SqlStorage;
  readonly #env: Pick<ServicesEnv, "ORDERS_DB" | "LOG_DB">;

  constructor(sql: () => SqlStorage, env: Pick<ServicesEnv, "ORDERS_DB" | "LOG_DB">) {
    this.#sql = sql;
    this.#env = env;
  }

  /** Part of the caller's transaction. */
  add(number: string, kind: "order" | "quote", owner: string): void {
    this.#sql().exec(
      "insert or ignore into directory_outbox (number, kind, owner) values (?, ?, ?)",
      number,
      kind,
      owner,
    );
  }

  isWaiting(): boolean {
    const { waiting } = this.#sql().exec<{ waiting: number }>("select count(*) as waiting from directory_outbox").one();
    return waiting > 0;
  }

  /** Never throws; numbers that could not be written stay in the outbox. */
  async flush(): Promise<void> {
    const waiting = this.#sql()
      .exec<{ number: string; kind: string; owner: string }>(
        "select number, kind, owner from directory_outbox limit 50",
      )
      .toArray();
    for (const entry of waiting) {
      try {
        await addToDirectory(this.#env, entry);
        this.#sql().exec("delete from directory_outbox where number = ?", entry.number);
      } catch (error) {
        await reportWork(this.#env, "a number was not entered in the directory and is tried again", error);
        return;
      }
    }
  }
}
