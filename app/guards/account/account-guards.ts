/** Guards of the account's routes: none of them is for punchout buyers or for editors in preview (AMB-A-20). */

/** Pages for whoever is not signed in yet. */
export const openAccountGuards = ["preview", "punchout-access:never"] as const;

/** Forms of a customer's pages see to an ended session themselves, so that nothing that was typed is lost. */
export const ownAccountFormGuards = openAccountGuards;

/** Pages of a customer. */
export const ownAccountGuards = [...openAccountGuards, "auth"] as const;
