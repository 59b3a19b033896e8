/**
 * First sentences of a text (C-SEARCH-17); `language` is a BCP 47 tag. Decimal points and abbreviations like "e.g." do
 * not end a sentence.
 */
export function firstSentences(text: string, count = 2, language = "en"): string {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.trim());
  let out = "";
  let sentences = 0;
  for (const { segment } of segments) {
    out += segment;
    if (endsSentence(segment)) sentences += 1;
    if (sentences === count) break;
  }
  return out.trim();
}

function endsSentence(segment: string): boolean {
  const text = segment.trimEnd();
  return /[.!?。！？…]["'”’)\]」』）]*$/.test(text) && !/\b(?:e\.g|i\.e|approx|cf|Fig|vs|No|al|spp?)\.$/i.test(text);
}

/** Cuts text to `length` code points with an ellipsis, between words where possible (C-SEARCH-18). */
export function truncate(text: string, length: number): string {
  const points = [...text];
  if (points.length <= length) return text;
  const cut = points.slice(0, Math.max(0, length - 1)).join("");
  const atWord = cut.replace(/\s+\S*$/, "");
  return `${(atWord.length > cut.length / 2 ? atWord : cut).trimEnd()}…`;
}
