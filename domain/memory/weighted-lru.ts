/** A map that forgets what was used longest ago once its values together weigh more than its capacity. */
export class WeightedLru<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  /**
   * @param capacity weight of all values together, in the unit of the caller: bytes, characters, a count
   * @param largest the heaviest value that is kept at all, so that one cannot push out all others
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
    // A Map keeps the order of insertion: putting it back makes it the youngest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** False when the value is too heavy to be kept; an older value of the key is forgotten then. */
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
