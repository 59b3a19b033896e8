/**
 * How much an isolate renders at a time, and what comes first when more is asked: checkout, then basket and account, then
 * pages that are not in the store, and last what nobody waits for: pages fetched ahead, and the renewal of stored ones. A
 * stored page never comes here.
 *
 * An isolate has one thread. Without a limit everything that is under way becomes slow together, the waits for services run
 * out, and pages fail that would have been good one after the other. So a few are rendered at a time, a few wait for a
 * moment, and the rest is told at once to come back.
 *
 * A request must not wait for a promise of another one: whichever ends first takes the other with it. So places are plain
 * data, and who waits looks again and again with timers of its own.
 */
import type { RenderingLimits } from "@domain/http/edge-app";

export type WorkKind = "checkout" | "basket" | "page" | "ahead" | "renewal";

export interface Place {
  /** Gives the place to the next one; more than once does no harm. */
  leave(): void;
}

export interface Admission {
  /** A place to render; null when there is none, and will be none soon. */
  enter(kind: WorkKind): Promise<Place | null>;
  /** The same without waiting. */
  enterAtOnce(kind: WorkKind): Place | null;
  /** Whether one more of this kind would be sent away at once. */
  isFull(kind: WorkKind): boolean;
}

/**
 * Pages are taken from the end of their line: who has come last can still have a page in good time, and who has waited long
 * would have it late. Forms and steps of the checkout go in the order of their coming.
 */
const newestFirst: ReadonlySet<WorkKind> = new Set(["page"]);

/** Part of the places that each kind may fill, and how many times as many may wait, how many times as long. */
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
 * A page that is still not complete waits for somebody else and takes no processor: its place goes to others. The same
 * takes the place of a request that ended without a word.
 */
const longestStayMs = 1000;
/** Who waits and has not looked for this long has ended without a word. */
const silenceMs = 3000;
const firstPauseMs = 4;
const longestPauseMs = 50;

interface Stay {
  readonly until: number;
}
interface Waiting {
  readonly kind: WorkKind;
  lookedAt: number;
}

export function createAdmission(limits: RenderingLimits, now: () => number = Date.now): Admission {
  const stays = new Set<Stay>();
  const waiting = new Set<Waiting>();

  /** Whether one of this kind may go in, before or behind those who wait. */
  function isFree(kind: WorkKind, self: Waiting | null): boolean {
    const at = now();
    for (const stay of stays) if (stay.until <= at) stays.delete(stay);
    if (stays.size >= limits.places * shares[kind].places) return false;
    for (const other of waiting) if (at - other.lookedAt > silenceMs) waiting.delete(other);
    const line = [...waiting];
    if (line.some((other) => order.indexOf(other.kind) > order.indexOf(kind))) return false;
    // A set keeps the order of insertion.
    const own = line.filter((other) => other.kind === kind);
    if (newestFirst.has(kind)) return self === null || own.at(-1) === self;
    return self === null ? own.length === 0 : own[0] === self;
  }

  function isFull(kind: WorkKind): boolean {
    let others = 0;
    for (const other of waiting) if (other.kind === kind) others += 1;
    return others >= limits.waiting * shares[kind].waiting;
  }

  function take(): Place {
    const stay: Stay = { until: now() + longestStayMs };
    stays.add(stay);
    return { leave: () => stays.delete(stay) };
  }

  const enterAtOnce = (kind: WorkKind) => (isFree(kind, null) ? take() : null);

  return {
    enterAtOnce,
    isFull,
    async enter(kind) {
      const place = enterAtOnce(kind);
      if (place) return place;
      if (isFull(kind)) return null;
      const begun = now();
      const self: Waiting = { kind, lookedAt: begun };
      waiting.add(self);
      try {
        for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, longestPauseMs)) {
          await wait(pause);
          self.lookedAt = now();
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
const basketPath = /^\/(?:cart|account|quote|api\/basket|api\/quick-add)(?:\/|$)/;

/** @param pathname without `.data` */
export function kindOf({ method, headers }: Pick<Request, "method" | "headers">, pathname: string): WorkKind {
  if (checkoutPath.test(pathname)) return "checkout";
  if (basketPath.test(pathname) || method === "POST") return "basket";
  // Refused, the browser asks again once somebody wants the page.
  return headers.get("sec-purpose")?.startsWith("prefetch") ? "ahead" : "page";
}
