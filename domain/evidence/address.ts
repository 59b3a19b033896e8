/** Addresses of evidence. */
import type { EvidenceCell } from "./matrix";

/** Page of one application in one species. */
export const evidenceCellPath = (productKey: string, { application, species }: EvidenceCell): string =>
  `/products/${productKey}/evidence/${encodeURIComponent(application)}/${encodeURIComponent(species)}`;

/** All records of a product as a file. */
export const evidenceFilePath = (productKey: string, ending: "json" | "csv"): string =>
  `/products/${productKey}/evidence.${ending}`;
