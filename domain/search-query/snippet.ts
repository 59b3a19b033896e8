/** Short forms of long texts (C-SEARCH-17, C-SEARCH-18). */

/** First sentences of a text; `language` is a BCP 47 tag. A decimal point or an abbreviation like "e.g." ends no sentence. */
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

/** Text of at most `length` code points, its end replaced by an ellipsis when it is longer; cut between words where there are any. */
export function truncate(text: string, length: number): string {
  const points = [...text];
  if (points.length <= length) return text;
  const cut = points.slice(0, Math.max(0, length - 1)).join("");
  const atWord = cut.replace(/\s+\S*$/, "");
  return `${(atWord.length > cut.length / 2 ? atWord : cut).trimEnd()}…`;
}
