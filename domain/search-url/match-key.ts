/**
 * Form of a text in which facet values of an address are compared: case, spacing and punctuation do not count (C-SURL-20).
 * "" when nothing remains; such a text matches nothing.
 */
export function matchKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
