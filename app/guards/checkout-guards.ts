/** Guards of the checkout's routes: none of them is for editors in preview, and each keeps punchout buyers out. */
export const reviewGuards = ["preview", "checkout:review"] as const;

/** Steps behind the review. */
export const stepGuards = ["preview", "checkout"] as const;

/** Forms of these steps see to an ended session themselves, so that nothing that was typed is lost. */
export const stepFormGuards = ["preview", "punchout-access:never"] as const;

/** The order is there when the basket is gone. */
export const confirmationGuards = ["preview", "punchout-access:never", "auth", "verified-account"] as const;
