/** Shared parts of PDF responses. */
import type { DocumentLanguage } from "@contracts/catalogue/documents";
import type { Market } from "@domain/market/market";

/** The page's language in the document service's codes. */
export const documentLanguages: Readonly<Record<Market["language"], DocumentLanguage>> = {
  en: "EN",
  jp: "JA",
  cn: "ZH",
};

/**
 * A download response; its file name comes from the shop, never from a visitor (W13).
 * @param bytes null for a HEAD request
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
