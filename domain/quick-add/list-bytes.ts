/** Decodes an uploaded list of catalog numbers, whatever program wrote it. */
import { readWordDocument } from "./office/word-document";
import { readWorkbook } from "./office/workbook";

type ListBytes =
  | { readonly ok: true; readonly text: string }
  /** `spreadsheet`: a file of another office program, or a broken one; `binary`: not text. */
  | { readonly ok: false; readonly reason: "empty" | "spreadsheet" | "binary" };

/** First bytes of zip archives (Excel, Word, Numbers, OpenDocument), and of Excel and Word before 2007. */
const archive = [0x50, 0x4b, 0x03, 0x04] as const;
const formerExcel = [0xd0, 0xcf, 0x11, 0xe0] as const;
/** "%PDF-", which other programs' headers may precede. */
const pdfMark = "%PDF-";
const pdfMarkWithin = 1024;

/** True for a PDF, whose text the document service reads. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, pdfMarkWithin)).includes(pdfMark);

/**
 * UTF-8 or UTF-16, with or without a byte order mark; otherwise the legacy encoding of spreadsheets in the page's
 * language, or in Japanese or Chinese if the bytes are clearly that.
 * @param legacy the encoding of the page's language, by its WHATWG name
 */
export function readListBytes(bytes: Uint8Array, legacy: string): ListBytes {
  if (bytes.length === 0) return { ok: false, reason: "empty" };
  const begins = (magic: readonly number[]) => magic.every((byte, index) => bytes[index] === byte);
  if (begins(formerExcel)) return { ok: false, reason: "spreadsheet" };
  if (begins(archive)) {
    const cells = readWorkbook(bytes) ?? readWordDocument(bytes);
    if (cells === null) return { ok: false, reason: "spreadsheet" };
    return cells.trim() === "" ? { ok: false, reason: "empty" } : { ok: true, text: cells };
  }
  const text = new TextDecoder(encodingOf(bytes, legacy)).decode(bytes);
  if (isBinary(text)) return { ok: false, reason: "binary" };
  return text.trim() === "" ? { ok: false, reason: "empty" } : { ok: true, text };
}

/** Encoding of Excel's CSV export by language. */
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
  // In UTF-16, digits, tabs and line ends have one zero byte each, always on the same side.
  if (zeros.even === 0 && zeros.odd * 8 > sample.length) return "utf-16le";
  if (zeros.odd === 0 && zeros.even * 8 > sample.length) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return legacy === legacyEncodings.en && hasPairs(bytes) ? eastAsianEncodingOf(bytes) : legacy;
  }
}

const fewestHighBytes = 6;

/** Japanese and Chinese letters have two bytes, most of them both high; accents and "µ" stand alone. */
function hasPairs(bytes: Uint8Array): boolean {
  let [high, paired] = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte < 0x80) return;
    high += 1;
    if ((bytes[index - 1] ?? 0) >= 0x80 || (bytes[index + 1] ?? 0) >= 0x80) paired += 1;
  });
  return high >= fewestHighBytes && paired * 2 > high;
}

/** Chinese text read as Japanese consists of half-width katakana and unassigned letters. */
function eastAsianEncodingOf(bytes: Uint8Array): string {
  const count = (text: string, letters: RegExp) => text.match(letters)?.length ?? 0;
  const japanese = new TextDecoder(legacyEncodings.jp).decode(bytes);
  const wrong = count(japanese, /[\uff61-\uff9f\ufffd\ue000-\uf8ff]/g);
  const right = count(japanese, /[\u3041-\u30ff\u4e00-\u9fff]/g);
  if (wrong * 4 < right) return legacyEncodings.jp;
  const chinese = new TextDecoder(legacyEncodings.cn).decode(bytes);
  return /[\ufffd\ue000-\uf8ff]/.test(chinese) ? legacyEncodings.en : legacyEncodings.cn;
}

/** Text has hardly any control characters besides line ends and tabs. */
function isBinary(text: string): boolean {
  let odd = 0;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0) return true;
    if ((unit < 32 && unit !== 9 && unit !== 10 && unit !== 12 && unit !== 13) || unit === 0xfffd) odd += 1;
  }
  return odd * 50 > text.length;
}
