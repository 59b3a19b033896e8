/** Editors' entries in the office: a record is one entry in one language. */
import * as v from "valibot";
import { pageAddressFields } from "../content/page-addresses";
import { focuses } from "../content/types/shared-fields";
import { documentFile, pictureFile } from "./files";
import { onList, onRecord, withReason } from "./resources";

export const contentLocales = ["en-us", "ja-jp", "zh-cn"] as const;
const locale = v.picklist(contentLocales);

/** State of an entry in one language; `changed` is published and has a newer draft. */
const languageStates = ["published", "changed", "draft", "missing"] as const;
export const entryStates = [...languageStates, "scheduled"] as const;

const language = v.object({
  locale,
  state: v.picklist(languageStates),
  /** The English text was changed after this one. */
  isOlder: v.boolean(),
});

export const contentRow = v.object({
  uid: v.string(),
  /** English if the entry exists in it. */
  locale,
  type: v.string(),
  title: v.string(),
  languages: v.array(language),
  updatedAt: v.string(),
});
export type ContentRow = v.InferOutput<typeof contentRow>;

const named = v.object({ uid: v.string(), locale, type: v.string(), title: v.string() });

const schedule = v.object({ at: v.string(), action: v.picklist(["publish", "unpublish"]), by: v.string() });

export const contentRecord = v.object({
  ...named.entries,
  /** Fields of the latest draft, as the content service stores them. */
  fields: v.record(v.string(), v.unknown()),
  /** Titles of the entries and files that the fields refer to, by uid. */
  titles: v.record(v.string(), v.string()),
  draft: v.object({ version: v.number(), at: v.string() }),
  published: v.nullable(v.object({ version: v.number(), at: v.string() })),
  schedule: v.nullable(schedule),
  /** Release that the entry waits in. */
  release: v.nullable(v.object({ id: v.string(), title: v.string() })),
  /** Releases that it can be put into. */
  openReleases: v.array(v.object({ id: v.string(), title: v.string() })),
  languages: v.array(language),
  /** Earlier versions, newest first. */
  versions: v.array(v.object({ version: v.number(), at: v.string() })),
  /** Entries whose drafts refer to this one. */
  usedBy: v.array(named),
  /** Menus and other entries that link to its page, menus first; links inside rich text are not included. */
  linkedFrom: v.array(named),
  /** Address in the shop; null for an entry without a page. */
  address: v.nullable(v.string()),
  /** Links that show the draft in the shop for a quarter of an hour, by region. */
  previews: v.array(v.object({ region: v.string(), url: v.string() })),
});
export type ContentRecord = v.InferOutput<typeof contentRecord>;

export const contentQuery = v.object({
  /** Words of a title, a text field or an address; an id. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  type: v.optional(v.pipe(v.string(), v.regex(/^[a-z_]{1,40}$/, "the id of a content type"))),
  language: v.optional(locale),
  /** State in `language`; in any language if that is absent. */
  state: v.optional(v.picklist(entryStates)),
});

const uid = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[A-Za-z0-9_-]{1,64}$/, "Letters, digits, - and _ only, at most 64."),
);
const given = <S extends v.GenericSchema>(schema: S) => v.optional(v.nullable(schema), null);
const title = v.pipe(
  v.string("Enter a title."),
  v.trim(),
  v.minLength(1, "Enter a title."),
  v.maxLength(500, "At most 500 characters."),
);
const path = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.regex(/^(\/[a-z0-9-]+)+$/, "A path such as /research/new-page."),
);

export const newEntry = v.pipe(
  v.object({
    ...onList,
    type: v.pipe(v.string("Choose a type."), v.regex(/^[a-z_]{1,40}$/)),
    title,
    id: given(uid),
    address: given(path),
  }),
  v.forward(
    v.check(({ type, address }) => address === null || type in pageAddressFields, "Entries of this type have no page."),
    ["address"],
  ),
);

const alt = v.pipe(
  v.string("Say what the picture shows."),
  v.trim(),
  v.minLength(1, "Say what the picture shows."),
  v.maxLength(500, "At most 500 characters."),
);
export const newPicture = v.object({
  ...onList,
  title,
  alt,
  focus: given(v.picklist(focuses)),
  file: pictureFile,
});

export const newFile = v.object({ ...onList, title, file: documentFile });

/** A newer file of an entry; `alt` is that of a picture. */
export const fileReplaced = v.object({ ...onRecord, file: documentFile, alt: given(alt) });

/** `fields` and `add` are nested by the paths of `domain/desk/write-form.ts`. */
export const entrySaved = v.object({
  ...onRecord,
  fields: v.optional(v.record(v.string(), v.unknown()), {}),
  add: v.optional(v.unknown()),
  deadLinks: v.optional(v.nullable(v.boolean()), false),
  wrongNumbers: v.optional(v.nullable(v.boolean()), false),
});
export const entryPublished = v.object({
  ...onRecord,
  withReferences: v.optional(v.nullable(v.boolean()), false),
  wrongNumbers: v.optional(v.nullable(v.boolean()), false),
});
export const entryAction = v.object(onRecord);
export const entryUnpublished = v.object({ ...onRecord, ...withReason });
export const entryDeleted = v.object({ ...onRecord, ...withReason });
export const entryReverted = v.object({
  ...onRecord,
  to: v.pipe(v.string("Choose a version."), v.digits(), v.transform(Number)),
});
export const entryTranslated = v.object({ ...onRecord, language: v.picklist(contentLocales, "Choose a language.") });
/** Time in UTC, to the minute. */
const moment = v.pipe(
  v.string("Enter day and time."),
  v.trim(),
  v.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}$/, "Day and time in UTC, such as 2026-12-31 09:00."),
  v.transform((text) => `${text.replace(" ", "T")}:00.000Z`),
  // `Date` reads a day that does not exist as one of the next month.
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text, "There is no such time."),
);
export const entryScheduled = v.object({
  ...onRecord,
  at: moment,
  what: v.picklist(["publish", "unpublish"], "Choose what happens."),
  wrongNumbers: v.optional(v.nullable(v.boolean()), false),
});
export const entryReleased = v.object({ ...onRecord, release: v.pipe(v.string("Choose a release."), v.maxLength(64)) });

const releaseStates = ["open", "scheduled", "published"] as const;
export const releaseRow = v.object({
  id: v.string(),
  title: v.string(),
  state: v.picklist(releaseStates),
  at: v.nullable(v.string()),
  entries: v.number(),
});
export const releaseRecord = v.object({ ...releaseRow.entries, items: v.array(named) });
export const releaseQuery = v.object({
  /** Words of the title. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  state: v.optional(v.picklist(releaseStates)),
});
export const newRelease = v.object({ ...onList, title });
export const releaseScheduled = v.object({
  ...onRecord,
  at: moment,
  wrongNumbers: v.optional(v.nullable(v.boolean()), false),
});
export const releaseItemRemoved = v.object({
  ...onRecord,
  entry: v.pipe(v.string("Choose an entry."), v.maxLength(80)),
});
