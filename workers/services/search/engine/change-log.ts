/**
 * Log of an engine's changes, which its copies follow. It contains the ids of changed documents, not their values, so
 * it is never longer than the engine, and a copy that is behind reads each document once.
 */
import type { EngineSchema, FieldWeights } from "@contracts/search/search-engines";
import type { Sql } from "./sql";
import { readDocumentsByIds, type StoredDocument } from "./store";
import type { SynonymSet } from "./terms/synonyms";

/** An engine without its documents: schema, weights, synonyms. */
export interface EngineDefinition {
  readonly name: string;
  readonly language: string | null;
  readonly parts: number;
  readonly schema: EngineSchema;
  readonly searchFields: FieldWeights | null;
  readonly synonyms: readonly SynonymSet[];
}

/** The last change that a copy has applied. */
export interface CopyPosition {
  /** Changes when an engine is emptied, recreated or restored to an earlier state; copies then start over. */
  readonly generation: number;
  /** Number of the last change that the copy has. */
  readonly sequence: number;
  /** Version of the definition. */
  readonly definition: number;
}

export interface Changes {
  readonly position: CopyPosition;
  /** Null if the copy has the current one. */
  readonly definition: EngineDefinition | null;
  readonly documents: readonly StoredDocument[];
  readonly deleted: readonly string[];
  /** More changes follow. */
  readonly more: boolean;
}

/** Maximum documents per response. */
const batch = 500;

export class ChangeLog {
  #position: CopyPosition | null;

  constructor(readonly sql: Sql) {
    this.#position = hasLog(sql) ? readPosition(sql) : null;
  }

  /** False for engines without copies, which keep no log. */
  get isKept(): boolean {
    return this.#position !== null;
  }

  /** Begins the log with all documents. */
  begin(): void {
    if (this.isKept) return;
    this.sql.exec("create table changes (sequence integer primary key autoincrement, id text not null unique)");
    this.sql.exec("insert into changes (id) select id from documents order by number");
    // A recreated engine must not continue the former one's numbers, which a copy may have.
    this.#write({ generation: Date.now(), sequence: 0, definition: 1 });
  }

  /** Call within the transaction that changes the documents, before their terms are written. */
  note(ids: readonly string[]): void {
    if (!this.isKept || ids.length === 0) return;
    this.sql.exec("insert or replace into changes (id) select value from json_each(?)", JSON.stringify(ids));
  }

  noteDefinition(): void {
    if (this.#position) this.#write({ ...this.#position, definition: this.#position.definition + 1 });
  }

  noteClearing(): void {
    if (!this.#position) return;
    this.sql.exec("delete from changes");
    this.#beginAgain(this.#position);
  }

  #beginAgain(position: CopyPosition): void {
    this.#write({ ...position, generation: Math.max(position.generation + 1, Date.now()) });
  }

  /**
   * Changes after a copy's position, oldest first.
   * @param definitionOf called if the copy has an older definition
   */
  since(copy: CopyPosition, definitionOf: () => EngineDefinition): Changes {
    // Storage that was restored to an earlier time is behind its copies.
    if (this.#position?.generation === copy.generation && copy.sequence > this.#newest())
      this.#beginAgain(this.#position);
    const { generation, definition } = this.#position ?? { generation: 0, definition: 0 };
    const from = copy.generation === generation ? copy.sequence : 0;
    const rows = this.sql
      .exec<{ sequence: number; id: string }>(
        "select sequence, id from changes where sequence > ? order by sequence limit ?",
        from,
        batch,
      )
      .toArray();
    const documents = readDocumentsByIds(
      this.sql,
      rows.map(({ id }) => id),
    );
    const present = new Set(documents.map(({ id }) => id));
    return {
      position: { generation, sequence: rows.at(-1)?.sequence ?? from, definition },
      definition: copy.definition === definition && copy.generation === generation ? null : definitionOf(),
      documents,
      deleted: rows.flatMap(({ id }) => (present.has(id) ? [] : [id])),
      more: rows.length === batch,
    };
  }

  #newest(): number {
    return this.sql.exec<{ newest: number | null }>("select max(sequence) as newest from changes").one().newest ?? 0;
  }

  #write(position: CopyPosition): void {
    this.sql.exec(
      "insert or replace into settings (name, value) values ('log', ?)",
      JSON.stringify({ generation: position.generation, definition: position.definition }),
    );
    this.#position = position;
  }
}

function hasLog(sql: Sql): boolean {
  const tables = sql.exec("select name from sqlite_master where type = 'table' and name = 'changes'").toArray();
  return tables.length > 0;
}

function readPosition(sql: Sql): CopyPosition {
  const [row] = sql.exec<{ value: string }>("select value from settings where name = 'log'").toArray();
  return { generation: 1, definition: 1, ...JSON.parse(row?.value ?? "{}"), sequence: 0 };
}
