/** Selects the requests to store: all faults and slow requests, and a share of the others. */
import type { RequestLine } from "@contracts/values/request-line";
import { isFailed, isFailedCall } from "../figures/failed";

export interface Sampling {
  /** From 0 to 1. */
  readonly share: number;
  readonly slowMs: number;
}

const isAlwaysKept = (line: RequestLine, slowMs: number): boolean =>
  isFailed(line) || line.ms >= slowMs || line.upstream.some(isFailedCall);

/** Number of requests that a stored one stands for. */
export const weightOf = (line: RequestLine, { share, slowMs }: Sampling): number =>
  isAlwaysKept(line, slowMs) ? 1 : 1 / share;

/** The end of the id is random, so equal shares keep the same requests everywhere. */
export function isSampled(line: RequestLine, { share, slowMs }: Sampling): boolean {
  return isAlwaysKept(line, slowMs) || isInShare(line.id, share);
}

/** @param id of a request or a trace, which end alike */
export function isInShare(id: string, share: number): boolean {
  const end = Number.parseInt(id.slice(-6), 16);
  return Number.isNaN(end) || end < share * 0x1000000;
}
