/** `POST /agents/answers`: results of programs' calls, kept so that a repeated call changes nothing twice. */
import * as v from "valibot";

const digest = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

export const keptAnswerBody = v.strictObject({
  /** Digest of who calls. */
  client: digest,
  /** Operation and idempotency key. */
  key: v.pipe(v.string(), v.minLength(8), v.maxLength(200)),
  /** Digest of the request. */
  fingerprint: digest,
  /** Set to keep the answer; absent to ask for one. */
  answer: v.optional(v.pipe(v.string(), v.maxLength(200_000))),
  /** Set if the call was not run: the key is new again. */
  forget: v.optional(v.literal(true)),
  /** The call has no answer to store: the key is new once, then answered. */
  once: v.optional(v.literal(true)),
});
export type KeptAnswerBody = v.InferOutput<typeof keptAnswerBody>;

export const keptAnswer = v.variant("state", [
  /** The caller runs the call and stores its answer. */
  v.object({ state: v.literal("new") }),
  v.object({ state: v.literal("kept") }),
  /** Another call with this key has not been answered yet. */
  v.object({ state: v.literal("running") }),
  /** The key was used for something else. */
  v.object({ state: v.literal("other") }),
  v.object({ state: v.literal("answered"), answer: v.string() }),
]);
export type KeptAnswer = v.InferOutput<typeof keptAnswer>;
