/** Fonts of documents: the shop's own for Latin, Noto for CJK and Hebrew. */
import notoHebrew from "./fonts/noto-sans-hebrew.ttf";
import notoJapanese from "./fonts/noto-sans-jp.otf";
import notoChinese from "./fonts/noto-sans-sc.otf";
import sansBold from "./fonts/source-sans-bold.ttf";
import sansRegular from "./fonts/source-sans-regular.ttf";

export interface DocumentFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
  readonly japanese: Uint8Array;
  readonly chinese: Uint8Array;
  readonly hebrew: Uint8Array;
}

export const documentFonts = (): DocumentFonts => ({
  regular: bytesOf(sansRegular),
  bold: bytesOf(sansBold),
  japanese: bytesOf(notoJapanese),
  chinese: bytesOf(notoChinese),
  hebrew: bytesOf(notoHebrew),
});

/** `wrangler.toml` makes fonts modules of bytes; other bundlers would import them as URLs. */
function bytesOf(font: unknown): Uint8Array {
  if (font instanceof ArrayBuffer) return new Uint8Array(font);
  throw new TypeError("a font of the documents is not a module of bytes");
}
