/** Status texts by which an error page knows what it has to say; guards set them. */
export const pageNotFoundStatus = "This page could not be found";
export const notInPreviewStatus = "Not Available in Preview Mode!";
/** The body then names the guard that a route asked for and nobody knows (A-GUARD-22). */
export const unknownMiddlewareStatus = "Unknown middleware";
/** The body then names the guard and the options that a route gave it, which make no sense to it. */
export const wrongOptionsStatus = "Middleware with wrong options";
