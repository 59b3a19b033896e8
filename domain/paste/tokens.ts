/** Words, punctuation and white space of a folded text, with their offsets. */

export interface PasteToken {
  readonly kind: "word" | "cjk" | "sign" | "space" | "line";
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Each branch consumes what it starts, so tokenizing takes linear time. */
const pattern =
  /(?<word>[A-Za-z0-9\u00c0-\u024f\u0370-\u03ff]+(?:[-._/&'][A-Za-z0-9\u00c0-\u024f\u0370-\u03ff]+)*)|(?<cjk>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]+)|(?<line>\n)|(?<space>[^\S\n]+)|[\s\S]/gu;

/** Tokens in order; together they are the whole text. */
export function pasteTokens(text: string): PasteToken[] {
  const tokens: PasteToken[] = [];
  for (const { 0: found, index, groups = {} } of text.matchAll(pattern)) {
    const kind = groups.word ? "word" : groups.cjk ? "cjk" : groups.line ? "line" : groups.space ? "space" : "sign";
    if (kind === "word") pushWord(found, index, tokens);
    else tokens.push({ kind, text: found, start: index, end: index + found.length });
  }
  return tokens;
}

/** "CD3/CD28" are two words, "M1/70" and "Erk1/2" are one; "Cat.No.100201" ends with a number. */
function pushWord(word: string, at: number, tokens: PasteToken[]): void {
  let start = 0;
  const push = (from: number, to: number) => {
    if (to > from) tokens.push({ kind: "word", text: word.slice(from, to), start: at + from, end: at + to });
  };
  for (const { 0: sign, index } of word.matchAll(/[/.&]/g)) {
    if (index < start || !isBorder(word.slice(start, index), sign, word.slice(index + 1))) continue;
    push(start, index);
    tokens.push({ kind: "sign", text: sign, start: at + index, end: at + index + 1 });
    start = index + 1;
  }
  push(start, word.length);
}

/** Only this many characters of a word's next part are examined. */
const shownPart = 24;

function isBorder(before: string, sign: string, after: string): boolean {
  const next = /^[^/.&]*/.exec(after.slice(0, shownPart))?.[0] ?? "";
  if (sign === "/") return before.length > 2 && next.length > 2;
  if (sign === "&") return before.length > 1;
  return /^(?:cat|no|nr|num|art|ref|anti|lot|inc|ltd|co)$/i.test(before.slice(-8)) || /^[A-Z][a-z]/.test(next);
}
