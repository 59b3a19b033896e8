/** Part of the library that its types leave out. */
declare module "pdfkit/output" {
  /** The whole file, after `document.end()`. */
  export function toBytes(document: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
