import type { ContentImage } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";
import { contentImageView } from "./images.server";
import type { FigureView } from "./page-blocks-data.server";
import type { PageBuild } from "./page-build.server";

/** An image with its entry's link. */
export function figureView({ context }: PageBuild, image: ContentImage | null): FigureView | null {
  const view = contentImageView(image, context.imagesUrl);
  if (!view || !image) return null;
  const href = safeHref(image.link?.href)?.href;
  const link =
    href === undefined ? null : { label: image.link?.title || view.alt || image.title, href, newWindow: false };
  return { ...view, link };
}
