/** Figures with the addresses of their variants on the image service (C-DATA-15 to C-DATA-17). */
import type { Figure, Product } from "@contracts/catalogue/catalogue";
import { catalogueVariants, variantWidths } from "@contracts/catalogue/images";
import type { PublicContext } from "~/context/request/types";
import type { ProductFigure } from "./data.server";

/** Variants with a width, from small to large. */
const scaled = (Object.keys(catalogueVariants) as (keyof typeof catalogueVariants)[])
  .filter((name) => name !== "THUMBNAIL" && variantWidths[catalogueVariants[name]] !== null)
  .sort((a, b) => widthOf(a) - widthOf(b));

function widthOf(name: keyof typeof catalogueVariants): number {
  return variantWidths[catalogueVariants[name]] ?? Number.POSITIVE_INFINITY;
}

/**
 * The product with its figures: of its own record or, where that has none, of the image service (C-CITE-04). A page
 * without figures is better than no page, but it is not kept.
 */
export async function withFigures(context: PublicContext, product: Product): Promise<FiguredProduct> {
  const figures = await figuresOf(context, product);
  if (figures === null) return { product, figuresMissing: true };
  if (figures.length === 0) return { product, figuresMissing: false };
  const attributes = { ...product.attributes, figures: [...figures] };
  return { product: { ...product, attributes }, figuresMissing: false };
}

export interface FiguredProduct {
  readonly product: Product;
  /** There may be figures, and nobody can say which. */
  readonly figuresMissing: boolean;
}

/** Null where nobody can say which figures there are; the page has been declared degraded then. */
export async function figuresOf(
  { services, degraded, log }: PublicContext,
  { key, attributes }: Product,
): Promise<readonly Figure[] | null> {
  if (attributes.figures.length > 0) return attributes.figures;
  try {
    return await services.images.figures(key);
  } catch (error) {
    degraded();
    log.error("figures cannot be read", { product: key, error: String(error) });
    return null;
  }
}

/** Null for a variant that the figure does not have. */
export function figureAddress(figure: Figure, name: keyof Figure["variants"], imagesUrl: string): string | null {
  const path = figure.variants[name];
  return path === undefined ? null : `${imagesUrl}/${path.replace(/^\//, "")}`;
}

/** A figure of which no whole picture can be had is left out. */
export function productFigures(figures: readonly Figure[], imagesUrl: string): ProductFigure[] {
  return figures.flatMap((figure) => {
    const large = figureAddress(figure, "PUBLIC", imagesUrl) ?? figureAddress(figure, "X4", imagesUrl);
    if (large === null) return [];
    const base = large.slice(0, large.lastIndexOf("/") + 1);
    return [
      {
        id: figure.id,
        caption: figure.caption,
        application: figure.figureType,
        width: figure.size.width,
        height: figure.size.height,
        base,
        // The usual addresses differ in their last part only, which is the name of the variant (C-DATA-17).
        variants: scaled
          .filter((name) => figureAddress(figure, name, imagesUrl) === base + catalogueVariants[name])
          .map((name) => `${catalogueVariants[name]} ${widthOf(name)}w`),
        large,
      },
    ];
  });
}
