/** Image sources of figures. */
import type { ProductFigure } from "~/loaders/product/data.server";

/** From this width figures are above the fold, beside the order panel. */
const figuresInSight = "(min-width: 1024px)";

export const srcSetOf = ({ base, variants }: ProductFigure): string | undefined =>
  variants.map((variant) => base + variant).join(", ") || undefined;

/** The first figure with its attributes, for preloading; null if there is none. */
export function firstFigure(figures: readonly ProductFigure[]) {
  const [figure] = figures;
  return figure
    ? { src: figure.large, srcSet: srcSetOf(figure), sizes: sizesOf(figures.length), media: figuresInSight }
    : null;
}

/**
 * `sizes` matching the style sheet: two or four figures are side by side on wide windows, a single one is full width.
 */
export function sizesOf(count: number): string {
  const wide = count === 1 ? "28rem" : count === 2 || count === 4 ? "min(32vw, 27rem)" : "min(29vw, 20rem)";
  return `(min-width: 1024px) ${wide}, (min-width: 640px) 45vw, 85vw`;
}

/** `sizes` of an enlarged figure. On a phone the width equals that in the page, so the image is already loaded. */
export const enlargedSizes = "(min-width: 640px) min(85vw, 92vh), 85vw";
