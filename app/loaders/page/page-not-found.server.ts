import { pageNotFoundStatus } from "@domain/http/error-status";

/** Response that stops a loader with the Page Not Found page (C-ERRP-08). */
export function pageNotFound(): Response {
  return new Response(null, { status: 404, statusText: pageNotFoundStatus });
}
