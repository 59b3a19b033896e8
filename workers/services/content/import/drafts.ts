import type { ContentType } from "@contracts/content/content-types";
import { tokenHash } from "../access";
import { assetType } from "../store/scope";
import type { DocumentDraft } from "../store/write-documents";
import { checkFields } from "./check-fields";
import { type FieldIndex, indexOf } from "./index-fields";
import type { AssetLine, EntryLine } from "./lines";
import { type Problem, Problems } from "./problems";

export type Drafted =
  | { readonly ok: true; readonly draft: DocumentDraft; readonly targets: FieldIndex["targets"] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface Importing {
  /** ISO 8601. */
  readonly now: string;
  /** Environment for lines without `publish`: the deployment's own. */
  readonly environment: string;
  /** Required fields may be empty. */
  readonly incomplete?: boolean;
}

/** Checks an entry against its content type and prepares it for storage. */
export async function draftEntry(
  line: EntryLine,
  contentTypes: ReadonlyMap<string, ContentType>,
  { now, environment, incomplete = false }: Importing,
): Promise<Drafted> {
  const contentType = contentTypes.get(line.content_type);
  if (!contentType) {
    return { ok: false, problems: [{ path: "content_type", message: `unknown: ${line.content_type}` }] };
  }
  const problems = new Problems();
  checkFields(contentType.fields, line.fields, "fields", problems, { incomplete });
  if (problems.list.length > 0) return { ok: false, problems: problems.list };
  const index = indexOf(contentType.uid, contentType.fields, line.fields);
  const data = JSON.stringify(line.fields);
  const tags = JSON.stringify(line.tags ?? []);
  const draft: DocumentDraft = {
    uid: line.uid,
    contentType: contentType.uid,
    locale: line.locale,
    data,
    tags,
    hash: await tokenHash(`${data}\n${tags}`),
    publish: line.publish ?? [environment],
    updatedAt: line.updated_at ?? now,
    values: index.values,
    references: index.references,
    body: null,
  };
  return { ok: true, draft, targets: index.targets };
}

function bytesOf(line: AssetLine): Uint8Array | null {
  if (line.body !== undefined) return new TextEncoder().encode(line.body);
  if (line.body_base64 === undefined) return null;
  return Uint8Array.from(atob(line.body_base64), (character) => character.charCodeAt(0));
}

/** Prepares an asset for storage. */
export async function draftAsset(line: AssetLine, { now, environment }: Importing): Promise<Drafted> {
  const bytes = bytesOf(line);
  const fields = {
    title: line.title,
    filename: line.filename,
    content_type: line.content_type,
    ...(line.description !== undefined && { description: line.description }),
    ...(line.dimension && { dimension: line.dimension }),
    ...(line.url !== undefined && { url: line.url }),
    ...(bytes && { file_size: bytes.byteLength }),
  };
  const data = JSON.stringify(fields);
  const tags = JSON.stringify(line.tags ?? []);
  const draft: DocumentDraft = {
    uid: line.uid,
    contentType: assetType,
    locale: line.locale,
    data,
    tags,
    hash: await tokenHash(`${data}\n${tags}\n${line.body ?? line.body_base64 ?? ""}`),
    publish: line.publish ?? [environment],
    updatedAt: now,
    values: (["title", "filename", "content_type"] as const).map((uid) => [`${assetType}.${uid}`, line[uid], null]),
    references: [],
    body: bytes && { contentType: line.content_type, bytes },
  };
  return { ok: true, draft, targets: [] };
}
