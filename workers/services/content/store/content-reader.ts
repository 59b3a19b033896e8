import { WeightedLru } from "@domain/memory/weighted-lru";
import type { Condition } from "./condition";
import { countSnapshots, type ListQuery, listSnapshots, snapshotsByUid } from "./read";
import type { Scope, Snapshot } from "./scope";

// Memos of immutable input: every key starts with the state of the content.
const entries = new WeightedLru<Snapshot>(24_000_000);
const lists = new WeightedLru<readonly Snapshot[]>(8_000_000);
const counts = new WeightedLru<number>(10_000);

/** Memory overhead of an entry, in characters. */
const overhead = 400;

/** Reads one state of the content; entries that this isolate has read before are cached. */
export class ContentReader {
  /** Number of statements run. */
  statements = 0;

  constructor(
    private readonly db: D1Database,
    private readonly contentKey: string,
  ) {}

  /** @throws TooManyConditions */
  async list(scope: Scope, query: ListQuery): Promise<readonly Snapshot[]> {
    const key = this.#key(scope, JSON.stringify(query));
    const known = lists.get(key);
    if (known) return known;
    this.statements += 1;
    const found = await listSnapshots(this.db, scope, query);
    lists.set(
      key,
      found,
      found.reduce((sum, { size }) => sum + size + overhead, key.length),
    );
    return found;
  }

  /** @throws TooManyConditions */
  async count(scope: Scope, contentType: string, where: Condition): Promise<number> {
    const key = this.#key(scope, JSON.stringify([contentType, where]));
    const known = counts.get(key);
    if (known !== undefined) return known;
    this.statements += 1;
    const total = await countSnapshots(this.db, scope, contentType, where);
    counts.set(key, total);
    return total;
  }

  /** A cached entry. */
  known(scope: Scope, uid: string): Snapshot | undefined {
    return entries.get(this.#key(scope, uid));
  }

  /** Entries by uid in one statement; those invisible in the scope are missing. */
  async byUid(scope: Scope, uids: readonly string[]): Promise<Map<string, Snapshot>> {
    this.statements += 1;
    const found = await snapshotsByUid(this.db, scope, uids);
    for (const [uid, entry] of found) entries.set(this.#key(scope, uid), entry, entry.size + overhead);
    return found;
  }

  #key({ branch, environment, locale, fallback }: Scope, rest: string): string {
    return `${this.contentKey}|${branch}|${environment}|${locale}|${fallback}|${rest}`;
  }
}
