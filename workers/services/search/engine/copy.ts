/**
 * A copy of an engine near its readers. It serves the state of the engine at most `maxAgeMs` ago; otherwise the engine
 * itself is queried (docs/decisions/search/0222-copy-engines-near-their-readers.md).
 */
import type { Changes, CopyPosition, EngineDefinition } from "./change-log";
import type { Engine } from "./engine";
import type { Sql } from "./sql";
import { writeSettings } from "./store";

/** Ages of a copy: from the first, a read fetches changes in the background; from the second, the copy is not used. */
const renewAfterMs = 1000;
const maxAgeMs = 10_000;

/** Calls of a copy to its engine. */
interface CopiedEngine {
  /** Null if there is no engine. */
  changesSince(copy: CopyPosition): Promise<Changes | null>;
}

interface CopyHost {
  readonly sql: Sql;
  /** The copy's engine; created from the definition if there is none. */
  open(definition: EngineDefinition | null): Engine | null;
  /** Deletes the copy, because its engine was deleted. */
  drop(): Promise<void>;
}

const nothing: CopyPosition = { generation: 0, sequence: 0, definition: 0 };

export class EngineCopy {
  /** Time at which the copy was last known to be complete; unknown after a restart. */
  #completeAt = Number.NEGATIVE_INFINITY;
  #following: Promise<void> | null = null;

  constructor(
    readonly source: () => CopiedEngine,
    readonly host: CopyHost,
  ) {}

  /** The engine if it is fresh enough. Fetches changes in the background if that is due. */
  fresh(keepAlive: (work: Promise<void>) => void): Engine | null {
    const age = Date.now() - this.#completeAt;
    if (age > renewAfterMs) keepAlive(this.follow().catch(() => {}));
    return age <= maxAgeMs ? this.host.open(null) : null;
  }

  /** Applies all changes; one run at a time. */
  follow(): Promise<void> {
    this.#following ??= this.#run().finally(() => {
      this.#following = null;
    });
    return this.#following;
  }

  async #run(): Promise<void> {
    for (;;) {
      const askedAt = Date.now();
      const changes = await this.source().changesSince(this.#position());
      if (!changes) return this.host.drop();
      this.#apply(changes);
      if (!changes.more) {
        this.#completeAt = askedAt;
        return;
      }
    }
  }

  /** The position is written last, so interrupted changes are applied again. */
  #apply({ position, definition, documents, deleted }: Changes): void {
    const engine = this.host.open(definition);
    if (!engine) throw new Error("a copy begins with the definition of its engine");
    const before = this.#position();
    if (before.generation !== position.generation) engine.clear();
    if (definition) engine.define(definition);
    if (deleted.length > 0) engine.delete(deleted);
    if (documents.length > 0) engine.take(documents);
    const isSame = before.sequence === position.sequence && before.generation === position.generation && !definition;
    if (!isSame) writeSettings(this.host.sql, { copied: position });
  }

  #position(): CopyPosition {
    const engine = this.host.open(null);
    return engine?.settings.copied ?? nothing;
  }
}
