/** Types of uploaded images, detected by their first bytes, because a declared type proves nothing. */

const rasterTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;
export type RasterType = (typeof rasterTypes)[number];

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

/** Null for unsupported types; SVG is unsupported because it can contain scripts. */
export function rasterTypeOf(bytes: Uint8Array): RasterType | null {
  if (bytes[0] === 0x89 && ascii(bytes, 1, 4) === "PNG") return "image/png";
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "image/webp";
  if (ascii(bytes, 0, 4) === "GIF8") return "image/gif";
  if (ascii(bytes, 4, 8) === "ftyp" && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return "image/avif";
  return null;
}
