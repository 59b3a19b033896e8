/**
 * Policies of all upstream calls. A client names a policy and gets a `fetch` with its time limit, retries and caching.
 */
import { lookupAnswer, shipDateAnswer } from "@contracts/catalogue/availability";
import {
  citationsCount,
  multiSearchAnswer,
  productCitations,
  productImages,
  searchAnswer,
} from "@contracts/catalogue/citations";
import { productEvidence } from "@contracts/catalogue/evidence";
import { figureList } from "@contracts/catalogue/images";
import { productReviews } from "@contracts/catalogue/reviews";
import { type Upstream, upstreamNames } from "@contracts/upstreams";
import * as v from "valibot";
import { fits, isJson, isWholeGraphqlAnswer, notEmpty } from "./storable";

export interface UpstreamPolicy {
  /** Breaker and retry budget are per service, so one slow service does not affect others. */
  readonly service: Upstream;
  /**
   * `shared`: the answer depends only on URL and body, so it may be stored and shared. `personal`: carries a visitor's
   * token; never stored or shared.
   */
  readonly kind: "shared" | "personal";
  /** Key of a personal call: the shop's own, or the visitor's token, which expires by itself. */
  readonly key: "shop" | "visitor";
  readonly freshSeconds: number;
  /** After `freshSeconds`: still served while refreshing in the background or during an outage. */
  readonly staleSeconds: number;
  /** Time limit of one attempt. */
  readonly timeoutMs: number;
  /** After the first attempt; only for retryable requests (see `repeatsAll`). */
  readonly retries: number;
  /** Delay before the n-th retry is n times this. */
  readonly retryDelayMs: number;
  /** Like `retryDelayMs`, for GET and HEAD only; defaults to it. */
  readonly readRetryDelayMs?: number;
  /** Time limit of all attempts together. */
  readonly deadlineMs: number;
  /** True if every request is retryable; false: only GET, HEAD and those with an `Idempotency-Key`. */
  readonly repeatsAll: boolean;
  /**
   * Limit on retries besides `retries`. `service`: 10 % of the service's calls. `request`: the rest of the deadline
   * that one page's calls share, see `retry-budget.ts`.
   */
  readonly retryBudget: "service" | "request";
  /** Request headers in the storage key, besides method, URL and body. */
  readonly keyHeaders: readonly string[];
  /** False for an answer that must not be stored, although its status is 200. */
  readonly store: (body: string) => boolean;
}

/** JSON inside JSON (C-PROD-21). */
const wholeProduct = v.object({ value: v.pipe(v.string(), v.parseJson()) });

/** Defaults of all policies (C-SCALL-11). */
export const general = {
  freshSeconds: 0,
  staleSeconds: 0,
  timeoutMs: 1000,
  retries: 3,
  retryDelayMs: 1500,
  deadlineMs: 12_000,
  repeatsAll: false,
  retryBudget: "service",
  keyHeaders: [],
  key: "shop",
  store: isJson,
} as const;

const day = 86_400;
const shared = {
  ...general,
  kind: "shared",
  retries: 1,
  retryDelayMs: 100,
  deadlineMs: 2500,
  repeatsAll: true,
} as const;
const personal = { ...general, kind: "personal", store: () => false } as const;
/** Delay for reads that a page waits for: three retries within 1.8 s (decision 0234). */
const shownDelayMs = 300;
/** The gateway's calls for one visitor: the general three retries, within seven seconds of the page (decision 0068). */
const gateway = {
  ...personal,
  service: "commerce",
  key: "visitor",
  readRetryDelayMs: shownDelayMs,
  timeoutMs: 7000,
  deadlineMs: 7000,
  retryBudget: "request",
} as const;

const rows = {
  /** Published content: 3 attempts in total (AMB-C-12). */
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
  /** Bytes of a restricted file: passed on, never stored. */
  "content-file": {
    ...personal,
    service: "content",
    timeoutMs: 7000,
    retries: 1,
    retryDelayMs: 200,
    deadlineMs: 7500,
  },
  /** Drafts, for editors in preview. */
  "content-preview": {
    ...personal,
    service: "content",
    timeoutMs: 2000,
    retries: 2,
    retryDelayMs: 300,
    deadlineMs: 2000,
  },
  /** Lists and multi-searches. The spec's 10 s is the client's outer limit; a page waits 2 s. */
  search: {
    ...shared,
    service: "search",
    freshSeconds: 10,
    staleSeconds: 300,
    timeoutMs: 2000,
    deadlineMs: 4000,
    store: notEmpty,
  },
  /** Late suggestions are useless. */
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
  /** Not stored: a page rendered right after a recall is stored itself, and must not show the old state. */
  lots: { ...shared, service: "lots", timeoutMs: 800 },
  /** A customer waits. Each call states the wanted result, so it may be repeated. */
  "lot-desk": { ...personal, service: "lots", timeoutMs: 3000, retries: 1, retryDelayMs: 200, deadlineMs: 4000 },
  /** Reviews are far down the page, which does not wait long for them. */
  reviews: {
    ...shared,
    service: "reviews",
    freshSeconds: 60,
    staleSeconds: day,
    timeoutMs: 400,
    retries: 0,
    store: fits(productReviews),
  },
  /** A pending form; the review's idempotency key makes retries safe. */
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
  /** For a document, which can do without pictures. */
  pictures: { ...personal, service: "images", timeoutMs: 1000, retries: 1, retryDelayMs: 50, deadlineMs: 1500 },
  /** A page may show a stored price; the gateway reprices the basket. */
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
    store: fits(v.union([wholeProduct, v.object({ results: v.array(v.unknown()) }), productEvidence])),
  },
  "product-preview": {
    ...personal,
    service: "commerce",
    key: "visitor",
    timeoutMs: 2000,
    retries: 1,
    retryDelayMs: 100,
  },
  /** Many whole products at once, of a feed. Storing them would push out the products of pages. */
  "product-lists": { ...personal, service: "commerce", timeoutMs: 5000, retries: 1, retryDelayMs: 100 },
  /** Numbers and clones of all products for a sitemap or a feed, 5,000 in an answer. Another gateway may count all of them first. */
  "product-numbers": {
    ...shared,
    service: "commerce",
    freshSeconds: 30,
    staleSeconds: day,
    timeoutMs: 5000,
    store: fits(v.object({ results: v.array(v.unknown()) })),
  },
  "product-brief": { ...shared, service: "commerce", freshSeconds: 30, staleSeconds: 300, timeoutMs: 1000 },
  "list-price": { ...shared, service: "commerce", freshSeconds: 60, staleSeconds: 300, timeoutMs: 1000 },
  /** Carts, orders, accounts (A-RETRY-05). */
  commerce: gateway,
  /** Visitors' tokens: requesting, renewing or revoking one twice is harmless, and reads wait for them. */
  "commerce-token": { ...gateway, repeatsAll: true, retryDelayMs: shownDelayMs },
  /** The shop's own token. A public page that waits for it has no time for retries. */
  "client-token": { ...personal, service: "commerce", timeoutMs: 7000, retries: 0 },
  /** Not stored: an older answer would delay every publication. */
  generation: { ...shared, service: "settings" },
  flags: { ...shared, service: "settings", freshSeconds: 5, staleSeconds: day },
  selling: { ...shared, service: "settings", freshSeconds: 15, staleSeconds: day },
  /** Depends on the visitor's IP address, so the caller caches it per address. */
  "user-settings": { ...personal, service: "settings", timeoutMs: 500, retries: 0 },
  /** A pending form; the inquiry's idempotency key makes retries safe. */
  inquiries: { ...personal, service: "inquiries", timeoutMs: 4000, retries: 1, retryDelayMs: 200, deadlineMs: 5000 },
  /** A reader waits; votes and comments are idempotent. */
  feedback: { ...personal, service: "feedback", timeoutMs: 2000, retries: 1, retryDelayMs: 200, deadlineMs: 3000 },
  /** A shopper waits for a file; rendering is idempotent. */
  documents: { ...personal, service: "documents", timeoutMs: 6000, retries: 1, retryDelayMs: 200, deadlineMs: 6500 },
  /** Rate limit on documents. */
  "document-places": {
    ...personal,
    service: "documents",
    timeoutMs: 1000,
    retries: 1,
    retryDelayMs: 100,
    deadlineMs: 1500,
  },
  /** A report that is stored twice is better than a lost one. */
  log: { ...personal, service: "log", timeoutMs: 2000, retries: 1, retryDelayMs: 200, repeatsAll: true },
} as const satisfies Record<string, UpstreamPolicy>;

export type PolicyName = keyof typeof rows | Upstream;

/** Policy of an upstream without an entry above: nothing is stored, and the general time limits apply. */
const plain = Object.fromEntries(
  upstreamNames.map((service): [Upstream, UpstreamPolicy] => [service, { ...personal, service }]),
) as Record<Upstream, UpstreamPolicy>;

export const policies: Readonly<Record<PolicyName, UpstreamPolicy>> = { ...plain, ...rows };
