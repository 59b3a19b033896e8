/** Cleaning of what visitors type into a search field (C-SEARCH-08 to C-SEARCH-12). */

/** Longest phrase in code points; also the engine's own limit. */
export const maxQueryLength = 128;

/**
 * Phrase that may be searched. Text comes in decoded once, as `URLSearchParams` and forms give it. Normalisation comes
 * before cleaning, because it can turn full-width signs into markup, and the length is measured last, because it can
 * grow a text.
 */
export function cleanSearchInput(text: string): string {
  const visible = text
    .replaceAll(/\p{Cs}/gu, "")
    .normalize("NFKC")
    .replaceAll(/\p{Cf}+/gu, "");
  const plain = stripMarkup(visible)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .normalize("NFKC")
    .trim();
  return [...plain].slice(0, maxQueryLength).join("").trim();
}

/** Takes tags and comments out until none is left, then loose angle brackets: "<<b>b>" must not become a tag. */
function stripMarkup(text: string): string {
  let rest = text;
  for (;;) {
    const next = rest.replaceAll(/<[a-z/!?][^<>]*>/gi, "");
    if (next === rest) return rest.replaceAll(/[<>]/g, " ");
    rest = next;
  }
}
