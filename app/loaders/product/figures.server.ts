/** Figures with the URLs of their variants on the image service (C-DATA-15 to C-DATA-17). */
import type { Figure, Product } from "@contracts/catalogue/catalogue";
import { catalogueVariants, variantWidths } from "@contracts/catalogue/images";
import type { PublicContext } from "~/context/request/types";
import type { ProductFigure } from "./data.server";

/** Variants with a width, smallest first. */
const scaled = (Object.keys(catalogueVariants) as (keyof typeof catalogueVariants)[])
  .filter((name) => name !== "THUMBNAIL" && variantWidths[catalogueVariants[name]] !== null)
  .sort((a, b) => widthOf(a) - widthOf(b));

function widthOf(name: keyof typeof catalogueVariants): number {
  return variantWidths[catalogueVariants[name]] ?? Number.POSITIVE_INFINITY;
}

/**
 * The product with figures from its record or, if it has none, from the image service (C-CITE-04). A page without
 * figures is served but not stored.
 */
export async function withFigures(context: PublicContext, product: Product): Promise<FiguredProduct> {
  const figures = await figuresOf(context, product);
  if (figures === null) return { product, figuresMissing: true };
  if (figures.length === 0) return { product, figuresMissing: false };
  const attributes = { ...product.attributes, figures: [...figures] };
  return { product: { ...product, attributes }, figuresMissing: false };
}

interface FiguredProduct {
  readonly product: Product;
  /** True if it could not be determined whether figures exist. */
  readonly figuresMissing: boolean;
}

/** Null if unknown; the page is then marked as degraded. */
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

/** Null if the figure does not have the variant. */
export function figureAddress(figure: Figure, name: keyof Figure["variants"], imagesUrl: string): string | null {
  const path = figure.variants[name];
  return path === undefined ? null : `${imagesUrl}/${path.replace(/^\//, "")}`;
}

/** Drops figures without a full-size image. */
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
        // Variant URLs only differ in their last segment, the variant name (C-DATA-17).
        variants: scaled
          .filter((name) => figureAddress(figure, name, imagesUrl) === base + catalogueVariants[name])
          .map((name) => `${catalogueVariants[name]} ${widthOf(name)}w`),
        large,
      },
    ];
  });
}
