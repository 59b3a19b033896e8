/** Splits rows into JSON arrays, one per statement, well below SQLite's length limit here. */
const maxLength = 500_000;

/** @param rows each already serialized as JSON */
export function* inBatches(rows: readonly string[]): Generator<string> {
  let batch: string[] = [];
  let length = 0;
  for (const row of rows) {
    if (batch.length > 0 && length + row.length > maxLength) {
      yield `[${batch.join(",")}]`;
      batch = [];
      length = 0;
    }
    batch.push(row);
    length += row.length + 1;
  }
  if (batch.length > 0) yield `[${batch.join(",")}]`;
}
