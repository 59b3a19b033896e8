/**
 * Word search in lists of orders, quotes, customers and companies. Japanese and Chinese keyboards often type letters
 * and digits at full width: "４０６０Ｓ".
 */

/** Searchable form of a text: lower case, half width. */
export const listText = (written: string): string => written.toLowerCase().normalize("NFKC");

/**
 * A typed word in the form of `listText` and, if that differs, in lower case only, because entries of older versions
 * have full width as written.
 */
export function spellingsOf(typed: string): readonly [string, ...string[]] {
  const lower = typed.toLowerCase();
  const text = listText(typed);
  return text === lower ? [lower] : [text, lower];
}

/** Conditions on a column `words` with `listText`, one for each of the first words of a search. */
export function wordConditions(typed: string, most: number): (readonly [sql: string, ...values: string[]])[] {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, most);
  return words.map((word) => {
    const spellings = spellingsOf(word);
    return [`(${spellings.map(() => "instr(words, ?) > 0").join(" or ")})`, ...spellings];
  });
}

/**
 * Conditions on a text that is stored as it was written, one for each of the first words of a search. SQLite folds the
 * case of ASCII only, so a word is also searched as typed.
 * @param text SQL of the text
 */
export function writtenConditions(
  text: string,
  typed: string,
  most = 6,
): (readonly [sql: string, ...values: string[]])[] {
  const words = typed.split(/\s+/).filter(Boolean).slice(0, most);
  return words.map((word) => {
    const spellings = [...new Set([...spellingsOf(word), word])];
    return [`(${spellings.map(() => `instr(lower(${text}), ?) > 0`).join(" or ")})`, ...spellings];
  });
}
