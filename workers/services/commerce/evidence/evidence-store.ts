/** Evidence in the catalogue's D1. Batches pass their rows as one JSON parameter, as the catalogue does. */
import {
  type EvidenceChange,
  type EvidenceRecord,
  type Homology,
  homology as homologySchema,
  maxEvidenceChanges,
  type PaperUse,
  type ProductEvidence,
  type RecordState,
  recordState,
} from "@contracts/catalogue/evidence";
import { successorId } from "@domain/evidence/succession";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { catalogueDatabase, publishedDocument } from "../catalogue/catalogue-store";
import { queriedOfRecord } from "../packing/queried-fields";
import {
  type Packer,
  packerForImport,
  type ReadText,
  readableTexts,
  textColumns,
  wholeTexts,
} from "../packing/stored-texts";

type EvidenceEnv = Pick<ServicesEnv, "CATALOGUE_DB">;

/** A record without its state, and all its states, oldest first. */
interface RecordHistory {
  readonly record: EvidenceRecord;
  /** Times are ISO 8601 in UTC. */
  readonly states: readonly { readonly state: RecordState; readonly at: string }[];
}

export interface StoredRow extends ReadText {
  readonly state: string;
}

interface Keyed {
  readonly productKey: string;
}

const productOf = ({ productKey }: Keyed) => productKey;

/** Records of rows, in their order. The import has validated both texts; they are not checked again. */
async function recordsOf(database: D1Database, rows: readonly StoredRow[]): Promise<EvidenceRecord[]> {
  const texts = await wholeTexts(database, rows);
  return rows.map((row, place) => recordOf(texts[place] ?? "", row));
}

/** Rows with their records; null for one whose text is damaged. */
export async function readableRecords<Row extends StoredRow>(database: D1Database, rows: readonly Row[]) {
  const texts = await readableTexts(database, rows);
  return rows.map((row, place) => {
    const text = texts[place] ?? null;
    return { row, record: text === null ? null : recordOf(text, row) };
  });
}

const recordOf = (text: string, { state }: StoredRow): EvidenceRecord => ({
  ...JSON.parse(text),
  state: JSON.parse(state),
});

/** Columns of a row that {@link readableRecords} reads. */
export const rowColumns = `${textColumns("evidence_records", "id")}, evidence_records.state`;

/** JSON of the fields that never change. */
export function factsOf({ state: _, ...facts }: EvidenceRecord): string {
  return JSON.stringify(facts);
}

/** Stores a record, unless there is one of its id. */
export function newRecordStatement(database: D1Database, pack: Packer, record: EvidenceRecord): D1PreparedStatement {
  const { document, packed } = pack(factsOf(record), queriedOfRecord(record));
  return database
    .prepare(
      `insert or ignore into evidence_records (id, product_key, document, state, demonstration, packed)
       values (?, ?, ?, ?, ?, unhex(?))`,
    )
    .bind(
      ...[record.id, record.productKey, document, JSON.stringify(record.state), record.demonstration ? 1 : 0],
      packed,
    );
}

/** Statements whose results {@link evidenceFrom} reads. */
function evidenceStatements(db: D1Database, keys: readonly string[]): D1PreparedStatement[] {
  const ofKeys = "where product_key in (select value from json_each(?))";
  return [
    `select ${rowColumns}, product_key as productKey from evidence_records ${ofKeys} order by id`,
    `select product_key as productKey, document from evidence_homology ${ofKeys} order by species, basis`,
    `select product_key as productKey, application, species, papers from evidence_uses ${ofKeys}
     order by application, species`,
  ].map((sql) => db.prepare(sql).bind(JSON.stringify(keys)));
}

async function evidenceFrom(
  db: D1Database,
  keys: readonly string[],
  [records, homologies, uses]: readonly D1Result[],
): Promise<ProductEvidence[]> {
  const rows = (records?.results ?? []) as (StoredRow & Keyed)[];
  const recordsByProduct = Map.groupBy(await readableRecords(db, rows), ({ row }) => row.productKey);
  const homologyRows = Map.groupBy((homologies?.results ?? []) as (Keyed & { document: string })[], productOf);
  const useRows = Map.groupBy((uses?.results ?? []) as PaperUse[], productOf);
  return keys.flatMap((productKey) => {
    const own = recordsByProduct.get(productKey) ?? [];
    const readable = own.flatMap(({ record }) => record ?? []);
    if (readable.length < own.length) return [];
    const homology = (homologyRows.get(productKey) ?? []).map(({ document }) =>
      v.parse(homologySchema, JSON.parse(document)),
    );
    return [{ productKey, records: readable, homology, uses: useRows.get(productKey) ?? [] }];
  });
}

/**
 * JSON text of a published product, with its evidence; null if there is no such product.
 * @returns evidence is null if a record is damaged
 */
export async function productWithEvidence(
  env: EvidenceEnv,
  key: string,
): Promise<{ text: string; evidence: ProductEvidence | null } | null> {
  const db = await catalogueDatabase(env);
  const [documents, ...results]: readonly D1Result[] = await db.batch([
    publishedDocument(db, key),
    ...evidenceStatements(db, [key]),
  ]);
  const [text] = await wholeTexts(db, (documents?.results ?? []) as ReadText[]);
  if (text === undefined) return null;
  const [evidence = null] = await evidenceFrom(db, [key], results);
  return { text, evidence };
}

export function evidenceStore(env: EvidenceEnv) {
  const database = () => catalogueDatabase(env);

  return {
    async ofProduct(productKey: string): Promise<ProductEvidence> {
      const [evidence] = await this.ofProducts([productKey]);
      if (!evidence) throw new Error(`The evidence of ${productKey} is damaged`);
      return evidence;
    },

    /**
     * Evidence of each product, in the order of the keys. A product with a damaged record is left out, because a
     * verdict from its other records could be wrong.
     */
    async ofProducts(keys: readonly string[]): Promise<ProductEvidence[]> {
      const db = await database();
      return evidenceFrom(db, keys, await db.batch(evidenceStatements(db, keys)));
    },

    /** Records by id; unknown ids are missing. */
    async records(ids: readonly string[]): Promise<Map<string, EvidenceRecord>> {
      const db = await database();
      const { results } = await db
        .prepare(`select ${rowColumns} from evidence_records where id in (select value from json_each(?))`)
        .bind(JSON.stringify(ids))
        .all<StoredRow>();
      return new Map((await recordsOf(db, results)).map((record) => [record.id, record]));
    },

    /**
     * Finds the records that `records` name as successors, transitively.
     * @param also records of the same import, which take precedence over stored ones
     */
    async successors(
      records: Iterable<EvidenceRecord>,
      also: ReadonlyMap<string, EvidenceRecord> = new Map(),
    ): Promise<(id: string) => EvidenceRecord | undefined> {
      const known = new Map<string, EvidenceRecord | undefined>(also);
      const unread = (some: Iterable<EvidenceRecord>) =>
        [...some].flatMap((record) => successorId(record) ?? []).filter((id) => !known.has(id));
      for (let asked = unread([...records, ...also.values()]); asked.length > 0; ) {
        const found = await this.records(asked);
        for (const id of asked) known.set(id, found.get(id));
        asked = unread(found.values());
      }
      return (id) => known.get(id);
    },

    async history(id: string): Promise<RecordHistory | null> {
      const record = (await this.records([id])).get(id);
      if (!record) return null;
      const { results } = await (await database())
        .prepare("select state, at from evidence_states where record_id = ? order by at, rowid")
        .bind(id)
        .all<{ state: string; at: number }>();
      const states = results.map(({ state, at }) => ({
        state: v.parse(recordState, JSON.parse(state)),
        at: new Date(at).toISOString(),
      }));
      return { record, states };
    },

    /** The latest changes of all records, or of some products' records, newest first. */
    async changes(products: readonly string[] | null): Promise<EvidenceChange[]> {
      const columns = `${textColumns("r", "id")}, s.state, s.at`;
      const ofProducts = `select ${columns} from evidence_records r
        join evidence_states s on s.record_id = r.id where r.product_key in (select value from json_each(?))`;
      const ofAll = `select ${columns} from evidence_states s join evidence_records r on r.id = s.record_id`;
      const order = `order by s.at desc, s.record_id limit ${maxEvidenceChanges}`;
      const db = await database();
      const read = products
        ? db.prepare(`${ofProducts} ${order}`).bind(JSON.stringify(products))
        : db.prepare(`${ofAll} ${order}`);
      const { results } = await read.all<StoredRow & { at: number }>();
      const found = await readableRecords(db, results);
      return found.flatMap(({ row, record }) => (record ? [{ at: new Date(row.at).toISOString(), record }] : []));
    },

    /** Stores new records, and new states of known ones. */
    async store(records: readonly EvidenceRecord[], at: number): Promise<void> {
      const db = await database();
      const facts = records.map(factsOf);
      const pack = await packerForImport(db, "evidence", facts);
      const rows = records.map((record, place) => {
        const { document, packed } = pack(facts[place] ?? "", queriedOfRecord(record));
        const { id, productKey, state, demonstration } = record;
        return [id, productKey, document, JSON.stringify(state), demonstration ? 1 : 0, packed];
      });
      await db.batch([
        db
          .prepare(
            `insert into evidence_records (id, product_key, document, state, demonstration, packed)
             select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, unhex(value ->> 5)
             from json_each(?1) where true
             on conflict (id) do update set state = excluded.state`,
          )
          .bind(JSON.stringify(rows)),
        db
          .prepare(
            `insert into evidence_states (record_id, state, at)
             select value ->> 0, value ->> 3, ?2 from json_each(?1)`,
          )
          .bind(JSON.stringify(rows), at),
        // The product's page changes with its evidence, so its change time for the sitemap is set.
        db
          .prepare("update products set changed_at = ?2 where key in (select value ->> 1 from json_each(?1))")
          .bind(JSON.stringify(rows), at),
      ]);
    },

    /** Each replaces the record with the same product, species and basis. */
    async storeHomology(entries: readonly Homology[]): Promise<void> {
      const rows = entries.map((entry) => [
        entry.productKey,
        entry.species,
        entry.basis,
        JSON.stringify(entry),
        entry.demonstration ? 1 : 0,
      ]);
      await (await database())
        .prepare(
          `insert or replace into evidence_homology (product_key, species, basis, document, demonstration)
           select value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 from json_each(?1)`,
        )
        .bind(JSON.stringify(rows))
        .run();
    },

    /** Each replaces the count of its product, application and species. */
    async storeUses(uses: readonly PaperUse[]): Promise<void> {
      const rows = uses.map(({ productKey, application, species, papers }) => [
        productKey,
        application,
        species,
        papers,
      ]);
      await (await database())
        .prepare(
          `insert or replace into evidence_uses (product_key, application, species, papers)
           select value ->> 0, value ->> 1, value ->> 2, value ->> 3 from json_each(?1)`,
        )
        .bind(JSON.stringify(rows))
        .run();
    },

    /** Deletes demonstration records and homology, and all counts of papers, which a seed sends again. */
    async removeDemonstrations(): Promise<void> {
      const db = await database();
      await db.batch([
        db.prepare(
          "delete from evidence_states where record_id in (select id from evidence_records where demonstration = 1)",
        ),
        db.prepare("delete from evidence_records where demonstration = 1"),
        db.prepare("delete from evidence_homology where demonstration = 1"),
        db.prepare("delete from evidence_uses"),
      ]);
    },
  };
}
