/** Products that are ordered by inquiry: the gateway says so by a code or by a sentence (T-QADD-31, T-QADD-32). */
export { ptmScanInquiryPath } from "../selling/messages";

/** Sentence that the gateway may send instead of a code. */
const groupSentence = "Contact the CST Proteomics Group.";

export function isScanInquiry({ code, text }: { readonly code: string; readonly text: string }): boolean {
  return code === "InvalidTypePTMScan" || text.includes("InvalidTypePTMScan") || text.includes(groupSentence);
}
