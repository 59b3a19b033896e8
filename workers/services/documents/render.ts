/** Renders a document request to PDF bytes. */
import type { DocumentRequest } from "@contracts/catalogue/documents";
import { writeCertificate } from "./certificate-document";
import { createPdfLayout } from "./create-pdf-layout";
import { datasheetTitle, writeDatasheet } from "./datasheet-document";
import type { DocumentFonts } from "./fonts";
import { writeInvoice } from "./invoice-document";
import { writePackingSlip } from "./packing-slip-document";
import { writePanel } from "./panel-document";
import { type PdfLayout, textColors } from "./pdf-layout";
import { quoteTitle, writeQuote } from "./quote-document";
import { documentTexts } from "./texts";

export async function renderDocument(
  request: DocumentRequest,
  fonts: DocumentFonts,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const { language } = request;
  const texts = documentTexts[language];
  if (request.requestItemType === "panelBuilder") {
    const { experimentId, createdAt } = request.data;
    const title = `${texts.panel} ${experimentId}`;
    const layout = createPdfLayout({ title, language, fonts, now: new Date(createdAt) });
    writePanel(layout, request.data, texts);
    writeMissingGlyphNote(layout, texts.lacking);
    return layout.close(texts.foot);
  }
  if (request.requestItemType === "datasheet") {
    const { page: size, recordedAt } = request.data;
    const title = datasheetTitle(request.data, texts);
    const layout = createPdfLayout({ title, language, fonts, size, now: new Date(recordedAt), outline: true });
    writeDatasheet(layout, request.data, texts);
    writeMissingGlyphNote(layout, texts.lacking);
    return layout.close(texts.foot);
  }
  if (request.requestItemType === "certificate") {
    const { title, subtitle, releasedAt } = request.data;
    const layout = createPdfLayout({ title: `${title}: ${subtitle}`, language, fonts, now: new Date(releasedAt) });
    writeCertificate(layout, request.data);
    writeMissingGlyphNote(layout, texts.lacking);
    return layout.close(texts.foot);
  }
  if (request.requestItemType === "invoice") {
    const { title, issuedOn } = request.data;
    const layout = createPdfLayout({ title, language, fonts, now: new Date(`${issuedOn}T12:00:00Z`) });
    writeInvoice(layout, request.data);
    writeMissingGlyphNote(layout, texts.lacking);
    return layout.close(texts.foot);
  }
  if (request.requestItemType === "packingSlip") {
    const { title, issuedOn } = request.data;
    const layout = createPdfLayout({ title, language, fonts, now: new Date(`${issuedOn}T12:00:00Z`) });
    writePackingSlip(layout, request.data);
    writeMissingGlyphNote(layout, texts.lacking);
    return layout.close(texts.foot);
  }
  const { requestItemType, data } = request;
  const layout = createPdfLayout({ title: quoteTitle(requestItemType, data, texts), language, fonts, now });
  writeQuote(layout, requestItemType, data, texts);
  writeMissingGlyphNote(layout, texts.lacking);
  return layout.close(texts.foot);
}

/** Explains substituted characters, so the loss is visible. */
function writeMissingGlyphNote(layout: PdfLayout, note: string): void {
  if (!layout.hasMissingGlyphs()) return;
  layout.y += 8;
  layout.keepTogether(30);
  layout.element("P", () => {
    layout.y += layout.text(note, layout.left, layout.y, layout.width, { size: 9, color: textColors.soft });
  });
}
