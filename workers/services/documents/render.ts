/** Renders a document request to PDF bytes. */
import type { DocumentRequest } from "@contracts/catalogue/documents";
import { datasheetTitle, writeDatasheet } from "./datasheet-document";
import type { DocumentFonts } from "./fonts";
import { writePanel } from "./panel-document";
import { openPaper } from "./paper";
import { quoteTitle, writeQuote } from "./quote-document";
import { inks, type Paper } from "./sheet";
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
    const paper = openPaper({ title, language, fonts, now: new Date(createdAt) });
    writePanel(paper, request.data, texts);
    writeLack(paper, texts.lacking);
    return paper.close(texts.foot);
  }
  if (request.requestItemType === "datasheet") {
    const { page: size, recordedAt } = request.data;
    const title = datasheetTitle(request.data, texts);
    const paper = openPaper({ title, language, fonts, size, now: new Date(recordedAt) });
    writeDatasheet(paper, request.data, texts);
    writeLack(paper, texts.lacking);
    return paper.close(texts.foot);
  }
  const { requestItemType, data } = request;
  const paper = openPaper({ title: quoteTitle(requestItemType, data, texts), language, fonts, now });
  writeQuote(paper, requestItemType, data, texts);
  writeLack(paper, texts.lacking);
  return paper.close(texts.foot);
}

/** Explains substituted characters, so that nothing is lost silently. */
function writeLack(paper: Paper, note: string): void {
  if (!paper.lacksCharacters()) return;
  paper.y += 8;
  paper.keep(30);
  paper.element("P", () => {
    paper.y += paper.text(note, paper.left, paper.y, paper.width, { size: 9, color: inks.soft });
  });
}
