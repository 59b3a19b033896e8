/** Guards of the quote's pages (T-QUOTE-05, AMB-T-16). */

/** The steps: where the shop quotes or leads to a distributor, and never for punchout buyers. */
export const quoteStepGuards = ["preview", "punchout-access:never", "quote"] as const;

/** A quote that was made already may be looked at from anywhere, by whoever has its link: it has a number of quotes. */
export const quoteLinkGuards = ["preview", "punchout-access:never", "validate:quotenumber=Q[0-9]{12}"] as const;
