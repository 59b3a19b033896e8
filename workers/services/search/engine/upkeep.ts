/** Background work of an engine's object, in steps run by its alarm: the index is merged, then columns are saved. */
import type { Engine } from "./engine";

/** Idle time after an import before the index is merged. */
const mergeDelayMs = 3000;
/**
 * Pause between steps. All engines may share a thread with other work, and a merge step takes about 5 ms, so three
 * merging engines leave nine tenths of the thread free, and more during searches. An unmerged index is hardly slower to
 * search.
 */
const pauseMs = 150;
const pauseDuringSearchMs = 600;
const recentSearchMs = 2000;
/** Delay between a search that read columns and the saving of these columns. */
const keepDelayMs = 3000;
/** The same delay after single documents were written. */
const keepWrittenDelayMs = 30_000;
/** Idle time after an import before columns are saved, because each request of a long import changes all of them. */
const keepImportedDelayMs = 120_000;

export class Upkeep {
  /** Null before the first step of a merge, and after a restart of the object. */
  #merge: "begun" | "done" | null = null;
  #askedAt = 0;
  #importedAt = 0;
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  async afterImport(): Promise<void> {
    this.#merge = null;
    this.#importedAt = Date.now();
    await this.#ctx.storage.setAlarm(Date.now() + mergeDelayMs);
  }

  /** Schedules saving the columns that a search reads. Called before the search; the check runs after it. */
  afterSearch({ index }: Engine): void {
    this.#askedAt = Date.now();
    this.#ctx.waitUntil(Promise.resolve().then(() => (index.takeUnkept() ? this.#plan(keepDelayMs) : undefined)));
  }

  afterWrite(): void {
    this.#ctx.waitUntil(this.#plan(keepWrittenDelayMs));
  }

  async #plan(delayMs: number): Promise<void> {
    const { storage } = this.#ctx;
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + delayMs);
  }

  async step(engine: Engine | null): Promise<void> {
    if (!engine) return;
    const now = Date.now();
    if (this.#merge !== "done") this.#merge = engine.mergeIndex(this.#merge === null) ? "begun" : "done";
    else if (now - this.#importedAt < keepImportedDelayMs)
      return this.#ctx.storage.setAlarm(this.#importedAt + keepImportedDelayMs);
    else if (!engine.index.keepNext()) return;
    const isAsked = now - this.#askedAt < recentSearchMs;
    await this.#ctx.storage.setAlarm(now + (isAsked ? pauseDuringSearchMs : pauseMs));
  }
}
