import { isPicturePath, picturesPath } from "@domain/figures/figures-path";

/**
 * Replaces the URLs of editors' pictures that the storefront serves by its own paths; other URLs stay.
 * @param from base URL of the pictures at the content system, without trailing slash
 */
export function withOwnPictures(json: string, from: string): string {
  const address = new RegExp(`"${escaped(from)}(/[^"\\\\]+)"`, "gi");
  return json.replace(address, (whole, path) => (isPicturePath(path) ? `"${picturesPath}${path}"` : whole));
}

/** URL of a picture at the content system; other addresses are returned unchanged. */
export const contentAddress = (address: string, from: string): string =>
  address.startsWith(`${picturesPath}/`) ? from + address.slice(picturesPath.length) : address;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
