/** Guards of punchout routes. None is available in preview (AMB-A-20). */

export const punchoutLoginGuards = ["preview", "punchout-login"] as const;

export const punchoutOnlyGuards = ["preview", "punchout-access:only"] as const;

/** The page that sends the basket. It is also read after the visit has ended. */
export const punchoutReturnGuards = ["preview"] as const;
