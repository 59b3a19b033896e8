/** Guards of quote pages (T-QUOTE-05, AMB-T-16). */

/** Steps: where the shop quotes or refers to a distributor, never for punchout buyers. */
export const quoteStepGuards = ["preview", "punchout-access:never", "quote"] as const;

/** An existing quote may be viewed from any country by anyone with its link; checks the number's format. */
export const quoteLinkGuards = ["preview", "punchout-access:never", "validate:quotenumber=Q[0-9]{12}"] as const;
