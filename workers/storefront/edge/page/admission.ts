/**
 * Limits concurrent rendering in an isolate and sets priorities: checkout, then cart and account, then pages not in the
 * store, and last prefetched pages and the renewal of stored ones. Stored pages need no admission.
 *
 * An isolate has one thread. Without a limit everything slows down together, calls to services time out, and pages fail
 * that would succeed one at a time. So a few requests render, a few wait briefly, and the rest are refused with a retry
 * time.
 *
 * A request must not await another request's promise, because the runtime would cancel both together. So permits are
 * plain data, and waiting requests poll with their own timers.
 */
import type { RenderingLimits } from "@domain/http/edge-app";

type WorkKind = "checkout" | "basket" | "page" | "ahead" | "renewal";

export interface RenderPermit {
  /** Releases the permit; safe to call again. */
  release(): void;
}

export interface Admission {
  /** Waits for a render permit; null if none will be free soon. */
  enter(kind: WorkKind): Promise<RenderPermit | null>;
  /** Like `enter`, without waiting. */
  enterAtOnce(kind: WorkKind): RenderPermit | null;
  /** True if another request of this kind would be refused at once. */
  isFull(kind: WorkKind): boolean;
}

/**
 * Page requests are served last in, first out, because the latest can still be served in time. Forms and checkout steps
 * are served in order of arrival.
 */
const newestFirst: ReadonlySet<WorkKind> = new Set(["page"]);

/** Share of the permits per kind, and factors on queue length and waiting time. */
const shares: Readonly<Record<WorkKind, { readonly places: number; readonly waiting: number; readonly wait: number }>> =
  {
    renewal: { places: 0.5, waiting: 0, wait: 0 },
    ahead: { places: 1, waiting: 0.5, wait: 0.5 },
    page: { places: 1, waiting: 1, wait: 1 },
    basket: { places: 1.5, waiting: 2, wait: 2 },
    checkout: { places: 2, waiting: 4, wait: 4 },
  };
const order: readonly WorkKind[] = ["renewal", "ahead", "page", "basket", "checkout"];

/**
 * A page that takes longer waits for a service and uses no CPU, so its permit is freed. This also frees permits of
 * cancelled requests.
 */
const maxHoldMs = 1000;
/** A waiting request that has not polled for this long was cancelled. */
const pollTimeoutMs = 3000;
const firstPauseMs = 4;
const longestPauseMs = 50;
/**
 * Arrived requests wait for the thread before any of their code runs, so permits do not count them; timers wait in the
 * same way. If all timers for `backlogMs` were late, the backlog is more than a burst: the permits of pages are halved,
 * and again after each `backlogMs`, until a timer is punctual (decision 0213).
 */
const lateMs = 40;
const backlogMs = 400;
/** After this time, a late timer no longer indicates a busy thread. */
const lateCountsMs = 1000;
const mayWait: ReadonlySet<WorkKind> = new Set(["renewal", "ahead", "page"]);

interface Holder {
  readonly until: number;
}
interface Waiting {
  readonly kind: WorkKind;
  lookedAt: number;
}

export function createAdmission(limits: RenderingLimits, now: () => number = Date.now): Admission {
  const holders = new Set<Holder>();
  const waiting = new Set<Waiting>();
  /** Time of the last punctual timer, or of the start of watching, and time of the last late timer. */
  let inTimeAt = now();
  let lateAt = inTimeAt;

  function placesFor(kind: WorkKind, at: number): number {
    const places = limits.places * shares[kind].places;
    if (!mayWait.has(kind) || at - lateAt > lateCountsMs) return places;
    return Math.max(1, places / 2 ** Math.floor(Math.max(0, lateAt - inTimeAt) / backlogMs));
  }

  /** Called when a timer fires. The request counts again if it was considered cancelled. */
  function looked(self: Waiting, expectedAt: number): void {
    self.lookedAt = now();
    waiting.add(self);
    if (self.lookedAt - expectedAt < lateMs) inTimeAt = self.lookedAt;
    else lateAt = self.lookedAt;
  }

  function forgetCancelled(at: number): void {
    for (const other of waiting) if (at - other.lookedAt > pollTimeoutMs) waiting.delete(other);
  }

  /** True if a request of this kind may enter now, given the queue. */
  function isFree(kind: WorkKind, self: Waiting | null): boolean {
    const at = now();
    for (const holder of holders) if (holder.until <= at) holders.delete(holder);
    if (holders.size >= placesFor(kind, at)) return false;
    forgetCancelled(at);
    const queue = [...waiting];
    if (queue.some((other) => order.indexOf(other.kind) > order.indexOf(kind))) return false;
    // A set keeps the order of insertion.
    const own = queue.filter((other) => other.kind === kind);
    if (newestFirst.has(kind)) return self === null || own.at(-1) === self;
    return self === null ? own.length === 0 : own[0] === self;
  }

  function isFull(kind: WorkKind): boolean {
    forgetCancelled(now());
    let others = 0;
    for (const other of waiting) if (other.kind === kind) others += 1;
    return others >= limits.waiting * shares[kind].waiting;
  }

  function take(): RenderPermit {
    const holder: Holder = { until: now() + maxHoldMs };
    holders.add(holder);
    return { release: () => holders.delete(holder) };
  }

  const enterAtOnce = (kind: WorkKind) => (isFree(kind, null) ? take() : null);

  return {
    enterAtOnce,
    isFull,
    async enter(kind) {
      const permit = enterAtOnce(kind);
      if (permit) return permit;
      if (isFull(kind)) return null;
      const begun = now();
      const self: Waiting = { kind, lookedAt: begun };
      if (waiting.size === 0) inTimeAt = begun;
      waiting.add(self);
      try {
        for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
          const expectedAt = now() + pause;
          await wait(pause);
          looked(self, expectedAt);
          if (isFree(kind, self)) return take();
          if (self.lookedAt - begun > limits.waitMs * shares[kind].wait) return null;
        }
      } finally {
        waiting.delete(self);
      }
    },
  };
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const checkoutPath = /^\/(?:checkout|ct\/punchout)(?:\/|$)/;
const basketPath = /^\/(?:cart|account|order|quote|api\/basket|api\/quick-add)(?:\/|$)/;

/** @param pathname without `.data` */
export function kindOf({ method, headers }: Pick<Request, "method" | "headers">, pathname: string): WorkKind {
  if (checkoutPath.test(pathname)) return "checkout";
  if (basketPath.test(pathname) || method === "POST") return "basket";
  // If refused, the browser requests it again when somebody opens the page.
  return headers.get("sec-purpose")?.startsWith("prefetch") ? "ahead" : "page";
}
