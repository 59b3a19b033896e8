/** Cleans search input (C-SEARCH-08 to C-SEARCH-12). */

/** Maximum length in code points; also the engine's limit. */
export const maxQueryLength = 128;

/**
 * Clean search phrase. The input is already decoded once, as by `URLSearchParams` and forms. Normalization comes first,
 * because it can turn full-width signs into markup; the length limit comes last, because normalization can lengthen the
 * text.
 */
export function cleanSearchInput(text: string): string {
  const visible = text
    .replaceAll(/\p{Cs}/gu, "")
    // Normalization would spell these marks as letters of the name before them.
    .replaceAll(/[™℠®©]/gu, " ")
    .normalize("NFKC")
    .replaceAll(/\p{Cf}+/gu, "");
  const plain = stripMarkup(visible)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .normalize("NFKC")
    .trim();
  const kept = [...plain].slice(0, maxQueryLength).join("");
  // A part of a word is another word.
  return kept === plain ? kept : kept.replace(/ \S*$/u, "").trim();
}

/** Typed text to show again: limited in length, without line ends and invisible characters. */
export function typedInput(text: string): string {
  const visible = text
    .normalize("NFKC")
    .replaceAll(/[\p{Cs}\p{Cf}]+/gu, "")
    .replaceAll(/[\p{Cc}\s]+/gu, " ");
  return [...visible.trim()].slice(0, maxQueryLength).join("");
}

/**
 * Replaces angle brackets by full-width ones, which {@link cleanSearchInput} still treats as markup, but filters of
 * addresses do not.
 */
export function withoutAsciiBrackets(text: string): string {
  return text.replaceAll("<", "＜").replaceAll(">", "＞");
}

/** Removes tags and comments until none is left, then single angle brackets: "<<b>b>" must not become a tag. */
function stripMarkup(text: string): string {
  let rest = text;
  for (;;) {
    const next = rest.replaceAll(/<[a-z/!?][^<>]*>/gi, "");
    if (next === rest) return rest.replaceAll(/[<>]/g, " ");
    rest = next;
  }
}
