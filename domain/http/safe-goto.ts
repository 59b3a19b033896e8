/** Longest target; the addresses of a panel or a methods kit contain all typed input. */
export const longestGoto = 8000;

/**
 * Redirect target from untrusted text: a query parameter, a form field or an editor's link. Only paths of this site
 * pass. Browsers treat `//host`, `/\host`, and paths with tabs or line breaks as other sites, so they are refused both
 * before and after the URL parser normalizes them.
 * @param raw untrusted input
 * @param origin origin of this storefront, for example `https://www.benchside.example`
 * @param fallback returned for anything else
 */
export function safeGoto(raw: unknown, origin: string, fallback = "/"): string {
  if (typeof raw !== "string" || raw.length > longestGoto) return fallback;
  if (!ownPath.test(raw) || unsafeCharacters.test(raw)) return fallback;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return fallback;
  }
  if (url.origin !== origin || url.username || url.password) return fallback;
  // "/.//host" normalizes to "//host", which is another site.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return ownPath.test(path) ? path : fallback;
}

const ownPath = /^\/(?![/\\])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const unsafeCharacters = /[\u0000-\u001f\u007f\\]/;
