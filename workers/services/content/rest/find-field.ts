import type { ContentType, Field } from "@contracts/content/content-types";

function inside(field: Field): readonly Field[] {
  if (field.kind === "group") return field.fields;
  if (field.kind === "blocks") {
    return field.blocks.map((block) => ({ kind: "group", uid: block.uid, title: block.title, fields: block.fields }));
  }
  if (field.kind === "link") return ["title", "href"].map((uid) => ({ kind: "text", uid, title: uid }));
  return [];
}

/** The field at a dotted path of a content type. */
export function findField(contentType: ContentType, path: string): Field | null {
  let fields = contentType.fields;
  let found: Field | null = null;
  for (const uid of path.split(".")) {
    found = fields.find((field) => field.uid === uid) ?? null;
    if (!found) return null;
    fields = inside(found);
  }
  return found;
}
