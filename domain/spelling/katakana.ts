/** Words of Katakana, which Japanese writes next to each other. */

const katakana = /^[\p{Script=Katakana}ー]$/u;
/** Letters that cannot begin a word. */
const inner = /^[ーンァィゥェォッャュョヮ]$/u;

export const isKatakana = (letter: string | undefined): boolean => letter !== undefined && katakana.test(letter);

/**
 * True if a part of a text belongs to a longer word: "タウ" in "スタウロスポリン". The text around a word is never a single
 * letter, and never continues with a letter that cannot begin a word.
 * @param from end of the word before
 */
export function isInsideWord(text: ArrayLike<string>, from: number, start: number, end: number): boolean {
  const singleBefore =
    start > from && isKatakana(text[start - 1]) && !(start - 2 >= from && isKatakana(text[start - 2]));
  if (singleBefore && isKatakana(text[start])) return true;
  const after = text[end];
  if (after === undefined || !isKatakana(text[end - 1]) || !isKatakana(after)) return false;
  return inner.test(after) || !isKatakana(text[end + 1]);
}
