/** The pictures of a datasheet's file. */
import type { DocumentPicture } from "@contracts/catalogue/documents";
import { catalogueVariants } from "@contracts/catalogue/images";
import type { PrivateContext } from "~/context/request/types";
import type { ProductFigure } from "~/loaders/product/data.server";

/** More make a file that nobody prints; the figures after them have their captions. */
const mostPictures = 12;

/** One for each figure, in order; null where it has none in the file. */
export function datasheetPictures(
  { services, imagesUrl }: Pick<PrivateContext, "services" | "imagesUrl">,
  figures: readonly ProductFigure[],
): Promise<(DocumentPicture | null)[]> {
  return Promise.all(
    figures.map((figure, index) =>
      index < mostPictures ? services.images.picture(printed(figure).slice(imagesUrl.length)) : null,
    ),
  );
}

/** A variant of 640 pixels is as fine as print; the whole picture where there is none. */
function printed({ base, variants, large }: ProductFigure): string {
  const name = catalogueVariants.X2;
  return variants.some((variant) => variant.startsWith(`${name} `)) ? base + name : large;
}
