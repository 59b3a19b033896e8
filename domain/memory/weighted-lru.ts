/** LRU cache limited by the total weight of its values. */
export class WeightedLru<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  /**
   * @param capacity total weight, in the caller's unit: bytes, characters, a count
   * @param largest maximum weight of one value, so one cannot evict all others
   */
  constructor(
    readonly capacity: number,
    readonly largest: number = capacity / 4,
  ) {}

  get weight(): number {
    return this.#weight;
  }

  get size(): number {
    return this.#entries.size;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    // A Map iterates in insertion order; reinserting makes the entry the most recent.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** False if the value is too heavy; the key's old value is then removed. */
  set(key: string, value: T, weight = 1): boolean {
    this.delete(key);
    if (weight > this.largest) return false;
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.capacity) break;
      this.delete(oldest);
    }
    return true;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#weight -= entry.weight;
  }

  clear(): void {
    this.#entries.clear();
    this.#weight = 0;
  }
}
