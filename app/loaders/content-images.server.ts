/** Address of an editors' image: from the image service of this region where it is kept there, else the uploaded file. */
import type { ContentImage } from "@contracts/content/parts";
import { safeHref } from "@domain/links/safe-href";

/** Account of the shop's images, first segment of their addresses. */
const account = "benchside-demo";

export function contentImageAddress(image: ContentImage, imagesUrl: string, variant = "public"): string | null {
  const id = image.cloudflare_id ?? image.media_server_id;
  if (id && /^[A-Za-z0-9][A-Za-z0-9_-]{2,95}$/.test(id)) return `${imagesUrl}/${account}/${id}/${variant}`;
  return safeHref(image.image_file?.url)?.href ?? null;
}
