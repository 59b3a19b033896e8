/** Stops a loader with the Page Not Found page (C-ERRP-08). */
export function pageNotFound(): Response {
  return new Response(null, { status: 404, statusText: "This page could not be found" });
}
