/** A file from an editor's form, as an asset of the content service. */
import { sentenceOf } from "@domain/refusals/sentence";
import * as v from "valibot";
import { readDocumentFile } from "../../shared/office/document-file";
import { readPicture } from "../../shared/office/picture";
import { draftAsset } from "../import/drafts";
import { lineSchemas } from "../import/lines";
import type { Problem } from "../import/problems";
import type { DocumentDraft } from "../store/write-documents";

export type Refused = { readonly problems: readonly Problem[] };
export const fileProblem = (message: string): Refused => ({ problems: [{ path: "file", message }] });

export interface ReadFile {
  /** Content type of entries with such a file, and the field of the file. */
  readonly type: string;
  readonly field: string;
  readonly mime: string;
  /** Original file name. */
  readonly name: string;
  /** File extension in addresses, without the dot. */
  readonly ending: string;
  readonly base64: string;
  readonly dimension?: { readonly width: number; readonly height: number };
  /** Text for the audit log: the size of a picture, the name of another file. */
  readonly said: string;
}

/** Readers of files from forms, by content type. */
const readers: Readonly<Record<string, (file: string) => ReadFile | Refused>> = {
  content_image: (file) => {
    const picture = readPicture(file);
    if (!picture) return fileProblem("This file is not a PNG or JPEG picture.");
    const { mime, name, base64, size } = picture;
    const ending = mime === "image/png" ? "png" : "jpg";
    const said = `${size.width} × ${size.height}`;
    return { type: "content_image", field: "image_file", mime, name, base64, dimension: size, ending, said };
  },
  library_item: (file) => {
    const read = readDocumentFile(file);
    if (!read) return fileProblem("A PDF, a table as CSV or XLSX, or a plain text in UTF-8.");
    return { type: "library_item", field: "file", ...read, said: read.name };
  },
};

export function readUpload(type: string, file: string): ReadFile | Refused {
  const read = Object.hasOwn(readers, type) ? readers[type] : undefined;
  return read ? read(file) : fileProblem("Entries of this type have no file.");
}

/**
 * The file as a published asset, which appears on no page by itself.
 * @param key idempotency key of the form, from which the file's id and address are derived
 */
export async function uploadedAsset(
  environment: string,
  key: string,
  title: string,
  { mime, name, ending, base64, dimension }: ReadFile,
): Promise<{ readonly uid: string; readonly draft: DocumentDraft } | Refused> {
  const id = key.slice(0, 8);
  const line = v.safeParse(lineSchemas.asset, {
    ...{ kind: "asset", uid: `file_${id}`, title, content_type: mime, body_base64: base64, dimension },
    ...{ filename: `${id}.${ending}`, description: name },
  });
  if (!line.success) return fileProblem(sentenceOf(line.issues[0]));
  const asset = await draftAsset(line.output, { now: new Date().toISOString(), environment });
  if (!asset.ok) return fileProblem(asset.problems[0]?.message ?? "This file cannot be stored.");
  return { uid: line.output.uid, draft: asset.draft };
}
