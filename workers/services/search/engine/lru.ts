/** Least recently used entries go when the sum of costs passes the budget. */
export class Lru<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly cost: number }>();
  #spent = 0;

  constructor(readonly budget: number) {}

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: T, cost: number): void {
    this.delete(key);
    if (cost > this.budget) return;
    this.#entries.set(key, { value, cost });
    this.#spent += cost;
    for (const oldest of this.#entries.keys()) {
      if (this.#spent <= this.budget) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#spent -= entry.cost;
  }

  clear(): void {
    this.#entries.clear();
    this.#spent = 0;
  }
}
