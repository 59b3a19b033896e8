/** Stub for the font reader's decompressor; the document fonts are not compressed. */
export default function decompress(): never {
  throw new Error("fonts of documents are not compressed");
}
