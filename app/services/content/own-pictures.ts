import { picturesPath } from "@domain/figures/figures-path";

/**
 * JSON of the content system with the storefront's paths for editors' pictures; other files keep their address.
 * @param from address below which the content system has them, without trailing slash
 */
export function withOwnPictures(json: string, from: string): string {
  const picture = new RegExp(`"${escaped(from)}(/[^"?#\\\\]+\\.(?:avif|gif|jpe?g|png|svg|webp))"`, "gi");
  return json.replace(picture, (_, path) => `"${picturesPath}${path}"`);
}

/** Address at which the content system has the picture; other addresses as they are. */
export const contentAddress = (address: string, from: string): string =>
  address.startsWith(`${picturesPath}/`) ? from + address.slice(picturesPath.length) : address;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
