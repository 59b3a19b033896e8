/**
 * Texts in the catalogue's database. A shop packs them from its first import on. One that an older version filled packs
 * them only on request of the operator (`pack-stored.ts`), because the older version could not read them.
 */
import { Buffer } from "node:buffer";
import { crc32 } from "node:zlib";
import { reportFault } from "../../shared/report-fault";
import { type Dictionary, dictionaryFrom, dictionaryIdOf, dictionaryOf, packed, unpacked } from "./packed-text";

export type TextKind = "product" | "evidence";

/** A text as columns of its table. */
interface StoredText {
  /** The whole text, or fields that queries read, with the text's checksum. */
  readonly document: string;
  /** Hexadecimal, for `unhex(…)`; null if `document` is whole. */
  readonly packed: string | null;
}

/** As read with {@link textColumns}; `packed` is empty if `document` is whole. */
export interface ReadText {
  /** Number of the product, or id of the record. */
  readonly key: string;
  readonly document: string;
  readonly packed: string;
}

/**
 * Columns that {@link wholeTexts} reads.
 * @param table name or alias in the statement
 * @param key column that names the text in reports
 */
export const textColumns = (table: string, key: "key" | "id"): string =>
  `${table}.${key} as key, ${table}.document, hex(${table}.packed) as packed`;

/** Dictionaries by id, for all databases, because an id is a digest of the bytes. */
const known = new Map<string, Dictionary>();

/**
 * Unpacked texts of rows, in order. A damaged one is null and reported, so a list can omit it. Loads dictionaries that
 * this isolate does not have.
 */
export async function readableTexts(database: D1Database, rows: readonly ReadText[]): Promise<(string | null)[]> {
  await meetDictionaries(database, rows);
  return rows.map((row) => {
    try {
      return textOf(row);
    } catch (error) {
      reportFault(`a stored text cannot be read: ${row.key}`, error);
      return null;
    }
  });
}

/**
 * Unpacked texts of rows, in order.
 * @throws if one of them is damaged
 */
export async function wholeTexts(database: D1Database, rows: readonly ReadText[]): Promise<string[]> {
  await meetDictionaries(database, rows);
  return rows.map(textOf);
}

async function meetDictionaries(database: D1Database, rows: readonly ReadText[]): Promise<void> {
  const unmet = new Set(
    rows
      .filter(isPacked)
      .map(idOf)
      .filter((id) => !known.has(id)),
  );
  if (unmet.size > 0) await readDictionaries(database, [...unmet]);
}

function textOf(row: ReadText): string {
  if (!isPacked(row)) return row.document;
  const dictionary = dictionaryNamed(idOf(row));
  let text: string;
  try {
    text = unpacked(row.packed, dictionary);
  } catch (cause) {
    throw new Error(`The stored text of ${row.key} is damaged`, { cause });
  }
  // DEFLATE has no checksum, and most damage yields a text of about the same length.
  const { sum } = JSON.parse(row.document) as { readonly sum?: number };
  if (sum === undefined ? !isJson(text) : crc32(text) !== sum)
    throw new Error(`The stored text of ${row.key} is damaged`);
  return text;
}

/** Check for texts that were packed before checksums were stored. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const isPacked = ({ packed: hex }: ReadText): boolean => hex !== "";
const idOf = ({ packed: hex }: ReadText): string => dictionaryIdOf(hex);

function dictionaryNamed(id: string): Dictionary {
  const dictionary = known.get(id);
  if (!dictionary) throw new Error(`The dictionary ${id} of packed texts is missing`);
  return dictionary;
}

async function readDictionaries(database: D1Database, ids: readonly string[]): Promise<void> {
  const { results } = await database
    .prepare("select hex(bytes) as bytes from text_dictionaries where id in (select value from json_each(?))")
    .bind(JSON.stringify(ids))
    .all<{ bytes: string }>();
  for (const { bytes } of results) {
    const dictionary = dictionaryOf(Buffer.from(bytes, "hex"));
    known.set(dictionary.id, dictionary);
  }
}

/**
 * Makes the columns of a text.
 * @param fields those that queries read, at the paths of the whole text
 */
export type Packer = (text: string, fields: object) => StoredText;

const whole: Packer = (text) => ({ document: text, packed: null });
const packWith =
  (dictionary: Dictionary): Packer =>
  (text, fields) => ({
    document: JSON.stringify({ ...fields, sum: crc32(text) }),
    packed: packed(text, dictionary),
  });

/** Packs each text with the best of the database's dictionaries; without a dictionary, texts stay unpacked. */
export async function packerOf(database: D1Database, kind: TextKind): Promise<Packer> {
  const dictionaries = await dictionariesOf(database, kind);
  return (text, fields) => {
    const best = bestFor([text], dictionaries);
    return best ? packWith(best.dictionary)(text, fields) : whole(text, fields);
  };
}

const tableOf = { product: "product_documents", evidence: "evidence_records" } as const;
/** A dictionary from fewer texts would have too few common phrases. */
const fewestTexts = 16;

/** The packer of an import. It introduces packing only in a nearly empty database. */
export async function packerForImport(database: D1Database, kind: TextKind, texts: readonly string[]): Promise<Packer> {
  const dictionaries = await dictionariesOf(database, kind);
  if (dictionaries.length === 0) {
    const stored = await database
      .prepare(`select count(*) as many from (select 1 from ${tableOf[kind]} limit ${fewestTexts})`)
      .first<number>("many");
    if (stored === fewestTexts) return whole;
  }
  return packerFor(database, kind, texts, dictionaries);
}

const maxDictionaries = 8;
const tried = 3;
/** A new dictionary is kept if its output is smaller than this share of the output with the best known one. */
const worthwhile = 0.8;

/**
 * The packer for similar texts that are stored together. Tries each dictionary, and a new one made from the other
 * texts, on a few of them: kinds of products repeat different phrases, and a shop imports one kind after the other.
 * @param read the database's dictionaries, if the caller has them
 */
export async function packerFor(
  database: D1Database,
  kind: TextKind,
  texts: readonly string[],
  read?: readonly Dictionary[],
): Promise<Packer> {
  const dictionaries = read ?? (await dictionariesOf(database, kind));
  const step = Math.ceil(texts.length / tried);
  const sample = texts.filter((_, place) => place % step === 0);
  const best = bestFor(sample, dictionaries);
  if (texts.length >= fewestTexts && dictionaries.length < maxDictionaries) {
    const fresh = dictionaryFrom(texts.filter((_, place) => place % step !== 0));
    if (!best || sizeOf(sample, fresh) < worthwhile * best.size) {
      await storeDictionary(database, kind, fresh);
      return packWith(fresh);
    }
  }
  return best ? packWith(best.dictionary) : whole;
}

const sizeOf = (texts: readonly string[], dictionary: Dictionary): number =>
  texts.reduce((sum, text) => sum + packed(text, dictionary).length, 0);

function bestFor(
  texts: readonly string[],
  dictionaries: readonly Dictionary[],
): { readonly dictionary: Dictionary; readonly size: number } | null {
  const [first, ...others] = dictionaries.map((dictionary) => ({ dictionary, size: sizeOf(texts, dictionary) }));
  return first ? others.reduce((best, each) => (each.size < best.size ? each : best), first) : null;
}

async function dictionariesOf(database: D1Database, kind: TextKind): Promise<Dictionary[]> {
  const { results } = await database
    .prepare("select id from text_dictionaries where kind = ? order by id limit ?")
    .bind(kind, maxDictionaries)
    .all<{ id: string }>();
  const ids = results.map(({ id }) => id);
  const unmet = ids.filter((id) => !known.has(id));
  if (unmet.length > 0) await readDictionaries(database, unmet);
  // The id of a damaged dictionary does not match its bytes.
  return ids.flatMap((id) => known.get(id) ?? []);
}

async function storeDictionary(database: D1Database, kind: TextKind, { id, bytes }: Dictionary): Promise<void> {
  await database
    .prepare("insert or ignore into text_dictionaries (id, kind, bytes) values (?, ?, unhex(?))")
    .bind(id, kind, bytes.toString("hex"))
    .run();
  known.set(id, { id, bytes });
}
