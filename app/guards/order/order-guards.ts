/** An order of a guest may be seen from any country by anyone with its link; checks the number's format. */
export const orderLinkGuards = ["preview", "validate:ordernumber=W[0-9]{12}"] as const;
