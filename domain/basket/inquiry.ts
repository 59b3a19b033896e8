/** Products that are ordered by inquiry: the gateway says so by a code or by a sentence (T-QADD-31, T-QADD-32). */

/** Sentence that the gateway may send instead of a code. */
const groupSentence = "Contact the CST Proteomics Group.";

/** @param message the gateway's own words, not the text that the shop shows in their place */
export function isScanInquiry({ code, message }: { readonly code: string; readonly message: string }): boolean {
  return code === "InvalidTypePTMScan" || message.includes("InvalidTypePTMScan") || message.includes(groupSentence);
}
