/** Comparison key of facet values, without case, spacing and punctuation (C-SURL-20). An empty key matches nothing. */
export function matchKey(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "");
}
