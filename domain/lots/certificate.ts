/** Machine form of a certificate of analysis; page and PDF state the same record. */
import type { Lot } from "@contracts/catalogue/lots";
import { figureAnchor } from "../product-page/figure-anchor";
import { lotState } from "./lot-state";

interface CertifiedProduct {
  readonly key: string;
  readonly name: string;
  readonly rrid: string | null;
}

/**
 * @param url canonical address of the lot's page
 * @param maker name of the company that tested the lot
 */
export function certificateJson(lot: Lot, product: CertifiedProduct, { url, maker }: { url: string; maker: string }) {
  const { stock, documents, bridge, recall, ...facts } = lot;
  const file = documents.find(({ kind }) => kind === "coa");
  return {
    kind: "certificate-of-analysis",
    url,
    maker,
    product,
    lot: { ...facts, state: lotState(lot), recall, bridge },
    items: stock.map(({ sku, gtin }) => ({ sku, gtin })),
    /** Figures of the tests, with their addresses on the lot's page. */
    figures: [...new Set(lot.tests.flatMap(({ figureIds }) => figureIds))].map((id) => ({
      id,
      url: `${url}#${figureAnchor(id)}`,
    })),
    document: file ? { revision: file.revision, sha256: file.sha256 } : null,
    // Stated in every format, so nobody takes tests of a research reagent for certified values.
    referenceMaterial: false,
    accreditation: null,
  };
}
