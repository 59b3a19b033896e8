/** Looks up lines of a long text without unpacking it. Lines end with "\n". */

/** Line of a sorted text whose first column is the key; null if there is none. */
export function findLine(text: string, key: string): string | null {
  let from = 0;
  let to = text.length;
  while (from < to) {
    const start = text.lastIndexOf("\n", ((from + to) >>> 1) - 1) + 1;
    const end = text.indexOf("\n", start);
    const found = text.slice(start, text.indexOf("\t", start));
    if (found === key) return text.slice(start, end);
    if (found < key) from = end + 1;
    else to = start;
  }
  return null;
}

/** First columns that begin with a text, in the order of the sorted text. */
export function keysBeginning(text: string, beginning: string, most: number): string[] {
  let from = 0;
  let to = text.length;
  while (from < to) {
    const start = text.lastIndexOf("\n", ((from + to) >>> 1) - 1) + 1;
    if (text.slice(start, text.indexOf("\t", start)) < beginning) from = text.indexOf("\n", start) + 1;
    else to = start;
  }
  const keys: string[] = [];
  for (let at = from; at < text.length && keys.length < most && text.startsWith(beginning, at); ) {
    keys.push(text.slice(at, text.indexOf("\t", at)));
    at = text.indexOf("\n", at) + 1;
  }
  return keys;
}

/** The line around a position. */
export function lineAround(text: string, at: number): string {
  return text.slice(text.lastIndexOf("\n", at) + 1, text.indexOf("\n", at));
}
