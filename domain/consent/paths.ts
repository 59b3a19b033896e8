/** Where visitors choose what other parties may do; the banner posts there too. */
export const privacySettingsPath = "/privacy-settings";
/** What the shop does with what it knows; a page of the editors. */
export const privacyStatementPath = "/about-us/privacy";
