/**
 * Field kinds of content types, as data. The content service validates imports and builds its GraphQL schema from them;
 * the storefront's preview reads drafts through them.
 */

interface FieldBase {
  /** Lower case, digits and underscores; used in stored entries, GraphQL and REST. */
  readonly uid: string;
  readonly title: string;
  /** The value must be present and not empty. */
  readonly required?: boolean;
  /** A list of values. */
  readonly multiple?: boolean;
}

interface TextField extends FieldBase {
  readonly kind: "text";
  /** Shown to editors as a text area. Allows 20,000 characters instead of 500, and cannot be used in `where`. */
  readonly multiline?: boolean;
  /** Maximum characters, if not the default of the kind. */
  readonly maxLength?: number;
  /** Only digits, at most this many. */
  readonly digits?: number;
}
interface NumberField extends FieldBase {
  readonly kind: "number";
  /** Smallest and largest number; either may be missing. */
  readonly min?: number;
  readonly max?: number;
}
interface BooleanField extends FieldBase {
  readonly kind: "boolean";
}
/** ISO 8601: a date ("2026-03-01") or a UTC instant ("2026-03-01T09:00:00Z"). */
interface DateField extends FieldBase {
  readonly kind: "date";
}
interface SelectField extends FieldBase {
  readonly kind: "select";
  readonly choices: readonly string[];
}
/** An asset, stored as its uid. */
interface FileField extends FieldBase {
  readonly kind: "file";
}
/** Stored as `{ title, href }`. */
interface LinkField extends FieldBase {
  readonly kind: "link";
}
/** Rich text as a JSON document. `embeds` lists the content types that it may contain besides assets. */
export interface JsonRteField extends FieldBase {
  readonly kind: "json_rte";
  readonly embeds: readonly string[];
}
export interface GroupField extends FieldBase {
  readonly kind: "group";
  readonly fields: readonly Field[];
  /** Maximum items of a multiple group. */
  readonly max?: number;
}
interface Block {
  readonly uid: string;
  readonly title: string;
  readonly fields: readonly Field[];
}
/** Modular blocks: a list of `{ [block uid]: { …fields } }`, each with exactly one key. */
export interface BlocksField extends FieldBase {
  readonly kind: "blocks";
  readonly blocks: readonly Block[];
}
/** References to entries of the types in `to`; stored as `{ uid, _content_type_uid }`. */
interface ReferenceField extends FieldBase {
  readonly kind: "reference";
  readonly to: readonly string[];
  /** Maximum entries of a multiple reference. */
  readonly max?: number;
}

export type Field =
  | TextField
  | NumberField
  | BooleanField
  | DateField
  | SelectField
  | FileField
  | LinkField
  | JsonRteField
  | GroupField
  | BlocksField
  | ReferenceField;

export interface ContentType {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** The first field of every type is a required text field `title`. */
  readonly fields: readonly Field[];
  /** Fields that must be unique within a locale and branch. */
  readonly unique?: readonly string[];
}

type Options<F extends Field> = Partial<Omit<F, "uid" | "kind" | "title">> & { readonly title?: string };

function label(uid: string): string {
  const words = uid.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const text = (uid: string, options: Options<TextField> = {}): TextField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "text",
});
export const longText = (uid: string, options: Options<TextField> = {}): TextField =>
  text(uid, { ...options, multiline: true });
export const number = (uid: string, options: Options<NumberField> = {}): NumberField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "number",
});
export const boolean = (uid: string, options: Options<BooleanField> = {}): BooleanField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "boolean",
});
export const date = (uid: string, options: Options<DateField> = {}): DateField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "date",
});
export const select = (
  uid: string,
  choices: readonly string[],
  options: Omit<Options<SelectField>, "choices"> = {},
): SelectField => ({ title: label(uid), ...options, uid, kind: "select", choices });
export const file = (uid: string, options: Options<FileField> = {}): FileField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "file",
});
export const link = (uid: string, options: Options<LinkField> = {}): LinkField => ({
  title: label(uid),
  ...options,
  uid,
  kind: "link",
});
export const richText = (uid: string, options: Options<JsonRteField> = {}): JsonRteField => ({
  title: label(uid),
  embeds: richTextEmbeds,
  ...options,
  uid,
  kind: "json_rte",
});
export const group = (
  uid: string,
  fields: readonly Field[],
  options: Omit<Options<GroupField>, "fields"> = {},
): GroupField => ({ title: label(uid), ...options, uid, kind: "group", fields });
export const blocks = (
  uid: string,
  list: readonly Block[],
  options: Omit<Options<BlocksField>, "blocks" | "multiple"> = {},
): BlocksField => ({ title: label(uid), ...options, uid, kind: "blocks", multiple: true, blocks: list });
export const block = (uid: string, fields: readonly Field[]): Block => ({ uid, title: label(uid), fields });
export const reference = (
  uid: string,
  to: readonly string[],
  options: Omit<Options<ReferenceField>, "to"> = {},
): ReferenceField => ({ title: label(uid), ...options, uid, kind: "reference", to });

/** Content types that editors may embed in rich text, besides assets. */
const richTextEmbeds = [
  "content_image",
  "content_fragment",
  "content_table",
  "content_video",
  "navigation_link",
] as const;
