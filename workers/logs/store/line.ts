/** Stored form of a request line. */
import { type RequestLine, requestLine } from "@contracts/values/request-line";
import * as v from "valibot";

export interface KeptLine {
  /** Increases with every stored line. */
  readonly seq: number;
  readonly line: RequestLine;
}

/** A stored line. */
export interface StoredLine extends RequestLine {
  /** Number of requests that it stands for, if others were not stored. */
  readonly weight?: number | undefined;
}

const storedLine = v.object({ ...requestLine.entries, weight: v.optional(v.number()) });

/** More than a page with every possible error needs. */
const maxLength = 64_000;
const maxCalls = 100;

/** JSON of a line. Above the limit, log entries keep only their labels. */
export function writeLine(given: RequestLine, weight = 1): string {
  const line: StoredLine = weight === 1 ? given : { ...given, weight };
  const whole = JSON.stringify(line);
  if (whole.length <= maxLength) return whole;
  const entries = line.entries.slice(0, 50).map(({ level, label }) => ({ level, label: label.slice(0, 200) }));
  return JSON.stringify({ ...line, entries, upstream: line.upstream.slice(0, maxCalls) });
}

export function readLine(text: string): StoredLine {
  return v.parse(v.pipe(v.string(), v.parseJson(), storedLine), text);
}
