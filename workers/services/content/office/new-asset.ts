/** A picture or another file from an editor, and its new entry, which pages refer to. */
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import type { newFile, newPicture } from "@contracts/office/content";
import type * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { repeatedAction } from "../../shared/office/actions";
import { readContentTypes } from "../store/state";
import { prepareDocuments } from "../store/write-documents";
import { changeEntry } from "./change-entry";
import { checkEntry } from "./check-entry";
import type { Desk } from "./desk-context";
import { keyOf, type Place } from "./place";
import { fileProblem, type ReadFile, type Refused, readUpload, uploadedAsset } from "./uploaded-file";

type Created = Promise<Response | Refused>;

interface NewAsset {
  readonly title: string;
  readonly file: ReadFile;
  /** Prefix of the entry's id, and its fields besides title and file. */
  readonly prefix: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly after: AuditFacts;
}

/** Drafts the entry of a picture; editors choose it by its title. */
export async function createPicture(
  env: ServicesEnv,
  desk: Desk,
  actor: AuditActor,
  { title, alt, focus, file, ...request }: v.InferOutput<typeof newPicture>,
): Created {
  const read = readUpload("content_image", file);
  if ("problems" in read) return read;
  const fields = { alt_text: alt, ...(focus && { focus }) };
  const after = { title, alt, size: read.said };
  return createAsset(env, desk, actor, request, { title, file: read, prefix: "image", fields, after });
}

/** Drafts the library item of a file. */
export async function createFile(
  env: ServicesEnv,
  desk: Desk,
  actor: AuditActor,
  { title, file, ...request }: v.InferOutput<typeof newFile>,
): Created {
  const read = readUpload("library_item", file);
  if ("problems" in read) return read;
  const after = { title, file: read.said };
  return createAsset(env, desk, actor, request, { title, file: read, prefix: "item", fields: {}, after });
}

/** Publishes the file, which appears on no page until its entry is published, and drafts the entry. */
async function createAsset(
  env: ServicesEnv,
  { db, branch, environment }: Desk,
  actor: AuditActor,
  { key, reason }: { readonly key: string; readonly reason: string | null },
  { title, file, prefix, fields, after }: NewAsset,
): Created {
  const repeated = await repeatedAction(db, key, { action: "content:edit" });
  if (repeated) return repeated;
  const type = (await readContentTypes(db, branch)).get(file.type);
  if (!type) return fileProblem("The shop has no entries for such files.");
  const asset = await uploadedAsset(environment, key, title, file);
  if ("problems" in asset) return asset;
  const place: Place = { branch, uid: `${prefix}_${key.slice(0, 8)}`, locale: "en-us" };
  const drafted = { title, ...fields, [file.field]: asset.uid };
  const checked = await checkEntry(db, { place, type, fields: drafted, tags: [], environment, publishes: false });
  if (!checked.ok) return { problems: checked.problems };
  const { statements } = await prepareDocuments(db, branch, [asset.draft, checked.draft]);
  return changeEntry(
    env,
    db,
    actor,
    { key, reason, version: null },
    { place, current: 0 },
    { ...{ record: keyOf(place), action: "content:edit", statements, before: {} }, after },
  );
}
