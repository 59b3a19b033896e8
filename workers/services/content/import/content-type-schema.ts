import type { ContentType, Field } from "@contracts/content/content-types";
import * as v from "valibot";

const uid = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9_]{0,63}$/, "a uid of lower-case letters, digits and underscores"),
);
const line = v.pipe(v.string(), v.maxLength(200));
const base = { uid, title: line, required: v.optional(v.boolean()), multiple: v.optional(v.boolean()) };
const uids = v.pipe(v.array(uid), v.maxLength(50));
const max = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)));
const limit = v.pipe(v.number(), v.finite());
const fields = v.pipe(v.array(v.lazy((): v.GenericSchema<Field> => field)), v.maxLength(100));

const field: v.GenericSchema<Field> = v.variant("kind", [
  v.strictObject({
    ...base,
    kind: v.literal("text"),
    multiline: v.optional(v.boolean()),
    maxLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500_000))),
    digits: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20))),
  }),
  v.strictObject({ ...base, kind: v.literal("number"), min: v.optional(limit), max: v.optional(limit) }),
  v.strictObject({ ...base, kind: v.literal("boolean") }),
  v.strictObject({ ...base, kind: v.literal("date") }),
  v.strictObject({
    ...base,
    kind: v.literal("select"),
    choices: v.pipe(v.array(line), v.minLength(1), v.maxLength(200)),
  }),
  v.strictObject({ ...base, kind: v.literal("file") }),
  v.strictObject({ ...base, kind: v.literal("link") }),
  v.strictObject({ ...base, kind: v.literal("json_rte"), embeds: uids }),
  v.strictObject({ ...base, kind: v.literal("group"), fields, max }),
  v.strictObject({
    ...base,
    kind: v.literal("blocks"),
    blocks: v.pipe(v.array(v.strictObject({ uid, title: line, fields })), v.minLength(1), v.maxLength(60)),
  }),
  v.strictObject({ ...base, kind: v.literal("reference"), to: v.pipe(uids, v.minLength(1)), max }),
]);

/** Uids that would collide with the system fields of entries. */
const reserved = new Set(["uid", "locale", "tags", "system", "created_at", "updated_at", "publish_details", "assets"]);

/** Schema of a content type; its first field is the required text `title`. */
export const contentTypeSchema: v.GenericSchema<ContentType> = v.pipe(
  v.strictObject({
    uid,
    title: line,
    description: v.pipe(v.string(), v.maxLength(2000)),
    fields,
    unique: v.optional(uids),
  }),
  v.check(({ uid }) => !reserved.has(uid) && !uid.startsWith("all_") && !uid.startsWith("sys_"), "a reserved uid"),
  v.check(
    ({ fields }) => fields.some((f) => f.uid === "title" && f.kind === "text" && f.required === true && !f.multiple),
    "a required text field `title`",
  ),
  v.check(({ fields }) => fields.every((f) => !reserved.has(f.uid)), "no field with a reserved uid"),
  v.check(({ fields }) => new Set(fields.map((f) => f.uid)).size === fields.length, "fields with different uids"),
);
