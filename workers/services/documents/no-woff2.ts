/** In the place of a decompressor that the font reader brings along: the fonts of the documents are not compressed. */
export default function decompress(): never {
  throw new Error("fonts of documents are not compressed");
}
