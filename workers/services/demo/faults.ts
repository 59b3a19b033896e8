/** Faults requested by testers. They live in this isolate only; a restart clears them. */
import { upstreamNames } from "@contracts/upstreams";
import * as v from "valibot";

/** Services by the first part of their path. "citations" covers both of its addresses, "*" all services. */
const faultyServices = ["*", ...upstreamNames, "chat", "mail", "payments"] as const;

const problem = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(64)),
  message: v.pipe(v.string(), v.maxLength(1000)),
  /** Product that the problem concerns. */
  sku: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

export const faultRequest = v.strictObject({
  service: v.picklist(faultyServices),
  /** `none` ends faults of the service; with `match` only that one. */
  mode: v.picklist(["none", "down", "error", "slow", "garbage", "truncate"]),
  /** Delay before the fault; for `slow`, 3 seconds by default. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  /** Share of calls affected. */
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** HTTP status for `error`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  /** `errors` in the body for `error`; absent by default. */
  errors: v.optional(v.pipe(v.array(problem), v.maxLength(20))),
  /** HTML body for `error` instead of JSON, as a proxy would send. */
  html: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** Applies only to calls whose method, path, query or body contain this text. */
  match: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Ends after this many calls. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
});
export type Fault = v.InferOutput<typeof faultRequest>;

let faults: readonly Fault[] = [];

export const currentFaults = (): readonly Fault[] => faults;

/** Adds a fault, replacing one with the same service and `match`; `none` removes faults. */
export function setFault(fault: Fault): void {
  const ends = (other: Fault) =>
    (fault.service === "*" || other.service === fault.service) &&
    (other.match === fault.match || (fault.mode === "none" && fault.match === undefined));
  const others = faults.filter((other) => !ends(other));
  faults = fault.mode === "none" ? others : [...others, fault];
}

export function clearFaults(): void {
  faults = [];
}

/**
 * The latest fault that matches a call. Counts down `times`.
 * @param text method, path, query and body of the call
 */
export function matchFault(service: string, text: () => string): Fault | null {
  for (const fault of faults.toReversed()) {
    if (!names(fault, service)) continue;
    if (fault.match !== undefined && !text().includes(fault.match)) continue;
    if (fault.rate < 1 && Math.random() >= fault.rate) continue;
    if (fault.times !== undefined) countDown(fault, fault.times);
    return fault;
  }
  return null;
}

function names({ service }: Fault, called: string): boolean {
  return service === "*" || service === called || (service === "citations" && called === "citation-search");
}

function countDown(fault: Fault, times: number): void {
  faults = faults.flatMap((other) => {
    if (other !== fault) return [other];
    return times > 1 ? [{ ...fault, times: times - 1 }] : [];
  });
}
