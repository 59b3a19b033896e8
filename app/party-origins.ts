/** Origins of other parties whose scripts run in this document, since the visitor has allowed them. */
export const partyOrigins = new Set<string>();
