import type { ContentType, Field } from "@contracts/content/content-types";

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
} as const;

function fieldJson(field: Field): Record<string, unknown> {
  return {
    uid: field.uid,
    display_name: field.title,
    data_type: dataTypes[field.kind],
    mandatory: field.required === true,
    multiple: field.multiple === true,
    ...(field.kind === "select" && { enum: { choices: field.choices.map((value) => ({ value })) } }),
    ...(field.kind === "reference" && { reference_to: field.to }),
    ...(field.kind === "json_rte" && { reference_to: ["sys_assets", ...field.embeds] }),
    ...(field.kind === "group" && { schema: field.fields.map(fieldJson) }),
    ...(field.kind === "blocks" && {
      blocks: field.blocks.map(({ uid, title, fields }) => ({ uid, title, schema: fields.map(fieldJson) })),
    }),
  };
}

/** A content type in REST format. */
export function contentTypeJson(contentType: ContentType) {
  const { uid, title, description, fields } = contentType;
  return { uid, title, description, schema: fields.map(fieldJson) };
}
