/** URLs of a figure's variants: image, thumbnail, and a `srcset` by width (C-DATA-17). */
import type { Figure } from "@contracts/catalogue/catalogue";
import { catalogueVariants, variantWidths } from "@contracts/catalogue/images";

export interface FigureAddresses {
  /** Variant `public`, the original image. */
  readonly src: string;
  readonly thumbnail: string;
  /** "… 320w, … 640w, … 1280w, … 1920w"; empty without such variants. */
  readonly srcset: string;
}

const scaled = ["X1", "X2", "X4", "X6"] as const;

/** @param publicUrl base URL for the region's browsers */
export function figureAddresses({ variants }: Pick<Figure, "variants">, publicUrl: string): FigureAddresses {
  const base = publicUrl.replace(/\/+$/, "");
  const address = (name: keyof Figure["variants"]): string | null => {
    const path = variants[name];
    return path === undefined ? null : `${base}/${path.replace(/^\/+/, "")}`;
  };
  const src = address("PUBLIC") ?? address("PUBLIC_MOD") ?? address("X4") ?? address("X2") ?? "";
  const srcset = scaled.flatMap((name) => {
    const found = address(name);
    const width = variantWidths[catalogueVariants[name]];
    return found && width ? [`${found} ${width}w`] : [];
  });
  return { src, thumbnail: address("THUMBNAIL") ?? src, srcset: srcset.join(", ") };
}
