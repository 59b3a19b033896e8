/** Status texts, set by guards, that select the content of the error page. */
export const pageNotFoundStatus = "This page could not be found";
export const notInPreviewStatus = "Not Available in Preview Mode!";
/** The body names the unknown guard of the route (A-GUARD-22). */
export const unknownMiddlewareStatus = "Unknown middleware";
/** The body names the guard and its invalid options. */
export const wrongOptionsStatus = "Middleware with wrong options";
