/** What the PDFs of the shop have in common. */
import type { DocumentLanguage } from "@contracts/catalogue/documents";
import type { Market } from "@domain/market/market";

/** The page's language as the documents name it. */
export const documentLanguages: Readonly<Record<Market["language"], DocumentLanguage>> = {
  en: "EN",
  jp: "JA",
  cn: "ZH",
};

/**
 * A file to keep; its name is the shop's own and never a visitor's (W13).
 * @param bytes null where only the headers are asked for
 */
export function pdfFile(bytes: ArrayBuffer | null, name: string): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "cache-control": "private, no-store",
    },
  });
}
