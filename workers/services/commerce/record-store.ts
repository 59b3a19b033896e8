/** Storage of an object's one record, which is read once and then kept in memory. */
export abstract class RecordStore<R> {
  protected readonly storage: DurableObjectStorage;
  readonly #schema: string;
  #ready = false;
  #record: R | null | undefined;

  constructor(storage: DurableObjectStorage, schema: string) {
    this.storage = storage;
    this.#schema = schema;
  }

  /** Null if nothing is stored. */
  protected abstract read(): R | null;
  protected abstract write(record: R): void;

  /** The object's SQLite, with its tables. */
  protected get sql(): SqlStorage {
    if (!this.#ready) this.storage.sql.exec(this.#schema);
    this.#ready = true;
    return this.storage.sql;
  }

  /** Runs `work` in one transaction; if it throws, memory and disk are unchanged. */
  transaction<T>(work: () => T): T {
    const before = this.#record;
    try {
      return this.storage.transactionSync(work);
    } catch (error) {
      this.#record = before;
      throw error;
    }
  }

  record(): R | null {
    if (this.#record === undefined) this.#record = this.read();
    return this.#record;
  }

  save(record: R): void {
    this.write(record);
    this.#record = record;
  }

  /** Clears the memory cache before `deleteAll`. */
  forget(): void {
    this.#ready = false;
    this.#record = undefined;
  }
}
