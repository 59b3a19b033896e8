/**
 * Reads and applies unified diffs in the format of `git diff`. Each line must be at the exact position in the diff; the
 * code does not search for another position.
 */

export interface FileDiff {
  /** Path in the diff, without `a/` and `b/`. */
  readonly path: string;
  readonly hunks: readonly Hunk[];
}

interface Hunk {
  /** First line in the old file, counted from 1. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** A line of the file differs from the one in the diff. */
export class DiffMismatch extends Error {}

const hunkHeader = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@/;

/**
 * @param text diff of one or more files; text before a `---` line is a comment
 * @throws Error for a hunk whose header states a wrong number of lines
 */
export function parseDiff(text: string): FileDiff[] {
  const lines = text.split("\n");
  const files: { path: string; hunks: Hunk[] }[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const target = /^\+\+\+ b\/(\S+)/.exec(line)?.[1];
    if (target !== undefined && lines[index - 1]?.startsWith("--- a/")) files.push({ path: target, hunks: [] });
    const header = hunkHeader.exec(line);
    const file = files.at(-1);
    if (!header || !file) continue;
    const [, start, oldCount = "1", newCount = "1"] = header;
    const hunk = readHunk(lines, index + 1, Number(oldCount), Number(newCount));
    if (!hunk) throw new Error(`${file.path}: the hunk "${line}" has another number of lines than its header states`);
    file.hunks.push({ line: Number(start), before: hunk.before, after: hunk.after });
    index = hunk.end - 1;
  }
  return files;
}

function readHunk(lines: readonly string[], start: number, oldCount: number, newCount: number) {
  const before: string[] = [];
  const after: string[] = [];
  let end = start;
  for (; before.length < oldCount || after.length < newCount; end += 1) {
    const line = lines[end];
    const mark = line?.[0];
    if (line === undefined || (mark !== " " && mark !== "-" && mark !== "+")) return null;
    if (mark !== "+") before.push(line.slice(1));
    if (mark !== "-") after.push(line.slice(1));
  }
  return before.length === oldCount && after.length === newCount ? { before, after, end } : null;
}

/** @throws DiffMismatch if the code differs from the diff's original */
export function applyDiff(code: string, { hunks }: FileDiff): string {
  const lines = code.split("\n");
  const result: string[] = [];
  let done = 0;
  for (const { line, before, after } of hunks) {
    result.push(...lines.slice(done, line - 1));
    for (const [offset, expected] of before.entries()) {
      const found = lines[line - 1 + offset];
      if (found !== expected)
        throw new DiffMismatch(`line ${line + offset} is ${quoted(found)} where ${quoted(expected)} is expected`);
    }
    result.push(...after);
    done = line - 1 + before.length;
  }
  return [...result, ...lines.slice(done)].join("\n");
}

const quoted = (line: string | undefined) =>
  line === undefined ? "missing" : JSON.stringify(line.length > 120 ? `${line.slice(0, 120)}…` : line);
