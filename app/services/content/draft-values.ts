/** Converts REST entries to entry values in the shape of published entries. */
import { type ContentType, contentTypes, type Field } from "@contracts/content/content-types";

type Json = Record<string, unknown>;

const types = new Map<string, ContentType>(contentTypes.map((contentType) => [contentType.uid, contentType]));

function isRecord(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
const asList = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** An embedded or referenced item; assets have no content type. */
function referredValue(item: unknown): unknown {
  if (!isRecord(item)) return null;
  const contentType = types.get(String(item._content_type_uid));
  return contentType ? draftEntryValue(contentType, item) : assetValue(item);
}

function assetValue(item: unknown): unknown {
  if (!isRecord(item)) return null;
  const system = { uid: item.uid, content_type_uid: "sys_assets", locale: item.locale };
  // REST returns an empty text where GraphQL returns null.
  return { ...item, description: item.description || null, system };
}

function fieldValue(field: Field, value: unknown, path: string, embedded: Json): unknown {
  const each = (convert: (item: unknown) => unknown) =>
    field.multiple ? asList(value).map(convert) : value === undefined || value === null ? null : convert(value);
  switch (field.kind) {
    case "reference":
      return asList(value).map(referredValue);
    case "file":
      return asList(value).map(assetValue);
    case "json_rte":
      return each((json) => ({ json, embedded_items: asList(embedded[path]).map(referredValue) }));
    case "group":
      return each((item) => fieldsValue(field.fields, item, path, embedded));
    case "blocks":
      return asList(value).map((item) => {
        const block = isRecord(item) ? field.blocks.find(({ uid }) => uid in item) : undefined;
        if (!block || !isRecord(item)) return null;
        return { [block.uid]: fieldsValue(block.fields, item[block.uid], `${path}.${block.uid}`, embedded) };
      });
    default:
      return value ?? null;
  }
}

function fieldsValue(fields: readonly Field[], value: unknown, path: string, embedded: Json): unknown {
  if (!isRecord(value)) return null;
  return Object.fromEntries(
    fields.map((field) => {
      const own = path === "" ? field.uid : `${path}.${field.uid}`;
      return [field.uid, fieldValue(field, value[field.uid], own, embedded)];
    }),
  );
}

/** Entry value of a REST entry. Embedded items are found by the path of their field. */
export function draftEntryValue(contentType: ContentType, entry: Json): unknown {
  const embedded = isRecord(entry._embedded_items) ? entry._embedded_items : {};
  const fields = fieldsValue(contentType.fields, entry, "", embedded);
  const system = { uid: entry.uid, content_type_uid: contentType.uid, locale: entry.locale };
  return isRecord(fields) ? { ...fields, system } : null;
}

/** Depth of references to follow, if more than two levels. */
const hopsOf: Readonly<Record<string, number>> = { page: 3, pdp_template_target: 4, content_target: 3 };

function includesOf(fields: readonly Field[], path: string, hops: number, into: Set<string>): void {
  for (const field of fields) {
    const own = path === "" ? field.uid : `${path}.${field.uid}`;
    if (field.kind === "group") includesOf(field.fields, own, hops, into);
    if (field.kind === "blocks") {
      for (const block of field.blocks) includesOf(block.fields, `${own}.${block.uid}`, hops, into);
    }
    if (field.kind !== "reference") continue;
    into.add(own);
    if (hops <= 1) continue;
    for (const uid of field.to) {
      const target = types.get(uid);
      if (target) includesOf(target.fields, own, hops - 1, into);
    }
  }
}

/** Reference paths to include when reading drafts of a content type. */
export function draftIncludes(contentType: ContentType): string[] {
  const paths = new Set<string>();
  includesOf(contentType.fields, "", hopsOf[contentType.uid] ?? 2, paths);
  return [...paths];
}

/** Content type of a read. */
export function draftContentType(uid: string): ContentType {
  const contentType = types.get(uid);
  if (!contentType) throw new RangeError(`Unknown content type ${uid}`);
  return contentType;
}
