/** Reader feedback on the knowledge base: votes on articles, and comments. */
import {
  articleId,
  idempotencyKey,
  maxVotesPerLookup,
  newComment,
  newVote,
  voterId,
} from "@contracts/customers/feedback";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { noStore, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerNetwork } from "../shared/caller";
import { invalidInput, problemResponse, tooManyRequests } from "../shared/problems";
import { countUse, factorOf } from "../shared/rate-limits/rate-limits";
import { openFeedbackStore } from "./store";

const bodyCap = 16 * 1024;
const hour = 3600;
/** Per address, which a whole laboratory may share. */
const perHour = { votes: 60, comments: 12 } as const;

export const feedback = new Hono<ServicesApp>();

feedback.use(requireKey("FEEDBACK_KEY", "The key of the feedback service"), noStore);

feedback.post("/votes", async (c) => {
  const body = await readJson(c.req.raw, newVote, bodyCap);
  if (!body.ok) return body.response;
  const wait = await overLimit(c, "votes");
  if (wait > 0) return tooManyRequests("Too many votes in the last hour.", wait);
  const store = await openFeedbackStore(c.env);
  const { isNew, vote } = await store.vote(body.value, new Date());
  return c.json(vote, isNew ? 201 : 200);
});

const voteQuery = v.object({
  voter: voterId,
  articles: v.pipe(
    v.string(),
    v.transform((text) => text.split(",")),
    v.array(articleId),
    v.maxLength(maxVotesPerLookup),
  ),
});

feedback.get("/votes", async (c) => {
  const parsed = v.safeParse(voteQuery, c.req.query());
  if (!parsed.success) return invalidInput(`A voter and 1 to ${maxVotesPerLookup} articles are needed.`);
  const store = await openFeedbackStore(c.env);
  return c.json({ votes: await store.votesOf(parsed.output.voter, parsed.output.articles) });
});

feedback.post("/comments", async (c) => {
  const key = v.safeParse(idempotencyKey, c.req.header("idempotency-key"));
  if (!key.success) return invalidInput("An Idempotency-Key of 16 to 64 letters and digits is needed.");
  const body = await readJson(c.req.raw, newComment, bodyCap);
  if (!body.ok) return body.response;
  const store = await openFeedbackStore(c.env);
  // A repetition is not counted, because it changes nothing.
  let taken = await store.knownComment(key.output, body.value);
  if (!taken) {
    const wait = await overLimit(c, "comments");
    if (wait > 0) return tooManyRequests("Too many comments in the last hour.", wait);
    taken = await store.comment(key.output, body.value, new Date());
  }
  switch (taken.outcome) {
    case "new":
      return c.json(taken.receipt, 201);
    case "known":
      return c.json(taken.receipt, 200);
    case "conflict":
      return problemResponse(409, { code: "IdempotencyConflict", message: "The key belongs to another comment." });
  }
});

/** Seconds to wait; 0 within the limits. */
function overLimit(c: Context<ServicesApp>, kind: keyof typeof perHour): Promise<number> {
  const limit = perHour[kind] * factorOf(c.env.FEEDBACK_LIMIT_FACTOR);
  return countUse(c.env, `feedback ${kind} ${callerNetwork(c.req.raw)}`, limit, hour);
}

feedback.get("/articles", async (c) => {
  const store = await openFeedbackStore(c.env);
  return c.json({ articles: await store.articleReport() });
});

const commentQuery = v.object({
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(200)), "50"),
});

feedback.get("/comments", async (c) => {
  const parsed = v.safeParse(commentQuery, c.req.query());
  if (!parsed.success) return invalidInput("limit must be 1 to 200.");
  const store = await openFeedbackStore(c.env);
  return c.json({ comments: await store.comments(parsed.output.limit) });
});
