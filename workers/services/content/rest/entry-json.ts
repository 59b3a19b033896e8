import type { ContentType, Field } from "@contracts/content/content-types";
import { assetUrl } from "../asset-url";
import { embeddedReferences } from "../rich-text-references";
import type { EntryLoader } from "../store/entry-loader";
import type { Scope, Snapshot } from "../store/scope";
import { asList, isRecord, referenceUid } from "../stored-values";
import type { Parameters } from "./parameters";

/** Input for turning snapshots into REST entries. */
export interface EntryJsonContext {
  readonly loader: EntryLoader;
  readonly scope: Scope;
  readonly types: ReadonlyMap<string, ContentType>;
  readonly parameters: Parameters;
  readonly environmentName: string;
  readonly assetsUrl: string;
}

type Json = Record<string, unknown>;
const maxDepth = 6;

function systemMembers(snapshot: Snapshot, context: EntryJsonContext): Json {
  const user = "import";
  return {
    uid: snapshot.uid,
    locale: snapshot.locale,
    _version: snapshot.version,
    _in_progress: false,
    ACL: {},
    tags: snapshot.tags,
    created_at: snapshot.createdAt,
    created_by: user,
    updated_at: snapshot.updatedAt,
    updated_by: user,
    publish_details: {
      environment: context.environmentName,
      locale: snapshot.locale,
      time: snapshot.publishedAt,
      user,
    },
    ...(context.parameters.includeBranch && { _branch: context.scope.branch }),
    ...(context.parameters.includeMetadata && { _metadata: {} }),
  };
}

/** An asset in REST format. */
export function assetJson(snapshot: Snapshot, context: EntryJsonContext): Json {
  const { title, description, filename, content_type, file_size, dimension } = snapshot.fields;
  return {
    ...systemMembers(snapshot, context),
    title,
    description: description ?? "",
    filename,
    content_type,
    // The delivery API returns the size as text.
    file_size: String(file_size ?? 0),
    ...(dimension ? { dimension } : {}),
    is_dir: false,
    url: assetUrl(snapshot, context.assetsUrl),
  };
}

/** Embedded items of one entry, by the path of the rich-text field. */
type Embedded = Record<string, unknown[]>;

interface Place {
  /** Path from the requested entry; selects the references to include. */
  readonly path: string;
  /** Path of the field inside its own entry. */
  readonly own: string;
  readonly depth: number;
  readonly embedded: Embedded;
}

async function referenceJson(value: unknown, place: Place, context: EntryJsonContext): Promise<Json[]> {
  const references = asList(value).filter(isRecord);
  if (!context.parameters.include.has(place.path) || place.depth >= maxDepth) {
    return references.map(({ uid, _content_type_uid }) => ({ uid, _content_type_uid }));
  }
  const uids = references.map(referenceUid).filter((uid) => uid !== null);
  const found = await context.loader.load(context.scope, uids);
  return Promise.all(found.map((snapshot) => referredJson(snapshot, place, context)));
}

async function referredJson(snapshot: Snapshot, place: Place, context: EntryJsonContext): Promise<Json> {
  const contentType = context.types.get(snapshot.contentType);
  if (!contentType) return { ...assetJson(snapshot, context), _content_type_uid: snapshot.contentType };
  const json = await fieldsOfEntry(snapshot, contentType, place.path, place.depth + 1, context);
  return { ...json, _content_type_uid: snapshot.contentType };
}

async function noteEmbedded(document: unknown, place: Place, context: EntryJsonContext): Promise<void> {
  if (!context.parameters.embedded || place.depth >= maxDepth) return;
  const uids = embeddedReferences(document).map((reference) => reference.uid);
  const found = await context.loader.load(context.scope, uids);
  const items = await Promise.all(
    found.map((snapshot) => referredJson(snapshot, { ...place, depth: place.depth + 1 }, context)),
  );
  place.embedded[place.own] = [...(place.embedded[place.own] ?? []), ...items];
}

async function fieldJson(field: Field, value: unknown, place: Place, context: EntryJsonContext): Promise<unknown> {
  const each = async (convert: (item: unknown) => Promise<unknown>) => {
    const items = await Promise.all(asList(value).map(convert));
    return field.multiple ? items : (items[0] ?? null);
  };
  switch (field.kind) {
    case "reference":
      return referenceJson(value, place, context);
    case "file":
      return each(async (item) => {
        const [asset] = await context.loader.load(context.scope, [String(item)]);
        return asset ? assetJson(asset, context) : null;
      });
    case "json_rte":
      return each(async (document) => {
        await noteEmbedded(document, place, context);
        return document;
      });
    case "group":
      return each((item) => fieldsJson(field.fields, item, place, context));
    case "blocks":
      return each(async (item) => {
        if (!isRecord(item)) return null;
        const block = field.blocks.find((candidate) => candidate.uid in item);
        if (!block) return null;
        const inner = { ...place, path: `${place.path}.${block.uid}`, own: `${place.own}.${block.uid}` };
        return { [block.uid]: await fieldsJson(block.fields, item[block.uid], inner, context) };
      });
    default:
      return value;
  }
}

async function fieldsJson(
  fields: readonly Field[],
  value: unknown,
  place: Place,
  context: EntryJsonContext,
): Promise<Json> {
  if (!isRecord(value)) return {};
  const join = (path: string, uid: string) => (path === "" ? uid : `${path}.${uid}`);
  const entries = await Promise.all(
    fields
      .filter((field) => value[field.uid] !== undefined)
      .map(async (field) => {
        const inner = { ...place, path: join(place.path, field.uid), own: join(place.own, field.uid) };
        return [field.uid, await fieldJson(field, value[field.uid], inner, context)] as const;
      }),
  );
  return Object.fromEntries(entries);
}

async function fieldsOfEntry(
  snapshot: Snapshot,
  contentType: ContentType,
  path: string,
  depth: number,
  context: EntryJsonContext,
): Promise<Json> {
  const embedded: Embedded = {};
  const fields = await fieldsJson(contentType.fields, snapshot.fields, { path, own: "", depth, embedded }, context);
  return {
    ...systemMembers(snapshot, context),
    ...fields,
    ...(Object.keys(embedded).length > 0 && { _embedded_items: embedded }),
  };
}

/** An entry in REST format: references included on request, files in full, projections applied. */
export async function entryJson(
  snapshot: Snapshot,
  contentType: ContentType,
  context: EntryJsonContext,
): Promise<Json> {
  const { only, except } = context.parameters;
  const json = await fieldsOfEntry(snapshot, contentType, "", 0, context);
  if (only) return Object.fromEntries(Object.entries(json).filter(([key]) => key === "uid" || only.includes(key)));
  return Object.fromEntries(Object.entries(json).filter(([key]) => !except.includes(key)));
}
