/** Intake of inquiries: stores the storefront's forms for the teams that answer them. */
import { idempotencyKey, inquiryKinds, newInquiry } from "@contracts/commerce/inquiries";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { noStore, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerNetwork } from "../shared/caller";
import { invalidInput, problemResponse, tooManyRequests } from "../shared/problems";
import { countUse, factorOf } from "../shared/rate-limits/rate-limits";
import { sha256 } from "../shared/secrets";
import { inquiryOffice } from "./inquiry-office";
import { openInquiryStore } from "./store";

const bodyCap = 32 * 1024;
const hour = 3600;
/** Per address and per mailbox. A laboratory behind one address stays below this. */
const perHour = { address: 12, email: 6 } as const;

export const inquiries = new Hono<ServicesApp>();

// Mounted before the check of the service's key, which the office does not have.
inquiries.route("/office", inquiryOffice);
inquiries.use(requireKey("INQUIRIES_KEY", "The key of the inquiry service"), noStore);

inquiries.post("/", async (c) => {
  const key = v.safeParse(idempotencyKey, c.req.header("idempotency-key"));
  if (!key.success) return invalidInput("An Idempotency-Key of 16 to 64 letters and digits is needed.");
  const body = await readJson(c.req.raw, newInquiry, bodyCap);
  if (!body.ok) return body.response;
  const store = await openInquiryStore(c.env);
  // A repetition is not counted, because it changes nothing.
  let taken = await store.known(key.output, body.value);
  if (!taken) {
    const wait = await overLimit(c, body.value.inquiry.email);
    if (wait > 0) return tooManyRequests("Too many inquiries in the last hour.", wait);
    taken = await store.take(key.output, body.value, new Date());
  }
  switch (taken.outcome) {
    case "new":
      return c.json(taken.receipt, 201);
    case "known":
      return c.json(taken.receipt, 200);
    case "conflict":
      return problemResponse(409, { code: "IdempotencyConflict", message: "The key belongs to another inquiry." });
  }
});

/** Seconds to wait; 0 within the limits. */
async function overLimit(c: Context<ServicesApp>, email: string): Promise<number> {
  const factor = factorOf(c.env.INQUIRIES_LIMIT_FACTOR);
  const subjects = [
    [`inquiries ${callerNetwork(c.req.raw)}`, perHour.address],
    [`inquiries ${await sha256(email.toLowerCase())}`, perHour.email],
  ] as const;
  for (const [subject, limit] of subjects) {
    const wait = await countUse(c.env, subject, limit * factor, hour);
    if (wait > 0) return wait;
  }
  return 0;
}

const query = v.object({
  kind: v.optional(v.nullable(v.picklist(inquiryKinds)), null),
  reference: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(16))), null),
  email: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(254))), null),
  /** Only requests to return items of this order; replaces the other conditions. */
  returns: v.optional(v.pipe(v.string(), v.maxLength(40))),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(200)), "50"),
});

inquiries.get("/", async (c) => {
  const parsed = v.safeParse(query, c.req.query());
  if (!parsed.success) return invalidInput("The parameters are kind, reference, email, returns and limit.");
  const store = await openInquiryStore(c.env);
  const { returns, ...conditions } = parsed.output;
  const found = returns === undefined ? store.find(conditions) : store.returnsOf(returns, conditions.limit);
  return c.json({ inquiries: await found });
});
