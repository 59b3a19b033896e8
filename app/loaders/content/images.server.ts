/** URL of an editors' image: from the region's image service if stored there, otherwise the uploaded file. */
import type { ContentImage } from "@contracts/content/parts";
import { safeMediaSource } from "@domain/links/safe-media-source";

/** The shop's image account, the first URL segment. */
const account = "benchside-demo";

export function contentImageAddress(image: ContentImage, imagesUrl: string): string | null {
  const id = image.cloudflare_id ?? image.media_server_id;
  if (id && /^[A-Za-z0-9][A-Za-z0-9_-]{2,95}$/.test(id)) return `${imagesUrl}/${account}/${id}/public`;
  return safeMediaSource(image.image_file?.url);
}

export interface ImageView {
  readonly src: string;
  readonly alt: string;
  readonly caption: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** Part that stays visible when the picture is cropped; null for the center. */
  readonly focus: ContentImage["focus"];
}

/** An image with alternative text and, if known, its size. */
export function contentImageView(image: ContentImage | null, imagesUrl: string): ImageView | null {
  const src = image && contentImageAddress(image, imagesUrl);
  if (!src) return null;
  return {
    src,
    alt: image.alt_text ?? "",
    caption: image.caption,
    width: image.image_file?.dimension?.width ?? null,
    height: image.image_file?.dimension?.height ?? null,
    focus: image.focus,
  };
}
