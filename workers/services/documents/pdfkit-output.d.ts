/** A part of the library that its types leave out. */
declare module "pdfkit/output" {
  /** The whole file, once `document.end()` has been called. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
