import { base64Text } from "@contracts/values/base64";
import { locales } from "@domain/market/market";
import * as v from "valibot";
import { uidPattern } from "./check-fields";

const uid = v.pipe(v.string(), v.regex(uidPattern, "a uid of letters, digits, _ and -"));
const knownLocales = Object.values(locales).map(({ iso }) => iso);
/** Languages of the shop; content in other languages would never be shown. */
const locale = v.picklist(knownLocales, `one of ${knownLocales.join(", ")}`);
const environment = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_-]{0,31}$/, "the name of an environment"));
const environments = v.pipe(v.array(environment), v.maxLength(10));
const line = v.pipe(v.string(), v.maxLength(500));
const tags = v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(50)));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

const entryLine = v.strictObject({
  kind: v.literal("entry"),
  content_type: v.string(),
  uid,
  locale,
  fields: v.record(v.string(), v.unknown()),
  tags,
  publish: v.optional(environments),
  updated_at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type EntryLine = v.InferOutput<typeof entryLine>;

/** Limit for assets stored by the service itself. */
const maxAssetBytes = 1024 * 1024;

const assetLine = v.pipe(
  v.strictObject({
    kind: v.literal("asset"),
    uid,
    title: line,
    filename: v.pipe(v.string(), v.regex(/^[\w][\w .()-]{0,120}\.[a-z0-9]{2,5}$/i, "a file name with its ending")),
    content_type: v.pipe(
      v.string(),
      v.regex(/^[a-z]+\/[a-z0-9.+-]{1,80}(; ?charset=[a-z0-9-]{1,20})?$/, "a MIME type"),
    ),
    description: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    dimension: v.optional(v.strictObject({ width: pixels, height: pixels })),
    body: v.optional(v.pipe(v.string(), v.maxBytes(maxAssetBytes))),
    body_base64: v.optional(base64Text(Math.ceil((maxAssetBytes * 4) / 3) + 4)),
    url: v.optional(v.pipe(v.string(), v.url(), v.startsWith("https://"), v.maxLength(2048))),
    locale: v.optional(locale, "en-us"),
    tags,
    publish: v.optional(environments),
  }),
  v.check(
    ({ body, body_base64, url }) => [body, body_base64, url].filter((given) => given !== undefined).length === 1,
    "one of body, body_base64 and url",
  ),
);
export type AssetLine = v.InferOutput<typeof assetLine>;

const unpublishLine = v.strictObject({ kind: v.literal("unpublish"), uid, locale, environments });

const deleteLine = v.strictObject({ kind: v.literal("delete"), uid });

/** A separate schema validates content types, which nest fields. */
const contentTypeLine = v.looseObject({ kind: v.literal("content_type") });

/** Line schemas by kind. */
export const lineSchemas = {
  entry: entryLine,
  asset: assetLine,
  content_type: contentTypeLine,
  unpublish: unpublishLine,
  delete: deleteLine,
} as const;
