/**
 * Guards of the checkout's routes: none of them is for editors in preview, each keeps punchout buyers out, and steps and
 * their forms do not run for Japan, which has no checkout (A-GUARD-11, AMB-T-27). The review is an exception: it leads
 * every country without a checkout to its basket.
 */
const notForJapan = "exception-routes:/checkout,/checkout/review|not-japan";

export const reviewGuards = ["preview", notForJapan, "checkout:review"] as const;

/** Steps behind the review. */
export const stepGuards = ["preview", notForJapan, "checkout"] as const;

/** Forms of these steps see to an ended session themselves, so that nothing that was typed is lost. */
export const stepFormGuards = ["preview", notForJapan, "punchout-access:never"] as const;

/** The order is there when the basket is gone, and wherever the customer is by then. */
export const confirmationGuards = ["preview", "punchout-access:never", "auth", "verified-account"] as const;
