/** Share of ordinary requests that the console keeps one by one, so that its cost does not grow with the shop's traffic. */

const windowMs = 60_000;

export class KeepRate {
  readonly #perMinute: number;
  #start = 0;
  #count = 0;
  #before = 0;

  constructor(perMinute: number) {
    this.#perMinute = perMinute;
  }

  /** Counts lines that arrive together; 1 up to the rate of this minute and the last, less above it. */
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
