/**
 * One table of everything that the shop asks of others. A client names a policy and gets a `fetch`; how long to wait,
 * how often to try, what may be kept and for how long is decided here.
 */
import { lookupAnswer, shipDateAnswer } from "@contracts/catalogue/availability";
import {
  citationsCount,
  multiSearchAnswer,
  productCitations,
  productImages,
  searchAnswer,
} from "@contracts/catalogue/citations";
import { figureList } from "@contracts/catalogue/images";
import { productReviews } from "@contracts/catalogue/reviews";
import * as v from "valibot";

export interface UpstreamPolicy {
  /** Circuit breaker and retry budget are per service: one slow path does not close another service. */
  readonly service:
    | "commerce"
    | "content"
    | "search"
    | "citations"
    | "images"
    | "availability"
    | "documents"
    | "feedback"
    | "settings"
    | "log"
    | "inquiries"
    | "reviews";
  /**
   * `shared`: the answer depends on address and body alone, so it may be kept for everyone and asked for once.
   * `personal`: carries a visitor's token; never kept, never shared.
   */
  readonly kind: "shared" | "personal";
  readonly freshSeconds: number;
  /** After `freshSeconds`: still served, refreshed in the background, and kept when the service is down. */
  readonly staleSeconds: number;
  /** Of one attempt. */
  readonly timeoutMs: number;
  /** After the first attempt; only for requests that may be repeated (see `repeatable`). */
  readonly retries: number;
  /** Delay before the n-th retry is n times this. */
  readonly retryDelayMs: number;
  /** Of all attempts together: a visitor waits. */
  readonly deadlineMs: number;
  /** Request headers that are part of the key of a kept answer, beside method, address and body. */
  readonly keyHeaders: readonly string[];
  /** False for an answer that says "nothing" because something failed; status 200 is checked before. */
  readonly store: (body: string) => boolean;
}

/** A proxy or a broken service says 200 to anything: what is no JSON is worth nothing to the next visitor. */
function isJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}
/** JSON inside of JSON (C-PROD-21). */
const wholeProduct = v.object({ value: v.pipe(v.string(), v.parseJson()) });
/** For the answers that product pages are made of: kept only when the page can read them. */
const fits = (schema: v.GenericSchema) => (body: string) => v.is(v.pipe(v.string(), v.parseJson(), schema), body);

/** What holds where a policy says nothing else (C-SCALL-11). */
export const general = {
  freshSeconds: 0,
  staleSeconds: 0,
  timeoutMs: 1000,
  retries: 3,
  retryDelayMs: 1500,
  deadlineMs: 12_000,
  keyHeaders: [],
  store: isJson,
} as const;

const day = 86_400;
const shared = { ...general, kind: "shared", retries: 1, retryDelayMs: 100, deadlineMs: 2500 } as const;
const personal = { ...general, kind: "personal", store: () => false } as const;

/**
 * GraphQL answers 200 with `errors` beside half of the data: good for this page, not for the next. A connection that
 * broke leaves a 200 as well, with half of the text or none.
 */
function isWholeGraphqlAnswer(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return typeof answer === "object" && answer !== null && "data" in answer && !("errors" in answer);
  } catch {
    return false;
  }
}
const notEmpty = (body: string) => body.length > 2 && isJson(body);

export const policies = {
  /** Published content: 3 attempts in all (AMB-C-12). */
  content: {
    ...shared,
    service: "content",
    freshSeconds: 30,
    staleSeconds: day,
    timeoutMs: 800,
    retries: 2,
    deadlineMs: 3000,
    store: isWholeGraphqlAnswer,
  },
  /** Bytes of a file that is not for everyone: passed on and never kept. */
  "content-file": {
    ...personal,
    service: "content",
    timeoutMs: 7000,
    retries: 1,
    retryDelayMs: 200,
    deadlineMs: 7500,
  },
  /** Drafts, for editors in preview. */
  "content-preview": { ...personal, service: "content", timeoutMs: 2000, retries: 2, retryDelayMs: 300 },
  /** Listing and multi-search: the specification's 10 s is the client's outer limit, a page waits 2 s. */
  search: {
    ...shared,
    service: "search",
    freshSeconds: 10,
    staleSeconds: 300,
    timeoutMs: 2000,
    deadlineMs: 4000,
    store: notEmpty,
  },
  /** Suggestions are worthless when late. */
  "search-suggestion": {
    ...shared,
    service: "search",
    freshSeconds: 30,
    staleSeconds: 300,
    timeoutMs: 1000,
    retries: 0,
  },
  "search-click": { ...personal, service: "search", retries: 0 },
  citations: {
    ...shared,
    service: "citations",
    freshSeconds: 300,
    staleSeconds: day,
    timeoutMs: 5000,
    deadlineMs: 6000,
    store: fits(v.union([productCitations, citationsCount, productImages])),
  },
  "citation-search": {
    ...shared,
    service: "citations",
    freshSeconds: 300,
    staleSeconds: day,
    timeoutMs: 5000,
    deadlineMs: 6000,
    store: fits(v.union([multiSearchAnswer, searchAnswer])),
  },
  /** Reviews stand far below on a page, which does not wait long for them. */
  reviews: {
    ...shared,
    service: "reviews",
    freshSeconds: 60,
    staleSeconds: day,
    timeoutMs: 400,
    retries: 0,
    store: fits(productReviews),
  },
  /** A form that waits; the key of the review makes another try harmless. */
  "review-sending": {
    ...personal,
    service: "reviews",
    timeoutMs: 4000,
    retries: 1,
    retryDelayMs: 200,
    deadlineMs: 5000,
  },
  /** Figures of the image service. */
  figures: {
    ...shared,
    service: "images",
    freshSeconds: 300,
    staleSeconds: day,
    timeoutMs: 800,
    store: fits(figureList),
  },
  /** For a document, whose reader waits: it has its captions without them. */
  pictures: { ...personal, service: "images", timeoutMs: 1000, retries: 1, retryDelayMs: 50, deadlineMs: 1500 },
  /** A page may show a kept price; the gateway prices the basket afresh. */
  price: {
    ...shared,
    service: "availability",
    freshSeconds: 30,
    staleSeconds: 300,
    timeoutMs: 800,
    store: fits(lookupAnswer),
  },
  "ship-dates": {
    ...shared,
    service: "availability",
    freshSeconds: 600,
    staleSeconds: 600,
    timeoutMs: 1000,
    store: fits(shipDateAnswer),
  },
  product: {
    ...shared,
    service: "commerce",
    freshSeconds: 30,
    staleSeconds: day,
    timeoutMs: 1000,
    store: fits(v.union([wholeProduct, v.object({ results: v.array(v.unknown()) })])),
  },
  "product-preview": { ...personal, service: "commerce", timeoutMs: 2000, retries: 1, retryDelayMs: 100 },
  "product-brief": { ...shared, service: "commerce", freshSeconds: 30, staleSeconds: 300, timeoutMs: 1000 },
  "list-price": { ...shared, service: "commerce", freshSeconds: 60, staleSeconds: 300, timeoutMs: 1000 },
  /** Tokens, baskets, orders, the account. The commerce client itself retries, because what may be sent again depends on the call. */
  commerce: { ...personal, service: "commerce", timeoutMs: 7000, retries: 0 },
  flags: { ...shared, service: "settings", freshSeconds: 5, staleSeconds: day },
  selling: { ...shared, service: "settings", freshSeconds: 15, staleSeconds: day },
  /** Depends on the visitor's address, so the caller keeps it per address. */
  "user-settings": { ...personal, service: "settings", timeoutMs: 500, retries: 0 },
  /** A form that waits; the key of the inquiry makes another try harmless. */
  inquiries: { ...personal, service: "inquiries", timeoutMs: 4000, retries: 1, retryDelayMs: 200, deadlineMs: 5000 },
  /** A reader waits for it; a vote or a comment that comes twice is the same one. */
  feedback: { ...personal, service: "feedback", timeoutMs: 2000, retries: 1, retryDelayMs: 200, deadlineMs: 3000 },
  /** A shopper waits for a file; rendering it again is harmless. */
  documents: { ...personal, service: "documents", timeoutMs: 6000, retries: 1, retryDelayMs: 200, deadlineMs: 6500 },
  /** Whether the shopper may have another document this minute. */
  "document-places": {
    ...personal,
    service: "documents",
    timeoutMs: 1000,
    retries: 1,
    retryDelayMs: 100,
    deadlineMs: 1500,
  },
  log: { ...personal, service: "log", timeoutMs: 2000, retries: 1, retryDelayMs: 200 },
} as const satisfies Record<string, UpstreamPolicy>;

export type PolicyName = keyof typeof policies;
