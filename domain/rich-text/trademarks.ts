/** A piece of text; trademark signs are raised (C-REND-09). */
interface TextPiece {
  readonly text: string;
  readonly raised: boolean;
}

const signs = /([®™℠])/;

/** Splits a text at its trademark signs. */
export function trademarkPieces(text: string): TextPiece[] {
  return text
    .split(signs)
    .filter((piece) => piece !== "")
    .map((piece) => ({ text: piece, raised: signs.test(piece) }));
}
