/**
 * Shared parts of the entries that the storefront reads. Entries arrive with their connections unwrapped (`wire.ts`):
 * references and files are lists, both from GraphQL and, for drafts, from REST.
 */
import * as v from "valibot";
import { focuses } from "./types/shared-fields";

export const optionalText = v.nullish(v.string(), null);
/** Unset means false. */
export const flag = v.nullish(v.boolean(), false);
export const optionalNumber = v.nullish(v.number(), null);
/** A list of texts; unset means empty. */
export const texts = v.nullish(v.array(v.string()), []);

/** Items that match the schema. */
function usable<S extends v.GenericSchema>(schema: S, items: readonly unknown[]): v.InferOutput<S>[] {
  return items.flatMap((item) => {
    const parsed = v.safeParse(schema, item);
    return parsed.success ? [parsed.output] : [];
  });
}

/** A list that drops invalid items, so one broken item does not break the page. */
export function list<S extends v.GenericSchema>(schema: S): v.GenericSchema<unknown, v.InferOutput<S>[]> {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items): v.InferOutput<S>[] => usable(schema, items)),
  );
}

/** The first valid item of a list, or null: a single reference or file. */
export function first<S extends v.GenericSchema>(schema: S): v.GenericSchema<unknown, v.InferOutput<S> | null> {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((items): v.InferOutput<S> | null => usable(schema, items)[0] ?? null),
  );
}

/** A group; null if unset or invalid. */
export function optional<S extends v.GenericSchema>(schema: S): v.GenericSchema<unknown, v.InferOutput<S> | null> {
  return v.pipe(
    v.nullish(v.unknown(), null),
    v.transform((value): v.InferOutput<S> | null => {
      const parsed = v.safeParse(schema, value);
      return parsed.success ? parsed.output : null;
    }),
  );
}

type BlockSchemas = Record<string, v.GenericSchema<object, object>>;
type BlockOf<M extends BlockSchemas> = {
  [K in keyof M & string]: { kind: K } & v.InferOutput<M[K]>;
}[keyof M & string];

/** Modular blocks as a list of values with `kind`; unknown blocks are dropped. */
export function blocks<M extends BlockSchemas>(schemas: M): v.GenericSchema<unknown, BlockOf<M>[]> {
  const block = v.pipe(
    v.record(v.string(), v.unknown()),
    v.rawTransform(({ dataset, NEVER, addIssue }): BlockOf<M> => {
      for (const [kind, schema] of Object.entries(schemas)) {
        if (dataset.value[kind] === undefined || dataset.value[kind] === null) continue;
        const parsed = v.safeParse(schema, dataset.value[kind]);
        // The mapped type pairs each kind with its schema's output, which a loop cannot express.
        if (parsed.success) return { kind, ...parsed.output } as BlockOf<M>;
      }
      addIssue({ message: "an unknown or unusable block" });
      return NEVER;
    }),
  );
  return list(block);
}

/** Identity and locale of an entry; the locale may be the fallback (C-CONT-24). */
export const system = v.object({
  uid: v.string(),
  content_type_uid: v.string(),
  /** Locale of the returned entry, such as "en-us". */
  locale: v.string(),
});
export type System = v.InferOutput<typeof system>;

/** An entry of one content type, among several that a reference allows. */
export function typed<T extends string, S extends v.GenericSchema>(
  contentType: T,
  schema: S,
): v.GenericSchema<unknown, { type: T; value: v.InferOutput<S> }> {
  return v.pipe(
    v.looseObject({ system: v.looseObject({ content_type_uid: v.literal(contentType) }) }),
    v.rawTransform(({ dataset, addIssue, NEVER }): { type: T; value: v.InferOutput<S> } => {
      const parsed = v.safeParse(schema, dataset.value);
      if (parsed.success) return { type: contentType, value: parsed.output };
      addIssue({ message: `an unusable ${contentType}` });
      return NEVER;
    }),
  );
}

export const link = v.object({ title: optionalText, href: v.string() });
export type Link = v.InferOutput<typeof link>;

export const asset = v.object({
  title: optionalText,
  description: optionalText,
  filename: v.string(),
  url: v.string(),
  content_type: v.string(),
  /** In bytes; REST sends the number as text. */
  file_size: v.nullish(v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))]), null),
  dimension: v.nullish(v.object({ width: v.number(), height: v.number() }), null),
});
export type Asset = v.InferOutput<typeof asset>;

export const seoMetadata = list(v.object({ type: v.string(), value: optionalText, images: list(asset) }));
export type SeoMetadata = v.InferOutput<typeof seoMetadata>;

/** A content image (C-CMS-03). Its source is the first of image id, media server id and file that is set. */
export const contentImage = v.object({
  system,
  title: v.string(),
  cloudflare_id: optionalText,
  media_server_id: optionalText,
  alt_text: optionalText,
  caption: optionalText,
  link: optional(link),
  image_file: first(asset),
  focus: v.fallback(v.nullish(v.picklist(focuses), null), null),
});
export type ContentImage = v.InferOutput<typeof contentImage>;

/** A navigation link (C-CMS-06). */
export const navigationLink = v.object({
  system,
  title: v.string(),
  label: optionalText,
  link_v2: link,
  is_external_link: flag,
  open_in_new_window: flag,
  ui_icon: optional(v.object({ icon_class_name: optionalText })),
  devkey: optionalText,
});
export type NavigationLink = v.InferOutput<typeof navigationLink>;

/** A value of a metadata domain: `value` is for comparison, `title` for display. */
export const metadataDomainValue = v.object({
  system,
  title: v.string(),
  value: v.string(),
  domain: first(v.object({ devkey: v.string(), title: optionalText })),
});

/** Address and robots settings of an entry with its own page (C-CMS-14 to C-CMS-19). */
export const pageGroup = v.object({ navigation_link: first(navigationLink), noindex: flag, nofollow: flag });
export type PageGroup = v.InferOutput<typeof pageGroup>;
