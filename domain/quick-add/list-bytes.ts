/** A file of catalog numbers as text, whatever program wrote it. */

export type ListBytes =
  | { readonly ok: true; readonly text: string }
  /** `spreadsheet`: the workbook itself and not a text saved from it; `binary`: no text at all. */
  | { readonly ok: false; readonly reason: "empty" | "spreadsheet" | "binary" };

/** First bytes of a zip archive (Excel, Numbers, OpenDocument) and of Excel before 2007. */
const workbooks = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

/**
 * UTF-8 and UTF-16 with or without their mark; else the encoding in which spreadsheets of the page's language write text.
 * @param legacy that encoding, by its WHATWG name
 */
export function readListBytes(bytes: Uint8Array, legacy: string): ListBytes {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  if (workbooks.some((magic) => magic.every((byte, index) => bytes[index] === byte))) {
    return { ok: false, reason: "spreadsheet" };
  }
  const text = new TextDecoder(encodingOf(bytes, legacy)).decode(bytes);
  if (isBinary(text)) return { ok: false, reason: "binary" };
  return text.trim() === "" ? { ok: false, reason: "empty" } : { ok: true, text };
}

/** What Excel saves as CSV on a computer of each language. */
export const legacyEncodings = { en: "windows-1252", jp: "shift_jis", cn: "gb18030" } as const;

function encodingOf(bytes: Uint8Array, legacy: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const zeros = { even: 0, odd: 0 };
  const sample = bytes.subarray(0, 2000);
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2 === 0 ? "even" : "odd"] += 1;
  });
  // Numbers, tabs and line ends have a zero byte each in UTF-16, always on the same side.
  if (zeros.even === 0 && zeros.odd * 8 > sample.length) return "utf-16le";
  if (zeros.odd === 0 && zeros.even * 8 > sample.length) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return legacy;
  }
}

/** Text has line ends and tabs among its control characters, and next to nothing else. */
function isBinary(text: string): boolean {
  let odd = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0) return true;
    if ((unit < 32 && unit !== 9 && unit !== 10 && unit !== 12 && unit !== 13) || unit === 0xfffd) odd += 1;
  }
  return odd * 50 > text.length;
}
