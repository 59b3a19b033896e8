/** Raster images that PDF embeds unchanged: JPEG, and PNG without transparency. */

export interface RasterImage {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** Limit because PDF viewers decode all of them. */
const maxPixels = 8_000_000;

/** Null if the bytes are neither format, or the size is implausible. */
export function readRasterImage(base64: string): RasterImage | null {
  const bytes = bytesOf(base64);
  const size = bytes && (jpegSize(bytes) ?? pngSize(bytes));
  if (!bytes || !size) return null;
  const [width, height] = size;
  return width > 0 && height > 0 && width * height <= maxPixels ? { bytes, width, height } : null;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

type Size = readonly [width: number, height: number];

/** Start-of-frame markers, which hold the size; three codes in their range are tables. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Size of a JPEG in grayscale or RGB; viewers show CMYK files inverted. */
function jpegSize(bytes: Uint8Array<ArrayBuffer>): Size | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = new DataView(bytes.buffer);
  for (let at = 2; at + 10 <= view.byteLength && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (!isFrame(view.getUint8(at + 1))) continue;
    const inks = view.getUint8(at + 9);
    return inks === 1 || inks === 3 ? [view.getUint16(at + 7), view.getUint16(at + 5)] : null;
  }
  return null;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

function pngSize(bytes: Uint8Array<ArrayBuffer>): Size | null {
  if (bytes.length < 33 || !pngSignature.every((byte, at) => bytes[at] === byte)) return null;
  const view = new DataView(bytes.buffer);
  const [depth, kind, , , interlace] = [24, 25, 26, 27, 28].map((at) => view.getUint8(at));
  const opaque = (kind === 0 || kind === 2 || kind === 3) && !hasChunk(view, "tRNS");
  return depth === 8 && opaque && interlace === 0 ? [view.getUint32(16), view.getUint32(20)] : null;
}

/** Looks for a chunk before the pixel data. */
function hasChunk(view: DataView, wanted: string): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    const name = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    if (name === wanted) return true;
    if (name === "IDAT") return false;
  }
  return false;
}
