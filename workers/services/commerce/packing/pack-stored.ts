/** Packs the texts that an older version stored unpacked, a batch in each call. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { queriedOfProduct, queriedOfRecord } from "./queried-fields";
import { packerFor, type TextKind } from "./stored-texts";

interface WholeRow {
  readonly key: string;
  readonly document: string;
  /** Every write of a product increments its version; evidence has no version, because its facts never change. */
  readonly version: number;
}

interface Texts {
  readonly kind: TextKind;
  /** Query for unpacked texts after the key `?1`, at most `?2`. */
  readonly rows: string;
  /** Stores the rows of `?1`: key, fields, hexadecimal text, version. */
  readonly update: string;
  readonly left: string;
  readonly queried: (value: never) => object;
}

const version = "coalesce((select v.version from product_versions v where v.key = product_documents.key), 0)";
const stored = "set document = s.value ->> 1, packed = unhex(s.value ->> 2) from (select value from json_each(?1)) s";

const kinds: readonly Texts[] = [
  {
    kind: "product",
    rows: `select key, document, ${version} as version from product_documents
      where packed is null and key > ?1 order by key limit ?2`,
    // A product that was written since the read stays unpacked until the next call.
    update: `update product_documents ${stored} where key = s.value ->> 0 and packed is null and ${version} = s.value ->> 3`,
    left: "select count(*) as many from product_documents where packed is null",
    queried: (product: Product) => queriedOfProduct(product),
  },
  {
    kind: "evidence",
    rows: "select id as key, document, 0 as version from evidence_records where packed is null and id > ?1 order by id limit ?2",
    update: `update evidence_records ${stored} where id = s.value ->> 0 and packed is null`,
    left: "select count(*) as many from evidence_records where packed is null",
    queried: (record: EvidenceRecord) => queriedOfRecord(record),
  },
];

const perBatch = 100;
/** Milliseconds; shorter than the caller's timeout. */
const maxMilliseconds = 10_000;

/**
 * @returns number of texts that this call packed, and of unpacked ones: those beyond the time limit, those that changed
 * meanwhile, and all of a shop with too few texts for a dictionary
 */
export async function packStored(database: D1Database): Promise<{ packed: number; left: number }> {
  const until = Date.now() + maxMilliseconds;
  let packed = 0;
  let left = 0;
  for (const texts of kinds) {
    packed += await packKind(database, texts, until);
    left += (await database.prepare(texts.left).first<number>("many")) ?? 0;
  }
  return { packed, left };
}

async function packKind(database: D1Database, texts: Texts, until: number): Promise<number> {
  let packed = 0;
  for (let after = ""; Date.now() < until; ) {
    const { results } = await database.prepare(texts.rows).bind(after, perBatch).all<WholeRow>();
    const last = results.at(-1);
    if (!last) break;
    const pack = await packerFor(
      database,
      texts.kind,
      results.map(({ document }) => document),
    );
    const rows = results.flatMap(({ key, document, version: read }) => {
      // The import has validated the texts.
      const text = pack(document, texts.queried(JSON.parse(document) as never));
      return text.packed === null ? [] : [[key, text.document, text.packed, read]];
    });
    const { meta } = await database.prepare(texts.update).bind(JSON.stringify(rows)).run();
    packed += meta.changes;
    after = last.key;
  }
  return packed;
}
