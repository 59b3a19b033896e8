/** Pictures of a datasheet PDF. */
import type { DocumentPicture } from "@contracts/catalogue/documents";
import { catalogueVariants } from "@contracts/catalogue/images";
import type { PrivateContext } from "~/context/request/types";
import type { ProductFigure } from "~/loaders/product/data.server";

/** More would make the file too large to print; further figures keep their captions. */
const mostPictures = 12;

/** One per figure, in order; null if omitted. */
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

/** A 640 pixel variant is sufficient for print; otherwise the full image. */
function printed({ base, variants, large }: ProductFigure): string {
  const name = catalogueVariants.X2;
  return variants.some((variant) => variant.startsWith(`${name} `)) ? base + name : large;
}
