/** Width and height of PNG and JPEG files, which pages need before the picture has loaded. */

interface Size {
  readonly width: number;
  readonly height: number;
}

const pngSignature = [0x89, 0x50, 0x4e, 0x47];

/** Null for other formats, and if the size is missing. */
export function pictureSize(bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length > 24 && pngSignature.every((byte, at) => bytes[at] === byte))
    return { width: view.getUint32(16), height: view.getUint32(20) };
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(view) : null;
}

/** Scans segments for the start of a frame (SOF0 to SOF15, without DHT, JPG and DAC). */
function jpegSize(view: DataView): Size | null {
  for (let at = 2; at + 9 < view.byteLength; ) {
    const marker = view.getUint16(at);
    if (marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    if (marker < 0xff00) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}
