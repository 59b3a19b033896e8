/** Product reviews: public to read, submitted by shoppers, published by a moderator. See README.md. */
import { productKey } from "@contracts/catalogue/catalogue";
import {
  newReview,
  reviewDecision,
  reviewId,
  reviewKey,
  reviewRecord,
  reviewWriter,
  type writtenReviews,
} from "@contracts/catalogue/reviews";
import { customerRecord } from "@domain/evidence/customer-record";
import { Hono } from "hono";
import * as v from "valibot";
import { requireAdmin, requireKey } from "../admin";
import type { ServicesApp, ServicesEnv } from "../env";
import { readJson, readText } from "../shared/body";
import { callerNetwork } from "../shared/caller";
import { importCapBytes, importLines } from "../shared/lines/line-import";
import { maxRecords } from "../shared/personal-records";
import { invalidInput, problemResponse, tooManyRequests } from "../shared/problems";
import { countUse, factorOf } from "../shared/rate-limits/rate-limits";
import { reportFault } from "../shared/report-fault";
import { reviewOffice } from "./review-office";
import { openReviewStore } from "./store";

const bodyCap = 32 * 1024;
/** Per address. A laboratory behind one address stays below this. */
const perHour = 10;
const hour = 3600;
const recordsPerBatch = 50;
const waitingShown = 200;

export const reviews = new Hono<ServicesApp>();

reviews.route("/office", reviewOffice);
reviews.use("/_admin/*", requireAdmin);
reviews.get("/_admin/waiting", async (c) => {
  const store = await openReviewStore(c.env);
  return c.json({ reviews: await store.waiting(waitingShown) });
});
reviews.post("/_admin/reviews", async (c) => {
  const text = await readText(c.req.raw, importCapBytes);
  if (!text.ok) return text.response;
  const store = await openReviewStore(c.env);
  return c.json(await importLines(text.value, reviewRecord, recordsPerBatch, (records) => store.publish(records)));
});
reviews.delete("/_admin/reviews", async (c) => {
  if (c.req.query("demonstration") !== "true")
    return invalidInput("Only demonstration=true can be removed as a whole.");
  const store = await openReviewStore(c.env);
  await store.removeDemonstrations();
  return c.json({ removed: true });
});
reviews.put("/_admin/reviews/:id", async (c) => {
  const id = v.safeParse(reviewId, c.req.param("id"));
  if (!id.success) return invalidInput("That is not the ID of a review.");
  const body = await readJson(c.req.raw, reviewDecision, bodyCap);
  if (!body.ok) return body.response;
  const store = await openReviewStore(c.env);
  const found = await store.decide(id.output, body.value.status);
  if (!found) return problemResponse(404, { code: "ResourceNotFound", message: "There is no such review." });
  const record = customerRecord(found, found.productKey);
  if (record) await c.get("keepCustomerRecord")(c.env, record, body.value.status === "published");
  return c.json({ id: id.output, status: body.value.status });
});

for (const path of ["/products/*", "/written"]) reviews.use(path, requireKey("REVIEWS_KEY", "The key of the reviews"));

reviews.get("/written", async (c) => {
  const writer = v.safeParse(reviewWriter, c.req.query("writer"));
  if (!writer.success) return invalidInput("That is not the digest of a writer.");
  const store = await openReviewStore(c.env);
  const answer: v.InferOutput<typeof writtenReviews> = { reviews: await store.written([writer.output], maxRecords) };
  return c.json(answer);
});

reviews.get("/products/:key", async (c) => {
  const key = v.safeParse(productKey, c.req.param("key"));
  if (!key.success) return invalidInput("That is not a product number.");
  const store = await openReviewStore(c.env);
  return c.json(await store.published(key.output));
});

reviews.post("/products/:key", async (c) => {
  const product = v.safeParse(productKey, c.req.param("key"));
  if (!product.success) return invalidInput("That is not a product number.");
  const key = v.safeParse(reviewKey, c.req.header("idempotency-key"));
  if (!key.success) return invalidInput("An Idempotency-Key of 16 to 64 letters and digits is needed.");
  const body = await readJson(c.req.raw, newReview, bodyCap);
  if (!body.ok) return body.response;
  const store = await openReviewStore(c.env);
  // A repetition is not counted, because it changes nothing.
  let taken = await store.known(key.output, product.output, body.value);
  if (!taken) {
    const wait = await overLimit(c.env, callerNetwork(c.req.raw));
    if (wait > 0) return tooManyRequests("Too many reviews in the last hour.", wait);
    taken = await store.take(key.output, product.output, body.value, new Date());
  }
  if (taken.outcome === "conflict")
    return problemResponse(409, { code: "IdempotencyConflict", message: "The key belongs to another review." });
  return c.json(taken.receipt, taken.outcome === "new" ? 201 : 200);
});

/** Seconds to wait; 0 within the limit. */
const overLimit = (env: ServicesEnv, address: string): Promise<number> =>
  countUse(env, `reviews ${address}`, perHour * factorOf(env.REVIEWS_LIMIT_FACTOR), hour);

reviews.onError((error) => {
  reportFault("review request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
