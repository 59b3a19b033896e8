/** Remembers what was made from immutable input, up to a total weight; the least recently used goes first. */
export class BoundedMemo<T> {
  readonly #values = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  constructor(private readonly capacity: number) {}

  get(key: string): T | undefined {
    const found = this.#values.get(key);
    if (!found) return undefined;
    this.#values.delete(key);
    this.#values.set(key, found);
    return found.value;
  }

  /** Does nothing with a value that is heavier than an eighth of the capacity. */
  set(key: string, value: T, weight = 1): void {
    if (weight > this.capacity / 8 && this.capacity > 8) return;
    const old = this.#values.get(key);
    if (old) this.#weight -= old.weight;
    this.#values.delete(key);
    this.#values.set(key, { value, weight });
    this.#weight += weight;
    for (const [oldest, { weight: freed }] of this.#values) {
      if (this.#weight <= this.capacity) break;
      this.#values.delete(oldest);
      this.#weight -= freed;
    }
  }
}
