/** Content types in the vendor's JSON: what its REST API returns, and what its stacks import. */
import type { ContentType, Field } from "./fields";

const dataTypes = {
  text: "text",
  number: "number",
  boolean: "boolean",
  date: "isodate",
  select: "text",
  file: "file",
  link: "link",
  json_rte: "json",
  group: "group",
  blocks: "blocks",
  reference: "reference",
} as const satisfies Record<Field["kind"], string>;

/** Settings of a field's control, by which the vendor's editor distinguishes kinds of one data type. */
function metadata(field: Field): Record<string, unknown> {
  switch (field.kind) {
    case "text":
      return { description: "", default_value: "", ...(field.multiline && { multiline: true }) };
    case "json_rte":
      return { allow_json_rte: true, embed_entry: true, rich_text_type: "advanced", description: "" };
    case "reference":
      return { ref_multiple: field.multiple === true, ref_multiple_content_types: true };
    default:
      return { description: "" };
  }
}

/** Smallest and largest number of a field, and most values of a list. */
function limits(field: Field): Record<string, number> {
  const most = "max" in field && field.kind !== "number" && field.multiple ? field.max : undefined;
  return {
    ...(field.kind === "number" && field.min !== undefined && { min: field.min }),
    ...(field.kind === "number" && field.max !== undefined && { max: field.max }),
    ...(most !== undefined && { max_instance: most }),
  };
}

/** @param unique uids of the fields whose values are unique among entries */
function fieldJson(field: Field, unique: readonly string[]): Record<string, unknown> {
  const inner = (fields: readonly Field[]) => fields.map((each) => fieldJson(each, []));
  return {
    uid: field.uid,
    display_name: field.title,
    data_type: dataTypes[field.kind],
    mandatory: field.required === true,
    multiple: field.multiple === true,
    unique: unique.includes(field.uid),
    non_localizable: false,
    field_metadata: metadata(field),
    ...limits(field),
    ...(field.kind === "select" && {
      display_type: "dropdown",
      enum: { advanced: false, choices: field.choices.map((value) => ({ value })) },
    }),
    ...(field.kind === "reference" && { reference_to: field.to }),
    ...(field.kind === "json_rte" && { reference_to: ["sys_assets", ...field.embeds] }),
    ...(field.kind === "group" && { schema: inner(field.fields) }),
    ...(field.kind === "blocks" && {
      blocks: field.blocks.map(({ uid, title, fields }) => ({ uid, title, schema: inner(fields) })),
    }),
  };
}

/** A content type as the vendor's REST API returns it. */
export const contentTypeJson = ({ uid, title, description, fields, unique = [] }: ContentType) => ({
  ...{ uid, title, description },
  schema: fields.map((field) => fieldJson(field, unique)),
});

/** A content type as a file that a stack imports. */
export const contentTypeFile = (contentType: ContentType) => ({
  ...contentTypeJson(contentType),
  options: { is_page: false, singleton: false, title: "title", sub_title: [] },
});
