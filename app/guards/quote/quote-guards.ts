/** Guards of quote pages (T-QUOTE-05, AMB-T-16). */

/**
 * The URL that redirects to the first step, where the shop quotes or refers to a distributor, never for punchout
 * buyers. It has no page for the preview's error, so the step checks preview.
 */
export const quoteStartGuards = ["punchout-access:never", "quote"] as const;

export const quoteStepGuards = ["preview", ...quoteStartGuards] as const;

/** An existing quote may be viewed from any country by anyone with its link; checks the number's format. */
export const quoteLinkGuards = ["preview", "punchout-access:never", "validate:quotenumber=Q[0-9]{12}"] as const;
