import type { Language } from "../entries/entry";

/** Fonts of the files: Noto Sans CJK, cut down to the characters that the demonstration content has. See fonts/README.md. */
export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

/** Chinese has shapes of its own; Latin and Greek are the same in both. */
export function fontFiles(language: Language): { readonly regular: string; readonly bold: string } {
  const script = language === "zh" ? "sc" : "jp";
  return { regular: `noto-sans-${script}-regular.otf`, bold: `noto-sans-${script}-bold.otf` };
}
