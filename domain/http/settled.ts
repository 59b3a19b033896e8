/** Outcome of deferred work. It never rejects, so a page always has something to show. */
export type Settled<T> = { ok: true; value: T } | { ok: false };
