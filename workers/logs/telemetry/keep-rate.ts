/** Share of ordinary requests that the console stores, so its cost does not grow with the shop's traffic. */

const windowMs = 60_000;

export class KeepRate {
  readonly #perMinute: number;
  #start = 0;
  #count = 0;
  #before = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts a batch of lines. Returns 1 while this minute and the last are within the rate, and less above it. */
  shareOf(arriving: number, now: number): number {
    if (now - this.#start >= windowMs) {
      this.#before = now - this.#start < 2 * windowMs ? this.#count : 0;
      this.#start = now;
      this.#count = 0;
    }
    this.#count += arriving;
    return Math.min(1, this.#perMinute / Math.max(this.#count, this.#before));
  }
}
