/**
 * Guards of checkout routes. None is available in preview or to punchout buyers, and Japan has no checkout, so steps
 * and their forms do not run there (A-GUARD-11, AMB-T-27). The review is an exception: in countries without a checkout
 * it redirects to the basket.
 */
const notForJapan = "exception-routes:/checkout,/checkout/review|not-japan";

export const reviewGuards = ["preview", notForJapan, "checkout:review"] as const;

/** Steps after the review. */
export const stepGuards = ["preview", notForJapan, "checkout"] as const;

/** Forms of these steps handle an ended session themselves, so that typed values are kept. */
export const stepFormGuards = ["preview", notForJapan, "punchout-access:never"] as const;

/** The order outlives the basket and the country it was placed in. */
export const confirmationGuards = ["preview", "checkout:guest"] as const;

/** The checkout of guests; its loader redirects customers to theirs. */
export const guestGuards = ["preview", notForJapan, "punchout-access:never"] as const;
