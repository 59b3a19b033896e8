/** Parses imports of one JSON object per line; each rejected line has a position and a reason. */
import * as v from "valibot";

export interface Rejection {
  /** Counted from 1. */
  readonly line: number;
  /** Dotted path inside the object; empty for the whole object. */
  readonly path: string;
  readonly message: string;
}

export type LineResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly rejection: Rejection };

/** Parses a line against a schema; `check` adds rules that a schema cannot express. */
export function readLine<S extends v.GenericSchema>(
  text: string,
  line: number,
  schema: S,
  check: (value: v.InferOutput<S>) => { path: string; message: string } | null = () => null,
): LineResult<v.InferOutput<S>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { ok: false, rejection: { line, path: "", message: "not JSON" } };
  }
  const parsed = v.safeParse(schema, json, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    return { ok: false, rejection: { line, path: v.getDotPath(issue) ?? "", message: issue.message.slice(0, 300) } };
  }
  const fault = check(parsed.output);
  return fault ? { ok: false, rejection: { line, ...fault } } : { ok: true, value: parsed.output };
}

/** Lines with their numbers, without an array of the whole text. */
export function* linesOf(text: string): Generator<{ text: string; line: number }> {
  let start = 0;
  for (let line = 1; start < text.length; line += 1) {
    const end = text.indexOf("\n", start);
    const stop = end < 0 ? text.length : end;
    const content = text.slice(start, stop).trim();
    if (content !== "") yield { text: content, line };
    start = stop + 1;
  }
}
