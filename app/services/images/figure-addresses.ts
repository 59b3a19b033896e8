/** Addresses of a figure's variants: the picture itself, its thumbnail, and a `srcset` of growing widths (C-DATA-17). */
import type { Figure } from "@contracts/catalogue/catalogue";
import { catalogueVariants, variantWidths } from "@contracts/catalogue/images";

export interface FigureAddresses {
  /** Variant `public`, the picture as it is. */
  readonly src: string;
  readonly thumbnail: string;
  /** "… 320w, … 640w, … 1280w, … 1920w"; empty when the figure has no such variants. */
  readonly srcset: string;
}

const scaled = ["X1", "X2", "X4", "X6"] as const;

/** `publicUrl` is where the browsers of a region load pictures from. */
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
