/** A line as it is kept. */
import { type RequestLine, requestLine } from "@contracts/values/request-line";
import * as v from "valibot";

export interface KeptLine {
  /** Counts up as lines come in. */
  readonly seq: number;
  readonly line: RequestLine;
}

/** More than a page that went wrong in every way has to say. */
const maxLength = 64_000;
const maxCalls = 100;

/** JSON of a line; a very long one leaves out what its log entries say besides their labels. */
export function writeLine(line: RequestLine): string {
  const whole = JSON.stringify(line);
  if (whole.length <= maxLength) return whole;
  const entries = line.entries.slice(0, 50).map(({ level, label }) => ({ level, label: label.slice(0, 200) }));
  return JSON.stringify({ ...line, entries, upstream: line.upstream.slice(0, maxCalls) });
}

export function readLine(text: string): RequestLine {
  return v.parse(v.pipe(v.string(), v.parseJson(), requestLine), text);
}
