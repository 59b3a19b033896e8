/**
 * Import of records as JSON lines or CSV. Known records keep their facts: a line with other facts is refused, because a
 * correction is a new record that supersedes the old one. A line that changes nothing is accepted and stores nothing.
 */
import { type EvidenceRecord, evidenceRecord } from "@contracts/catalogue/evidence";
import { codeFault } from "@domain/evidence/code-fault";
import { cellsOfRow, recordOfCells } from "@domain/evidence/csv-records";
import { successionFault, successorId } from "@domain/evidence/succession";
import { readRecord } from "@domain/tables/records";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import type { ImportAnswer } from "../../shared/lines/line-import";
import { linesOf, type Rejection } from "../../shared/lines/line-reader";
import { beginTurn } from "../../shared/lines/turns";
import { evidenceStore, factsOf } from "./evidence-store";

const recordsPerBatch = 200;
const listedRejections = 1000;
/** Maximum length of a quoted cell. */
const maxQuotedCharacters = 20_000;

/** A line that is not yet validated; `fault` if it cannot be read at all. */
type Line = { readonly line: number } & ({ readonly value: unknown } | { readonly fault: string });

interface Answer extends ImportAnswer {
  /** Products whose records changed. */
  readonly products: readonly string[];
}

/**
 * @param text JSON lines, or CSV whose header has the paths of the fields; from a product's file, the records are read
 */
export async function importRecords(
  env: Pick<ServicesEnv, "CATALOGUE_DB">,
  text: string,
  format: "json" | "csv",
): Promise<Answer> {
  const store = evidenceStore(env);
  const superseding = await supersedingRecords(text, format);
  const rejections: Rejection[] = [];
  const products = new Set<string>();
  let [received, stored, rejected] = [0, 0, 0];
  const reject = (rejection: Rejection) => {
    rejected += 1;
    if (rejections.length < listedRejections) rejections.push(rejection);
  };
  let group = new Map<string, { line: number; record: EvidenceRecord }>();
  const flush = async () => {
    const known = await store.records([...group.keys()]);
    const successor = await store.successors(
      [...group.values()].map(({ record }) => record),
      superseding,
    );
    const changed: EvidenceRecord[] = [];
    for (const { line, record } of group.values()) {
      const before = known.get(record.id);
      const fault = (before && changeFault(before, record)) ?? supersededFault(record, successor);
      if (fault) {
        reject({ line, ...fault });
        continue;
      }
      stored += 1;
      if (before && JSON.stringify(before.state) === JSON.stringify(record.state)) continue;
      changed.push(record);
      products.add(record.productKey);
    }
    if (changed.length > 0) await store.store(changed, Date.now());
    group = new Map();
  };
  for await (const { line, result } of inTurns(readRecords(text, format))) {
    received += 1;
    if ("message" in result) {
      reject(result);
      continue;
    }
    // A second line with the same id is compared with the first, which must be stored first.
    if (group.has(result.id)) await flush();
    group.set(result.id, { line, record: result });
    if (group.size >= recordsPerBatch) await flush();
  }
  await flush();
  return { received, stored, rejected, rejections, products: [...products].sort() };
}

/**
 * Records that others in the file may name as their successors. Files without successors, which are most, are read only
 * once.
 */
async function supersedingRecords(text: string, format: "json" | "csv"): Promise<ReadonlyMap<string, EvidenceRecord>> {
  const found = new Map<string, EvidenceRecord>();
  if (!text.includes("superseded")) return found;
  const read: EvidenceRecord[] = [];
  for await (const { result } of inTurns(readRecords(text, format))) if (!("message" in result)) read.push(result);
  const named = new Set(read.map(successorId));
  // The first line of an id is the one that is stored.
  for (const record of read.reverse())
    if (named.has(record.id) || successorId(record) !== null) found.set(record.id, record);
  return found;
}

/** Reason why a record must not be superseded by the one that it names; null if it may. */
export function supersededFault(
  record: EvidenceRecord,
  successor: (id: string) => EvidenceRecord | undefined,
): Omit<Rejection, "line"> | null {
  const message = successionFault(record, successor);
  return message === null ? null : { path: "state.by", message };
}

/** Their validation takes about 10 ms. */
const recordsPerTurn = 50;

/** Yields the records, and lets other requests run between turns. */
async function* inTurns<T>(records: Iterable<T>): AsyncGenerator<T> {
  const turn = beginTurn(recordsPerTurn);
  for (const record of records) {
    if (turn.isOver(1)) await turn.next();
    yield record;
  }
}

/** Parses each line to its record, or to its rejection. */
export function* readRecords(
  text: string,
  format: "json" | "csv",
): Generator<{ readonly line: number; readonly result: EvidenceRecord | Rejection }> {
  for (const entry of format === "csv" ? csvLines(text) : jsonLines(text))
    yield { line: entry.line, result: readLine(entry) };
}

function readLine(entry: Line): EvidenceRecord | Rejection {
  if ("fault" in entry) return { line: entry.line, path: "", message: entry.fault };
  const parsed = v.safeParse(evidenceRecord, entry.value, { abortEarly: true });
  if (parsed.success) {
    const fault = codeFault(parsed.output);
    return fault ? { line: entry.line, ...fault } : parsed.output;
  }
  const [issue] = parsed.issues;
  return { line: entry.line, path: v.getDotPath(issue) ?? "", message: issue.message.slice(0, 300) };
}

/** Reason why a stored record must not be replaced; null if nothing changes except a permitted change of state. */
export function changeFault(before: EvidenceRecord, after: EvidenceRecord): Omit<Rejection, "line"> | null {
  if (factsOf(before) !== factsOf(after)) {
    const [field] = Object.keys(after).filter(
      (name) =>
        name !== "state" &&
        JSON.stringify(after[name as keyof EvidenceRecord]) !== JSON.stringify(before[name as keyof EvidenceRecord]),
    );
    return { path: field ?? "id", message: "a stored record is not changed; send a new one that supersedes it" };
  }
  if (JSON.stringify(before.state) === JSON.stringify(after.state)) return null;
  if (before.state.kind === "withdrawn") return { path: "state", message: "a withdrawn record stays withdrawn" };
  if (after.state.kind === "active") return { path: "state", message: "a superseded record does not become active" };
  return null;
}

function* jsonLines(text: string): Generator<Line> {
  for (const { text: content, line } of linesOf(text)) {
    try {
      yield { line, value: JSON.parse(content) };
    } catch {
      yield { line, fault: "not JSON" };
    }
  }
}

function* csvLines(text: string): Generator<Line> {
  let columns: readonly string[] | null = null;
  let line = 1;
  for (let at = text.startsWith("\uFEFF") ? 1 : 0; at < text.length; ) {
    const { cells, end } = readRecord(text, at, ",", maxQuotedCharacters);
    const begins = line;
    line += text.slice(at, end).match(/\r\n|\r|\n/g)?.length ?? 0;
    at = end;
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (columns === null) columns = cells.map((cell) => cell.trim());
    else if (cells.length !== columns.length)
      yield { line: begins, fault: `number of cells is ${cells.length}, not ${columns.length}` };
    else {
      const row = cellsOfRow(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ""])));
      if (row) yield { line: begins, value: recordOfCells(row) };
    }
  }
}
