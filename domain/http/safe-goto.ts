/**
 * Where to go next, from text that anyone can write: a query parameter, a form field, an editor's link.
 *
 * Only a path of this site passes. Browsers read `//host`, `/\host`, and paths with tabs or line breaks in them as
 * other sites, so these are refused before the URL parser can repair them, and once more after it has.
 * @param raw what came from outside
 * @param origin origin of this storefront, for example `https://www.benchside.example`
 * @param fallback given back for everything else
 */
export function safeGoto(raw: unknown, origin: string, fallback = "/"): string {
  if (typeof raw !== "string" || raw.length > 2048) return fallback;
  if (!ownPath.test(raw) || unsafeCharacters.test(raw)) return fallback;
  let url: URL;
  try {
    url = new URL(raw, origin);
  } catch {
    return fallback;
  }
  if (url.origin !== origin || url.username || url.password) return fallback;
  // "/.//host" is normalised to "//host", which a browser would take for another site.
  const path = `${url.pathname}${url.search}${url.hash}`;
  return ownPath.test(path) ? path : fallback;
}

const ownPath = /^\/(?![/\\])/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const unsafeCharacters = /[\u0000-\u001f\u007f\\]/;
