import type { Language } from "../entries/entry";

/** Fonts of the files: Noto Sans CJK, subset to the demonstration's characters. See fonts/README.md. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Fonts of a language. Chinese has different glyph shapes; Latin and Greek are the same in both fonts. */
export function fontFiles(language: Language): { readonly regular: string; readonly bold: string } {
  const script = language === "zh" ? "sc" : "jp";
  return { regular: `noto-sans-${script}-regular.otf`, bold: `noto-sans-${script}-bold.otf` };
}
