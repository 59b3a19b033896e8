/** Numbers of requests and calls, where only a share of the ordinary requests was kept one by one. */
import type { UpstreamCall } from "@contracts/values/request-line";
import type { StoredLine } from "../store/line";

/** Number of requests that lines stand for. */
export const requestsOf = (lines: readonly Pick<StoredLine, "weight">[]): number =>
  Math.round(lines.reduce((sum, { weight = 1 }) => sum + weight, 0));

/** A call and the line of its request. */
interface SentCall {
  readonly line: StoredLine;
  readonly call: UpstreamCall;
}

/** Number of calls that these stand for. */
export const callsOf = (sent: readonly SentCall[]): number =>
  sent.reduce((sum, { line }) => sum + (line.weight ?? 1), 0);
