/** Page where visitors change their consent; the banner also posts there. */
export const privacySettingsPath = "/privacy-settings";
/** The privacy statement, an editors' page. */
export const privacyStatementPath = "/about-us/privacy";
