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

  /**
   * Reserves once per key; another amount replaces the former one. False if the total would exceed the limit, or if the
   * key was released. Part of the caller's transaction.
   */
  reserve({ key, currency, centAmount, limit }: CreditRequest): boolean {
    const [known] = this.#sql()
      .exec<{ released: number; currency: string; cent_amount: number }>(
        "select released, currency, cent_amount from credit where key = ?",
        key,
      )
      .toArray();
    if (known && known.released !== 0) return false;
    const former = known?.currency === currency ? known.cent_amount : 0;
    if (known && former === centAmount) return true;
    if (this.owed(currency) - former + centAmount > limit) return false;
    this.#sql().exec(
      "insert or replace into credit (key, currency, cent_amount) values (?, ?, ?)",
      key,
      currency,
      centAmount,
    );
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

  /** Lowers a reservation to what is still owed; a smaller, released or unknown one is unchanged. */
  lower(key: string, centAmount: number): void {
    this.#sql().exec("update credit set cent_amount = min(cent_amount, ?) where key = ?", Math.max(0, centAmount), key);
  }

  /** Uses credit again after its reservation was released, even above the limit, because the goods were sold. */
  restore(key: string): void {
    this.#sql().exec("update credit set released = 0 where key = ? and currency <> ''", key);
  }

  /** Also blocks an unknown key, so a late reservation fails. */
  release(key: string): void {
    this.#sql().exec(
      `insert into credit (key, currency, cent_amount, released) values (?, '', 0, 1)
       on conflict (key) do update set released = 1`,
      key,
    );
  }
}
