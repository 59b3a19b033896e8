/** Guards of account routes. None is available to punchout buyers or in preview (AMB-A-20). */

/** Pages for visitors who are not signed in. */
export const openAccountGuards = ["preview", "punchout-access:never"] as const;

/** Forms of account pages handle an ended session themselves, so that typed values are kept. */
export const ownAccountFormGuards = openAccountGuards;

/** Pages for signed-in customers. */
export const ownAccountGuards = [...openAccountGuards, "auth"] as const;

/** Pages on which a customer reserves limited stock. */
export const verifiedAccountGuards = [...ownAccountGuards, "verified-account"] as const;
