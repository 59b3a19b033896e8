/** Estimates numbers of requests and calls from stored lines, which may be a sample. */
import type { UpstreamCall } from "@contracts/values/request-line";
import { reachedUpstream } from "../figures/failed";
import type { StoredLine } from "../store/line";

/** Number of requests that lines stand for. */
export const requestsOf = (lines: readonly Pick<StoredLine, "weight">[]): number =>
  Math.round(lines.reduce((sum, { weight = 1 }) => sum + weight, 0));

/** A call and the line of its request. */
interface SentCall {
  readonly line: StoredLine;
  readonly call: UpstreamCall;
}

/** Number of calls that sampled calls stand for. */
export const callsOf = (sent: readonly SentCall[]): number =>
  sent.reduce((sum, { line }) => sum + (line.weight ?? 1), 0);

/** Calls of the lines; a response from memory would hide that every call of an upstream fails. */
export const sentCalls = (lines: readonly StoredLine[]): SentCall[] =>
  lines.flatMap((line) => line.upstream.filter(reachedUpstream).map((call) => ({ line, call })));
