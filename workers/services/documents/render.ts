/** From a request to the bytes of a PDF. */
import type { DocumentRequest } from "@contracts/documents";
import type { DocumentFonts } from "./fonts";
import { writePanel } from "./panel-document";
import { openPaper } from "./paper";
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
    const paper = openPaper({ title, language, fonts, now: new Date(createdAt) });
    writePanel(paper, request.data, texts);
    return paper.close(texts.foot);
  }
  const { requestItemType, data } = request;
  const paper = openPaper({ title: quoteTitle(requestItemType, data, texts), language, fonts, now });
  writeQuote(paper, requestItemType, data, texts);
  return paper.close(texts.foot);
}
