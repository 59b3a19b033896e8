/** Fields of packed texts that statements read from the column `document`, at the same paths as in the whole text. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { EvidenceRecord } from "@contracts/catalogue/evidence";

export function queriedOfProduct({ attributes: { unspsc, clone, panel, panelPart } }: Product): object {
  return { attributes: { unspsc, clone, panel, panelPart } };
}

export function queriedOfRecord({ application }: Pick<EvidenceRecord, "application">): object {
  return { application };
}
