/** Facts of a document: terms and texts in two columns. */
import { type PdfLayout, textColors } from "./pdf-layout";

/** Text size; small, because most documents should fit one or two pages. */
const size = 9;

interface Fact {
  readonly term: string;
  readonly text: string;
  /** Marks text that is not in the document's language. */
  readonly english: boolean;
}

/** Groups facts in pairs, one pair per line. A text taller than a page continues alone below its term. */
function pairsOf(layout: PdfLayout, facts: readonly Fact[], width: number): readonly (readonly Fact[])[] {
  const pairs: Fact[][] = [];
  for (const fact of facts) {
    const [first = "", ...rest] = layout.parts(fact.text, width, { size });
    const last = pairs.at(-1);
    if (last?.length === 1 && rest.length === 0) last.push(fact);
    else pairs.push([{ ...fact, text: first }], ...rest.map((text) => [{ ...fact, text }]));
  }
  return pairs;
}

/** Writes facts in two columns. */
export function writeFacts(layout: PdfLayout, facts: readonly Fact[]): void {
  const between = 18;
  const column = (layout.width - between) / 2;
  const term = column * 0.38;
  const value = column - term;
  layout.group("L", () => {
    for (const pair of pairsOf(layout, facts, value)) {
      const heights = pair.map((fact) =>
        Math.max(layout.heightOf(fact.text, value, { size }), layout.heightOf(fact.term, term - 6, { size })),
      );
      const height = Math.max(...heights);
      layout.keepTogether(height + 5);
      layout.rule();
      const top = layout.y + 2.5;
      pair.forEach((fact, place) => {
        const x = layout.left + place * (column + between);
        layout.group("LI", () => {
          layout.element("Lbl", () => layout.text(fact.term, x, top, term - 6, { size, color: textColors.soft }));
          layout.element("LBody", () => layout.text(fact.text, x + term, top, value, { size }), fact.english);
        });
      });
      layout.y = top + height + 2.5;
    }
  });
  if (facts.length > 0) layout.rule();
  layout.y += 12;
}
