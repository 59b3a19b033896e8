/** Searches that a copy served, reported to its engine in batches; a crash loses those of two seconds. */
export interface CountedSearch {
  readonly query: string;
  readonly tags: readonly string[];
  /** Total number of hits. */
  readonly results: number;
}

const delayMs = 2000;
const most = 1000;

export class CountedSearches {
  #waiting: CountedSearch[] = [];

  constructor(readonly tell: (searches: readonly CountedSearch[]) => Promise<void>) {}

  add(search: CountedSearch): void {
    if (this.#waiting.length === 0) setTimeout(() => this.#flush(), delayMs);
    if (this.#waiting.length < most) this.#waiting.push(search);
  }

  #flush(): void {
    const batch = this.#waiting;
    this.#waiting = [];
    // Lost counts do not matter enough for a retry.
    this.tell(batch).catch(() => {});
  }
}
