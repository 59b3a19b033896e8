/** The way back for a browser that once ran scripts and now does not: it gets its pages in order again. */

import { scriptsCookie } from "@domain/http/cookies/session-cookies";
import { safeGoto } from "@domain/http/safe-goto";
import { redirectTo } from "../door/refusal";

const path = "/api/no-scripts";

/** Address for the refresh in a page that needs scripts, ready for an attribute. */
export function noScriptsPage(url: URL): string {
  return `${path}?goto=${encodeURIComponent(url.pathname + url.search)}`;
}

/** Forgets that the browser runs scripts and goes on to where it was; null for any other address. */
export function answerNoScripts(url: URL): Response | null {
  if (url.pathname !== path) return null;
  const target = safeGoto(url.searchParams.get("goto"), url.origin);
  return redirectTo(`${url.origin}${target}`, 302, [`${scriptsCookie}=; Path=/; Max-Age=0; SameSite=Lax`]);
}
