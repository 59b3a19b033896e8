/** Figures with the addresses of their variants on the image service (C-DATA-15 to C-DATA-17). */
import type { Figure, Product } from "@contracts/catalogue";
import { catalogueVariants, variantWidths } from "@contracts/images";
import type { ProductFigure } from "./product-data.server";

export function productFigures(product: Pick<Product, "attributes">, imagesUrl: string): ProductFigure[] {
  return product.attributes.figures.map((figure) => {
    const address = (name: keyof Figure["variants"]) => {
      const path = figure.variants[name];
      return path === undefined ? null : `${imagesUrl}/${path.replace(/^\//, "")}`;
    };
    const widths = (["X1", "X2", "X4"] as const).flatMap((name) => {
      const source = address(name);
      const width = variantWidths[catalogueVariants[name]];
      return source && width ? [`${source} ${width}w`] : [];
    });
    const large = address("PUBLIC") ?? address("X4") ?? "";
    return {
      id: figure.id,
      caption: figure.caption,
      application: figure.figureType,
      width: figure.size.width,
      height: figure.size.height,
      src: address("X2") ?? large,
      srcSet: widths.join(", "),
      large,
    };
  });
}
