/** A picture that a form of the office sends as text (`pictureFile` in `contracts/office/files.ts`). */
import { pictureSize } from "../picture-size";

interface Picture {
  readonly mime: string;
  /** Original file name. */
  readonly name: string;
  readonly base64: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number };
}

/** Parts of a file that a form sends as text. */
export function fileParts(file: string): Omit<Picture, "size"> {
  const [mime = "", name = "", base64 = ""] = file.split(";");
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return { mime, name: nameOf(name), base64, bytes };
}

/** Null for bytes that are neither PNG nor JPEG. */
export function readPicture(file: string): Picture | null {
  const parts = fileParts(file);
  const size = pictureSize(parts.bytes);
  return size && { ...parts, size };
}

/** Percent signs that do not encode UTF-8 are kept. */
function nameOf(encoded: string): string {
  try {
    return decodeURIComponent(encoded).slice(0, 200);
  } catch {
    return encoded.slice(0, 200);
  }
}
