/** A picture from an editor's file: the file, and the entry that holds its texts. */
import type { AuditActor } from "@contracts/office/audit";
import type { newPicture } from "@contracts/office/content";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { repeatedAction } from "../../shared/office/actions";
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
const refuse = (message: string): Refused => ({ problems: [{ path: "file", message }] });

/** Publishes the file, which no page shows by itself, and drafts its entry. */
export async function createPicture(
  env: ServicesEnv,
  { db, branch, environment }: Desk,
  actor: AuditActor,
  { key, reason, title, alt, file }: v.InferOutput<typeof newPicture>,
): Promise<Response | Refused> {
  const repeated = await repeatedAction(db, key, { action: "content:edit" });
  if (repeated) return repeated;
  const type = (await readContentTypes(db, branch)).get("content_image");
  const picture = readPicture(file);
  if (!picture || !type) return refuse("This file is not a PNG or JPEG picture.");
  const { mime, name, size: dimension } = picture;
  const id = key.slice(0, 8);
  const line = v.safeParse(lineSchemas.asset, {
    ...{ kind: "asset", uid: `file_${id}`, title, content_type: mime, body_base64: picture.base64, dimension },
    filename: `${id}.${mime === "image/png" ? "png" : "jpg"}`,
    description: name,
  });
  if (!line.success) return refuse(line.issues[0].message);
  const asset = await draftAsset(line.output, { now: new Date().toISOString(), environment });
  if (!asset.ok) return refuse(asset.problems[0]?.message ?? "This file cannot be stored.");
  const place: Place = { branch, uid: `image_${id}`, locale: "en-us" };
  const fields = { title, alt_text: alt, image_file: line.output.uid };
  const checked = await checkEntry(db, { place, type, fields, tags: [], environment, publishes: false });
  if (!checked.ok) return { problems: checked.problems };
  const { statements } = await prepareDocuments(db, branch, [asset.draft, checked.draft]);
  return changeEntry(
    env,
    db,
    actor,
    { key, reason, version: null },
    { place, current: 0 },
    {
      ...{ record: keyOf(place), action: "content:edit", statements, before: {} },
      after: { title, alt, size: `${dimension.width} × ${dimension.height}` },
    },
  );
}
