/** A downloadable file that a form of the office sends as text (`documentFile` in `contracts/office/files.ts`). */
import { fileParts } from "./picture";

interface DocumentFile {
  /** Type detected from the bytes; the browser's claim is ignored. */
  readonly mime: string;
  /** Original file name. */
  readonly name: string;
  readonly ending: string;
  readonly base64: string;
}

const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const begins = (bytes: Uint8Array, signature: string): boolean =>
  [...signature].every((character, at) => bytes[at] === character.charCodeAt(0));

function isPlainText(bytes: Uint8Array): boolean {
  try {
    // Control characters other than line ends and tabs do not belong in a text.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return !/[\0-\x08\x0b\x0c\x0e-\x1f]/.test(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes),
    );
  } catch {
    return false;
  }
}

const kinds: Readonly<Record<string, { readonly mime: string; readonly fits: (bytes: Uint8Array) => boolean }>> = {
  pdf: { mime: "application/pdf", fits: (bytes) => begins(bytes, "%PDF-") },
  xlsx: { mime: spreadsheet, fits: (bytes) => begins(bytes, "PK\x03\x04") },
  csv: { mime: "text/csv; charset=utf-8", fits: isPlainText },
  txt: { mime: "text/plain; charset=utf-8", fits: isPlainText },
};

/** Null for a file of another kind, or one whose bytes do not match its name. */
export function readDocumentFile(file: string): DocumentFile | null {
  const { name, base64, bytes } = fileParts(file);
  const ending = /\.([a-z]{3,4})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  return kind?.fits(bytes) ? { mime: kind.mime, name, ending, base64 } : null;
}
