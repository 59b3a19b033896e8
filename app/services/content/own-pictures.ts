import { isPicturePath, picturesPath } from "@domain/figures/figures-path";

/**
 * JSON of the content system with the storefront's paths for editors' pictures that it serves; all else keeps its address.
 * @param from address below which the content system has them, without trailing slash
 */
export function withOwnPictures(json: string, from: string): string {
  const address = new RegExp(`"${escaped(from)}(/[^"\\\\]+)"`, "gi");
  return json.replace(address, (whole, path) => (isPicturePath(path) ? `"${picturesPath}${path}"` : whole));
}

/** Address at which the content system has the picture; other addresses as they are. */
export const contentAddress = (address: string, from: string): string =>
  address.startsWith(`${picturesPath}/`) ? from + address.slice(picturesPath.length) : address;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
