/** Which of its variants a browser takes for a figure. */
import type { ProductFigure } from "~/loaders/product/data.server";

/** From here on the figures stand in the first view, beside the order. */
export const figuresInSight = "(min-width: 1024px)";

export const srcSetOf = ({ base, variants }: ProductFigure): string | undefined =>
  variants.map((variant) => base + variant).join(", ") || undefined;

/** The first figure as its page shows it, for a browser that fetches it ahead; null for a product without one. */
export function firstFigure(figures: readonly ProductFigure[]) {
  const [figure] = figures;
  return figure
    ? { src: figure.large, srcSet: srcSetOf(figure), sizes: sizesOf(figures.length), media: figuresInSight }
    : null;
}

/** How wide the style sheet shows a figure: of two or four, two stand side by side on wide windows, one stands alone. */
export function sizesOf(count: number): string {
  const wide = count === 1 ? "28rem" : count === 2 || count === 4 ? "min(32vw, 27rem)" : "min(29vw, 20rem)";
  return `(min-width: 1024px) ${wide}, (min-width: 640px) 45vw, 85vw`;
}

/** The same where a figure is enlarged; on a phone it is as wide there as in the page, and the picture is there already. */
export const enlargedSizes = "(min-width: 640px) min(85vw, 92vh), 85vw";
