/** Faults that people who test have asked for. They live in this isolate only: a restart clears them. */
import * as v from "valibot";

/** Services by the first part of their path; "citations" stands for both of its addresses, "*" for all. */
const faultyServices = [
  "*",
  "availability",
  "chat",
  "citation-search",
  "citations",
  "commerce",
  "content",
  "documents",
  "feedback",
  "images",
  "inquiries",
  "log",
  "mail",
  "payments",
  "reviews",
  "search",
  "settings",
] as const;

const problem = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(64)),
  message: v.pipe(v.string(), v.maxLength(1000)),
  /** Product that the problem is about. */
  sku: v.optional(v.pipe(v.string(), v.maxLength(20))),
});

export const faultRequest = v.strictObject({
  service: v.picklist(faultyServices),
  /** `none` ends what was asked for; with `match` only that one. */
  mode: v.picklist(["none", "down", "error", "slow", "garbage", "truncate"]),
  /** Wait before whatever happens; 3 seconds for `slow` when left out. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000))),
  /** Share of calls that are struck. */
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Of `error`. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  /** `errors` in the body of `error`; without it the body has none. */
  errors: v.optional(v.pipe(v.array(problem), v.maxLength(20))),
  /** Body of `error` instead of JSON, sent as HTML: what a proxy answers in place of the service. */
  html: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  /** Only calls whose method, path, query or body contain this text. */
  match: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  /** Ends by itself after this many calls. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
});
export type Fault = v.InferOutput<typeof faultRequest>;

let faults: readonly Fault[] = [];

export const currentFaults = (): readonly Fault[] => faults;

/** Adds a fault in place of an equal one (same service and `match`), or ends those that `none` names. */
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
 * The fault that strikes a call, the one asked for last before others. Counts down `times`.
 * @param text method, path, query and body of the call
 */
export function takeFault(service: string, text: () => string): Fault | null {
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
