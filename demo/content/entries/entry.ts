import type { contentTypes } from "@contracts/content/content-types";
import { inLocaleIfPresent, type Localized, locales, type PartlyLocalized } from "../locales";
import type { PdfFile } from "../pdf/make-file";

type ContentTypeUid = (typeof contentTypes)[number]["uid"];
export type Fields = Record<string, unknown>;

export interface EntryReference {
  readonly uid: string;
  readonly _content_type_uid: string;
}

/** An entry with its fields in each of its languages. */
export interface Entry {
  readonly contentType: ContentTypeUid;
  readonly uid: string;
  readonly fields: PartlyLocalized<Fields>;
  /** Displayed date of the last change, ISO 8601. */
  readonly updatedAt?: string;
  /** A draft, visible in preview only. */
  readonly draft?: true;
}

/** A file or image stored in the content service. */
export interface Asset {
  readonly uid: string;
  readonly title: string;
  readonly filename: string;
  readonly mime: string;
  /** Text of the file, or the source of a rendered one. */
  readonly body: string | PdfFile;
  readonly dimension?: { readonly width: number; readonly height: number };
}

/** One line of the content service's import (workers/services/content/README.md). */
export type ImportLine =
  | {
      readonly kind: "asset";
      readonly uid: string;
      readonly title: string;
      readonly filename: string;
      readonly content_type: string;
      readonly body?: string;
      readonly body_base64?: string;
      readonly dimension?: { readonly width: number; readonly height: number };
    }
  | {
      readonly kind: "entry";
      readonly content_type: string;
      readonly uid: string;
      readonly locale: string;
      readonly fields: Fields;
      readonly updated_at?: string;
      readonly publish?: readonly string[];
    }
  | ({ readonly kind: "content_type"; readonly uid: string } & Record<string, unknown>);

export type Language = keyof Localized<unknown>;
export const languages: readonly Language[] = ["en", "ja", "zh"];

/** Creates an entry in all three languages; the function returns the fields of one. */
export function entry(contentType: ContentTypeUid, uid: string, fieldsIn: (language: Language) => Fields): Entry {
  return { contentType, uid, fields: { en: fieldsIn("en"), ja: fieldsIn("ja"), zh: fieldsIn("zh") } };
}

/** Like `entry`, for the languages in which `present` has a value. */
export function entryWhere<T>(
  contentType: ContentTypeUid,
  uid: string,
  present: PartlyLocalized<T>,
  fieldsIn: (language: Language, value: T) => Fields,
): Entry {
  const fields: PartlyLocalized<Fields> = Object.fromEntries(
    languages.flatMap((language) => {
      const value = present[language];
      return value === undefined ? [] : [[language, fieldsIn(language, value)]];
    }),
  );
  return { contentType, uid, fields };
}

export function reference(contentType: ContentTypeUid, uid: string): EntryReference {
  return { uid, _content_type_uid: contentType };
}

/** Import lines of an entry, one per locale. */
export function* entryLines(value: Entry): Iterable<ImportLine> {
  for (const locale of locales) {
    const fields = inLocaleIfPresent(value.fields, locale);
    if (!fields) continue;
    const { contentType, uid, updatedAt, draft } = value;
    yield {
      kind: "entry",
      content_type: contentType,
      uid,
      locale,
      fields,
      ...(updatedAt && { updated_at: updatedAt }),
      ...(draft && { publish: [] }),
    };
  }
}

/** Import line of an asset with text; rendered files come from pdf/files.ts. */
export function assetLine({ uid, title, filename, mime, body, dimension }: Asset): ImportLine | null {
  if (typeof body !== "string") return null;
  return { kind: "asset", uid, title, filename, content_type: mime, body, ...(dimension && { dimension }) };
}
