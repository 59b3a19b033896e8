/** A picture or another file from an editor: the file, and the entry through which pages find it. */
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import type { newFile, newPicture } from "@contracts/office/content";
import { sentenceOf } from "@domain/refusals/sentence";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { repeatedAction } from "../../shared/office/actions";
import { readDocumentFile } from "../../shared/office/document-file";
import { readPicture } from "../../shared/office/picture";
import { draftAsset } from "../import/drafts";
import { lineSchemas } from "../import/lines";
import type { Problem } from "../import/problems";
import { readContentTypes } from "../store/state";
import { prepareDocuments } from "../store/write-documents";
import { changeEntry } from "./change-entry";
import { checkEntry } from "./check-entry";
import type { Desk } from "./desk-context";
import { keyOf, type Place } from "./place";

type Refused = { readonly problems: readonly Problem[] };
type Created = Promise<Response | Refused>;
const refuse = (message: string): Refused => ({ problems: [{ path: "file", message }] });

interface NewAsset {
  readonly title: string;
  readonly mime: string;
  /** Name of the person's file. */
  readonly name: string;
  /** Ending of its name in addresses, without the dot. */
  readonly ending: string;
  readonly base64: string;
  readonly dimension?: { readonly width: number; readonly height: number };
  /** Type of the entry, the beginning of its id, its field of the file, and its other fields. */
  readonly type: string;
  readonly prefix: string;
  readonly field: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly after: AuditFacts;
}

/** Drafts the entry of a picture; pages find it by its title. */
export async function createPicture(
  env: ServicesEnv,
  desk: Desk,
  actor: AuditActor,
  { title, alt, focus, file, ...request }: v.InferOutput<typeof newPicture>,
): Created {
  const picture = readPicture(file);
  if (!picture) return refuse("This file is not a PNG or JPEG picture.");
  const { mime, name, base64, size } = picture;
  return createAsset(env, desk, actor, request, {
    ...{ title, mime, name, base64, dimension: size, ending: mime === "image/png" ? "png" : "jpg" },
    ...{ type: "content_image", prefix: "image", field: "image_file" },
    fields: { alt_text: alt, ...(focus && { focus }) },
    after: { title, alt, size: `${size.width} × ${size.height}` },
  });
}

/** Drafts the item of a library that offers a file. */
export async function createFile(
  env: ServicesEnv,
  desk: Desk,
  actor: AuditActor,
  { title, file, ...request }: v.InferOutput<typeof newFile>,
): Created {
  const read = readDocumentFile(file);
  if (!read) return refuse("A PDF, a table as CSV or XLSX, or a plain text in UTF-8.");
  return createAsset(env, desk, actor, request, {
    ...{ title, ...read, type: "library_item", prefix: "item", field: "file", fields: {} },
    after: { title, file: read.name },
  });
}

/** Publishes the file, which no page shows by itself, and drafts its entry. */
async function createAsset(
  env: ServicesEnv,
  { db, branch, environment }: Desk,
  actor: AuditActor,
  { key, reason }: { readonly key: string; readonly reason: string | null },
  { title, mime, name, ending, base64, dimension, type: uidOfType, prefix, field, fields, after }: NewAsset,
): Created {
  const repeated = await repeatedAction(db, key, { action: "content:edit" });
  if (repeated) return repeated;
  const type = (await readContentTypes(db, branch)).get(uidOfType);
  if (!type) return refuse("The shop has no entries for such files.");
  const id = key.slice(0, 8);
  const line = v.safeParse(lineSchemas.asset, {
    ...{ kind: "asset", uid: `file_${id}`, title, content_type: mime, body_base64: base64, dimension },
    ...{ filename: `${id}.${ending}`, description: name },
  });
  if (!line.success) return refuse(sentenceOf(line.issues[0]));
  const asset = await draftAsset(line.output, { now: new Date().toISOString(), environment });
  if (!asset.ok) return refuse(asset.problems[0]?.message ?? "This file cannot be stored.");
  const place: Place = { branch, uid: `${prefix}_${id}`, locale: "en-us" };
  const drafted = { title, ...fields, [field]: line.output.uid };
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
