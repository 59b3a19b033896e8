/** A map that forgets what was used longest ago once its values together weigh more than a budget. */
export class ByteLru<T> {
  readonly #entries = new Map<string, { value: T; bytes: number }>();
  #bytes = 0;

  /** @param budgetBytes weight of all values together; a single value may take a quarter of it */
  constructor(readonly budgetBytes: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map keeps the order of insertion: putting it back makes it the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** False when the value is too heavy to be kept; an older value of the key is forgotten then. */
  set(key: string, value: T, bytes: number): boolean {
    this.delete(key);
    if (bytes > this.budgetBytes / 4) return false;
    this.#entries.set(key, { value, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.budgetBytes) break;
      this.delete(oldest);
    }
    return true;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }

  clear(): void {
    this.#entries.clear();
    this.#bytes = 0;
  }
}
