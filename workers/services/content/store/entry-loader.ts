import type { ContentReader } from "./content-reader";
import type { Scope, Snapshot } from "./scope";

/** Maximum records that one request may read through references and lists. */
const maxRecords = 7500;

/** The request would read more than {@link maxRecords}. */
export class TooManyRecords extends Error {
  constructor() {
    super(`A query may read up to ${maxRecords} records.`);
  }
}

interface Batch {
  readonly scope: Scope;
  readonly known: Map<string, Promise<Snapshot | undefined>>;
  pending: Map<string, (found: Promise<Snapshot | undefined>) => void>;
  scheduled: boolean;
}

/**
 * Loads referenced entries for one request. Lookups of the same turn share one statement, and nothing is read twice.
 * Records are counted before they are read.
 */
export class EntryLoader {
  readonly #batches = new Map<string, Batch>();
  #records = 0;

  constructor(private readonly reader: ContentReader) {}

  /** @throws TooManyRecords */
  charge(records: number): void {
    this.#records += records;
    if (this.#records > maxRecords) throw new TooManyRecords();
  }

  /** Entries in the order of `uids`; those invisible in the scope are left out. */
  async load(scope: Scope, uids: readonly string[]): Promise<Snapshot[]> {
    this.charge(uids.length);
    const found = await Promise.all(uids.map((uid) => this.#one(scope, uid)));
    return found.filter((snapshot) => snapshot !== undefined);
  }

  #one(scope: Scope, uid: string): Promise<Snapshot | undefined> {
    const batch = this.#batchOf(scope);
    const known = batch.known.get(uid);
    if (known) return known;
    const before = this.reader.known(scope, uid);
    if (before) return Promise.resolve(before);
    const wanted = new Promise<Snapshot | undefined>((resolve) => batch.pending.set(uid, resolve));
    batch.known.set(uid, wanted);
    if (!batch.scheduled) {
      batch.scheduled = true;
      void settleMicrotasks().then(() => this.#flush(batch));
    }
    return wanted;
  }

  #batchOf(scope: Scope): Batch {
    const key = `${scope.branch}|${scope.environment}|${scope.locale}|${scope.fallback}`;
    const existing = this.#batches.get(key);
    if (existing) return existing;
    const batch: Batch = { scope, known: new Map(), pending: new Map(), scheduled: false };
    this.#batches.set(key, batch);
    return batch;
  }

  #flush(batch: Batch): void {
    const { pending } = batch;
    batch.pending = new Map();
    batch.scheduled = false;
    const read = this.reader.byUid(batch.scope, [...pending.keys()]);
    for (const [uid, resolve] of pending) resolve(read.then((found) => found.get(uid)));
  }
}

/**
 * Waits for pending microtasks. Lists resolve some microtasks after their values, and their lookups belong in the same
 * statement.
 */
async function settleMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 12; turn += 1) await null;
}
