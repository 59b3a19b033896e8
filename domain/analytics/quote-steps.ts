/**
 * Event names for the steps of quotes and distributor requests (T-QUOTE-03, T-QUOTE-04, T-TANALYT-09, T-TANALYT-10).
 */

export const quoteEventNames = [
  "quote_review",
  "quote_customer_info",
  "quote_summary",
  "quote_confirmation",
  "quote_send_email",
] as const;
export const leadEventNames = [
  "lead_review",
  "lead_additional_info",
  "lead_summary",
  "lead_confirmation",
  "lead_send_email",
] as const;
export type QuoteEventName = (typeof quoteEventNames)[number] | (typeof leadEventNames)[number];

/** In order; sending a mail belongs to the last page (AMB-T-03). */
export const quoteSteps = ["review", "customer-info", "summary", "confirmation", "send-email"] as const;
export type QuoteStep = (typeof quoteSteps)[number];

export function quoteEventName(mode: "quote" | "lead", step: QuoteStep): QuoteEventName {
  const names = mode === "quote" ? quoteEventNames : leadEventNames;
  return names[quoteSteps.indexOf(step)] ?? names[0];
}
