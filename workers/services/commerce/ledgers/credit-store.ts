/** Credit of a customer who buys on purchase orders, in the ledger's SQLite. Methods are synchronous. */
export interface CreditRequest {
  readonly key: string;
  readonly currency: string;
  readonly centAmount: number;
  /** Limit on the total owed. */
  readonly limit: number;
}

export class CreditStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  /** Once per key; false if the total would exceed the limit. Part of the caller's transaction. */
  reserve({ key, currency, centAmount, limit }: CreditRequest): boolean {
    const [known] = this.#sql().exec<{ released: number }>("select released from credit where key = ?", key).toArray();
    if (known) return known.released === 0;
    if (this.owed(currency) + centAmount > limit) return false;
    this.#sql().exec("insert into credit (key, currency, cent_amount) values (?, ?, ?)", key, currency, centAmount);
    return true;
  }

  /** In minor units. */
  owed(currency: string): number {
    const { owed } = this.#sql()
      .exec<{ owed: number | null }>(
        "select sum(cent_amount) as owed from credit where currency = ? and released = 0",
        currency,
      )
      .one();
    return owed ?? 0;
  }

  /** An unknown key is blocked, so that a late reservation fails. */
  release(key: string): void {
    this.#sql().exec(
      `insert into credit (key, currency, cent_amount, released) values (?, '', 0, 1)
       on conflict (key) do update set released = 1`,
      key,
    );
  }
}
