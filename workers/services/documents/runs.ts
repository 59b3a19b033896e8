/** Splits text into runs of one font, and into lines that fit a column. */

/**
 * `letters`: covered by the Latin font; `characters`: covered by the CJK font of the document's language; `others`:
 * covered only by the other CJK font; `hebrew`: written right to left; `raised` and `lowered`: superscript and
 * subscript without a glyph, written as normal digits in a smaller size.
 */
export type Script = "letters" | "characters" | "others" | "hebrew" | "raised" | "lowered";
export type Measure = (text: string, script: Script) => number;
export type ScriptOf = (character: string) => Script;

interface Run {
  readonly text: string;
  readonly script: Script;
}

/** The geta mark, a printer's traditional sign for a missing character. */
export const substitute = "〓";

/** Classifies superscript and subscript digits, because 10⁴ is not 104. Null for any other character. */
export function shiftOf(character: string): "raised" | "lowered" | null {
  if (/^[\u2070\u2074-\u207b\u207d\u207e]$/u.test(character)) return "raised";
  return /^[\u2080-\u208b\u208d\u208e]$/u.test(character) ? "lowered" : null;
}

/** Normal digits for superscript and subscript ones. */
export const figuresOf = (text: string): string => text.normalize("NFKC");

/** Invisible formatting characters, safe to drop. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\p{Variation_Selector}/gu;

/** The text with characters that the fonts have. `lacking` is true if any was substituted. */
export function printable(text: string, has: (character: string) => boolean): { text: string; lacking: boolean } {
  let lacking = false;
  const shown = Array.from(text.normalize("NFC").replace(invisible, ""), (character) => {
    if (/\p{Cc}/u.test(character) || has(character)) return character;
    const [plain = ""] = character.normalize("NFKC");
    if (plain !== character && has(plain) && Array.from(character.normalize("NFKC")).length === 1) return plain;
    lacking = true;
    return substitute;
  });
  return { text: shown.join(""), lacking };
}

/** European letters with diacritics, digits, and signs of prices and sizes. */
const letters = /^[\u0020-\u007e\u00a0-\u017f\u02c6-\u02dd\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122\u2212]$/u;

const scriptOf = (character: string): Script => (letters.test(character) ? "letters" : "characters");

export function runsOf(text: string, of: ScriptOf = scriptOf): Run[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of text.normalize("NFC")) {
    const script = of(character);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

const isHebrew = ({ script }: Run): boolean => script === "hebrew";
const strong = /\p{L}/u;

/**
 * Runs of a line in visual order, left to right. A line that starts in Hebrew is right to left; in other lines each
 * Hebrew stretch is, including the spaces and digits inside it.
 */
export function visualOrder(runs: readonly Run[]): readonly Run[] {
  if (!runs.some(isHebrew)) return runs;
  const parts = runs.flatMap((run) => (isHebrew(run) ? [reversed(run)] : partsAtSpaces(run)));
  const first = parts.find(({ text }) => strong.test(text));
  if (first && isHebrew(first)) return parts.toReversed();
  const ordered: Run[] = [];
  let stretch: Run[] = [];
  let behind: Run[] = [];
  const settle = () => {
    ordered.push(...stretch.toReversed(), ...behind);
    [stretch, behind] = [[], []];
  };
  for (const part of parts) {
    if (isHebrew(part)) {
      stretch.push(...behind, part);
      behind = [];
    } else if (stretch.length > 0 && !strong.test(part.text)) behind.push(part);
    else {
      settle();
      ordered.push(part);
    }
  }
  settle();
  return ordered;
}

/** Fonts are drawn left to right, so letters are reversed together with their points. */
function reversed({ text, script }: Run): Run {
  return { text: (text.match(/\P{M}\p{M}*|\p{M}+/gu) ?? []).toReversed().join(""), script };
}

function partsAtSpaces({ text, script }: Run): Run[] {
  const [, before = "", middle = "", after = ""] = /^(\s*)(.*?)(\s*)$/su.exec(text) ?? [];
  return [before, middle, after].filter((part) => part !== "").map((part) => ({ text: part, script }));
}

const wordOrCharacter =
  /(?:[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[\u00a0\u202f])+[^\S\u00a0\u202f]*|\s+|[\s\S]/gu;

/** Characters that must not start a line in Japanese and Chinese. */
const closing = /^[、。，．・：；？！）」』】〉》〕ー…％℃々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]$/u;

/**
 * Breaks text into lines no wider than a column: at spaces, and between characters of scripts without spaces. A word
 * wider than the column breaks after a hyphen or other punctuation, or else at the column's end.
 */
export function breakLines(text: string, width: number, measure: Measure, of: ScriptOf = scriptOf): string[] {
  const widthOf = (part: string) => runsOf(part, of).reduce((sum, run) => sum + measure(run.text, run.script), 0);
  const lines: string[] = [];
  let line = "";
  let used = 0;
  const pieces = piecesOf(text.normalize("NFC"));
  for (const piece of pieces.flatMap((word) => (widthOf(word.trimEnd()) > width ? wordPartsOf(word) : [word]))) {
    const wide = widthOf(piece.trimEnd());
    if (line !== "" && used + wide > width) {
      lines.push(line.trimEnd());
      [line, used] = ["", 0];
    }
    if (wide > width) {
      for (const character of piece) {
        const step = widthOf(character);
        if (line !== "" && used + step > width) {
          lines.push(line);
          [line, used] = ["", 0];
        }
        line += character;
        used += step;
      }
      continue;
    }
    line += piece;
    used += widthOf(piece);
  }
  return [...lines, line.trimEnd()];
}

/** Splits the text into parts of at most `most` lines. */
export function partsOfLines(text: string, lines: readonly string[], most: number): string[] {
  const parts: string[] = [];
  let end = 0;
  for (let at = 0; at < lines.length; at += most) {
    const own = lines.slice(at, at + most);
    const start = text.indexOf(own[0] ?? "", end);
    for (const line of own) end = text.indexOf(line, end) + line.length;
    parts.push(text.slice(start, end));
  }
  return parts;
}

/** Splits a word after punctuation at which readers expect a break. */
const wordPartsOf = (word: string): readonly string[] =>
  word.match(/[^-–/@._,;:+&=]*(?:[-–/@._,;:+&=]+|$)\s*/gu)?.filter(Boolean) ?? [word];

/**
 * Words with their trailing space, and single characters with their attached signs. Non-breaking spaces count as
 * letters, and a degree sign stays with its number.
 */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [token] of text.matchAll(wordOrCharacter)) {
    const last = pieces.length - 1;
    if (last >= 0 && (closing.test(token) || /^°/u.test(token))) pieces[last] += token;
    else pieces.push(token);
  }
  return pieces;
}
