/** Detects products sold by inquiry from the gateway's code or message (T-QADD-31, T-QADD-32). */

/** The gateway may send this sentence instead of a code. */
const groupSentence = "Contact the CST Proteomics Group.";

/** @param message text from the gateway, not the shop's translation of it */
export function isScanInquiry({ code, message }: { readonly code: string; readonly message: string }): boolean {
  return code === "InvalidTypePTMScan" || message.includes("InvalidTypePTMScan") || message.includes(groupSentence);
}
