/** Return path for a browser that no longer runs scripts: it gets pages in document order again. */

import { scriptsCookie } from "@domain/http/cookies/session-cookies";
import { safeGoto } from "@domain/http/safe-goto";
import { redirectTo } from "../door/refusal";

const path = "/api/no-scripts";

/** Refresh address for pages that need scripts, escaped for an attribute. */
export function noScriptsPage(url: URL): string {
  return `${path}?goto=${encodeURIComponent(url.pathname + url.search)}`;
}

/** Clears the scripts cookie and redirects to the previous page; null for any other address. */
export function answerNoScripts(url: URL): Response | null {
  if (url.pathname !== path) return null;
  const target = safeGoto(url.searchParams.get("goto"), url.origin);
  return redirectTo(`${url.origin}${target}`, 302, [`${scriptsCookie}=; Path=/; Max-Age=0; SameSite=Lax`]);
}
