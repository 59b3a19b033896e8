/** `POST /agents/answers`: stored results of programs' calls, so a repeated call takes effect only once. */
import * as v from "valibot";

const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const keptAnswerBody = v.strictObject({
  /** Digest of the caller. */
  client: digest,
  /** Operation and idempotency key. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  /** Digest of the request. */
  fingerprint: digest,
  /** Set to store a response; absent to look one up. */
  answer: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
  /** Set if the call did not run; the key becomes free again. */
  forget: v.optional(v.literal(true)),
  /** Set for a call without a stored response: the first use of its key is `new`, each later one `answered`. */
  once: v.optional(v.literal(true)),
});
export type KeptAnswerBody = v.InferOutput<typeof keptAnswerBody>;

export const keptAnswer = v.variant("state", [
  /** The caller runs the call and stores its response. */
  v.object({ state: v.literal("new") }),
  v.object({ state: v.literal("kept") }),
  /** Another call with this key is still running. */
  v.object({ state: v.literal("running") }),
  /** The key was used for a different request. */
  v.object({ state: v.literal("other") }),
  v.object({ state: v.literal("answered"), answer: v.string() }),
]);
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;
