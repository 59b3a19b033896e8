import { createHash } from "node:crypto";
import { writeContent } from "../entries/content";
import type { ImportLine, Language } from "../entries/entry";
import { fontFiles, type PdfFonts } from "./fonts";
import { makeFile } from "./make-file";

interface FileSources {
  /** Reads a font of demo/content/pdf/fonts. */
  readonly readFont: (name: string) => Uint8Array;
  /** Reads a cached file; its name identifies the source. Rendering takes a tenth of a second per page. */
  readonly read?: (name: string) => Uint8Array | null;
  readonly write?: (name: string, bytes: Uint8Array) => void;
}

/** Increment when the rendering of an unchanged source changes. */
const setting = 1;

/** Import lines of rendered files, which must precede the entries that offer them. */
export async function* fileLines({ readFont, read, write }: FileSources): AsyncIterable<ImportLine> {
  const loaded = new Map<Language, PdfFonts>();
  const fontsOf = (language: Language): PdfFonts => {
    const { regular, bold } = fontFiles(language);
    const fonts = loaded.get(language) ?? { regular: readFont(regular), bold: readFont(bold) };
    loaded.set(language, fonts);
    return fonts;
  };
  for (const { uid, title, filename, mime, body } of writeContent().assets) {
    if (typeof body === "string") continue;
    const name = createHash("sha256")
      .update(JSON.stringify([setting, body]))
      .digest("hex")
      .slice(0, 32);
    let bytes = read?.(name) ?? null;
    if (!bytes) {
      bytes = await makeFile(body, fontsOf(body.language));
      write?.(name, bytes);
    }
    const body_base64 = Buffer.from(bytes).toString("base64");
    yield { kind: "asset", uid, title, filename, content_type: mime, body_base64 };
  }
}
