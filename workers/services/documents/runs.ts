/** Text as parts that one font can write, and as lines that fit a column. */

/** `letters`: what the Latin font has; `characters`: everything else. */
export type Script = "letters" | "characters";
export type Measure = (text: string, script: Script) => number;

/** Letters of European languages with their marks, figures and the signs of prices and sizes. */
const letters = /^[\u0020-\u007e\u00a0-\u017f\u02c6-\u02dd\u2010-\u2026\u2030\u2039\u203a\u20ac\u2122\u2212]$/u;

const scriptOf = (character: string): Script => (letters.test(character) ? "letters" : "characters");

export function runsOf(text: string): { readonly text: string; readonly script: Script }[] {
  const runs: { text: string; script: Script }[] = [];
  for (const character of text.normalize("NFC")) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (last?.script === script) last.text += character;
    else runs.push({ text: character, script });
  }
  return runs;
}

/** May not begin a line in Japanese and Chinese. */
const closing = /^[、。，．・：；？！）」』】〉》〕ー…％℃々ぁぃぅぇぉっゃゅょァィゥェォッャュョ]$/u;

/**
 * Lines no wider than a column: broken at spaces, and between characters of scripts that have none. A word that is wider
 * than the column is broken where the column ends.
 */
export function breakLines(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const piece of piecesOf(text.normalize("NFC"))) {
    const wide = widthOf(piece.trimEnd(), measure);
    if (line !== "" && used + wide > width) {
      lines.push(line.trimEnd());
      [line, used] = ["", 0];
    }
    if (wide > width) {
      for (const character of piece) {
        const step = widthOf(character, measure);
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
    used += widthOf(piece, measure);
  }
  return [...lines, line.trimEnd()];
}

const widthOf = (text: string, measure: Measure): number =>
  runsOf(text).reduce((sum, run) => sum + measure(run.text, run.script), 0);

/** Words with the space behind them, and single characters with the signs that must not leave them. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const [token] of text.matchAll(/[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+\s*|\s+|[\s\S]/gu)) {
    const last = pieces.length - 1;
    if (last >= 0 && closing.test(token)) pieces[last] += token;
    else pieces.push(token);
  }
  return pieces;
}
