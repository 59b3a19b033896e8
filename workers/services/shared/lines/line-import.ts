/** Imports of one JSON object per line: rejected lines are reported, the others are stored one by one or in groups. */
import type * as v from "valibot";
import { linesOf, type Rejection, readLine } from "./line-reader";
import { beginTurn } from "./turns";

/** Size limit of a request in bytes; larger imports are split. */
export const importCapBytes = 32 * 1024 * 1024;
const listedRejections = 1000;

export interface ImportAnswer {
  readonly received: number;
  readonly stored: number;
  readonly rejected: number;
  /** At most 1,000. */
  readonly rejections: readonly Rejection[];
}

/**
 * `store` receives one record at a time, in line order; a problem that it returns rejects the line.
 */
export async function importEach<S extends v.GenericSchema>(
  text: string,
  schema: S,
  store: (record: v.InferOutput<S>) => Promise<Omit<Rejection, "line"> | null>,
): Promise<ImportAnswer> {
  const rejections: Rejection[] = [];
  let [received, stored, rejected] = [0, 0, 0];
  const turn = beginTurn();
  for (const { text: content, line } of linesOf(text)) {
    if (turn.isOver(content.length)) await turn.next();
    received += 1;
    const result = readLine(content, line, schema);
    const problem = result.ok ? await store(result.value) : result.rejection;
    if (problem) {
      rejected += 1;
      if (rejections.length < listedRejections) rejections.push({ ...problem, line });
    } else stored += 1;
  }
  return { received, stored, rejected, rejections };
}

/**
 * `store` receives at most `groupSize` records at a time, in line order.
 * @param check rules that the schema cannot express; the first contradiction or null
 */
export async function importLines<S extends v.GenericSchema>(
  text: string,
  schema: S,
  groupSize: number,
  store: (records: v.InferOutput<S>[]) => Promise<void>,
  check?: (record: v.InferOutput<S>) => { path: string; message: string } | null,
): Promise<ImportAnswer> {
  const rejections: Rejection[] = [];
  let group: v.InferOutput<S>[] = [];
  let [received, stored, rejected] = [0, 0, 0];
  const turn = beginTurn();
  const flush = async () => {
    if (group.length > 0) await store(group);
    stored += group.length;
    group = [];
  };
  for (const { text: content, line } of linesOf(text)) {
    if (turn.isOver(content.length)) await turn.next();
    received += 1;
    const result = readLine(content, line, schema, check);
    if (result.ok) group.push(result.value);
    else {
      rejected += 1;
      if (rejections.length < listedRejections) rejections.push(result.rejection);
    }
    if (group.length >= groupSize) await flush();
  }
  await flush();
  return { received, stored, rejected, rejections };
}
