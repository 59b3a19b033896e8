/** Words that were not understood, as they stand in the phrase: "UNC-54" and "C. elegans", not "UNC", "54", "C" and "elegans". */

/** Signs within a name, and the point of an abbreviated genus. */
const joint = /^[-./'’_+]{1,2}$/;
const genus = /^\. ?$/;

/** Joins words that the phrase does not separate. Words that it does not contain in this order stay as they are. */
export function wordsAsTyped(words: readonly string[], phrase: string): readonly string[] {
  const joined: string[] = [];
  let end = -1;
  for (const word of words) {
    const at = phrase.indexOf(word, Math.max(0, end));
    if (at < 0) return words;
    const between = end < 0 ? "" : phrase.slice(end, at);
    const last = joined.at(-1) ?? "";
    const isOne = joint.test(between) || (/^[A-Z]$/.test(last) && genus.test(between));
    if (isOne) joined[joined.length - 1] = last + between + word;
    else joined.push(word);
    end = at + word.length;
  }
  return joined;
}
