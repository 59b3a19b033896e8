/**
 * Wire format between the office and the services: a list, a record, and an action on it. Every resource has the same:
 *
 *   GET  {resource}?{filters}&after=&limit=   `{rows, next}`, newest first
 *   GET  {resource}/{key}                     `{record, version, history}`
 *   POST {resource}/{key}/{action}            `{key, version, reason, …}` → `{record, version}`
 *   POST {resource}/{action}                  an action on no record: `{key, reason, …}` → `{record}`
 */
import * as v from "valibot";
import { auditEntry } from "./audit";

/** Idempotency key of a form; repeating it has no further effect. */
const actionKey = v.pipe(
  v.string(),
  v.regex(/^[\w-]{16,64}$/, "An idempotency key must have 16 to 64 letters and digits."),
);
const reason = v.pipe(
  v.string("Say why, for the audit log."),
  v.trim(),
  v.maxLength(1000, "At most 1,000 characters."),
);

/** Fields of every action on a record. `version` is the version that the user saw. */
export const onRecord = {
  key: actionKey,
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  reason: v.optional(v.nullable(reason), null),
};
/** Fields of every action without a record. */
export const onList = { key: actionKey, reason: v.optional(v.nullable(reason), null) };
/** Replaces `reason` where one is needed. */
export const withReason = { reason: v.pipe(reason, v.minLength(3, "Say why, for the audit log.")) };

/**
 * Replaces `reason` where customers read it, in English and optionally in other languages. `most` is the maximum number
 * of characters of each.
 */
export function withPublicReason(most: number) {
  const short = v.pipe(reason, v.maxLength(most, `At most ${most} characters.`));
  const other = v.pipe(
    v.optional(v.nullable(short), null),
    v.transform((text) => text || undefined),
  );
  return {
    reason: v.pipe(short, v.minLength(3, "Say why; everybody reads it.")),
    reasons: v.pipe(
      v.optional(v.object({ ja: other, zh: other })),
      v.transform((texts) => (texts?.ja || texts?.zh ? texts : undefined)),
    ),
  };
}

/** Page of a list: `after` is `next` of the page before. */
export const pageQuery = {
  after: v.optional(v.pipe(v.string(), v.maxLength(300))),
  limit: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(1), v.maxValue(1000)), "50"),
};

export const listAnswer = <Row extends v.GenericSchema>(row: Row) =>
  v.object({ rows: v.array(row), next: v.nullable(v.string()) });

export const recordAnswer = <Rec extends v.GenericSchema>(record: Rec) =>
  v.object({ record, version: v.number(), history: v.array(auditEntry) });

/** Response to an action: the key of the record that it changed, and its new version. */
export const actionAnswer = v.object({ record: v.string(), version: v.number() });
export type ActionAnswer = v.InferOutput<typeof actionAnswer>;

/**
 * Refusal of a call: one problem for each field of a body that is wrong (`field`: its path, such as "lines.0.quantity"),
 * `Forbidden` with the permission that is missing, or `ConcurrentModification` with the current version.
 */
export const refusal = v.object({
  errors: v.pipe(
    v.array(
      v.object({
        code: v.string(),
        message: v.string(),
        field: v.optional(v.string()),
        currentVersion: v.optional(v.number()),
      }),
    ),
    v.minLength(1),
  ),
});
export type Refusal = v.InferOutput<typeof refusal>;
