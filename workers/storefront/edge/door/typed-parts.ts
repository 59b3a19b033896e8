/** Keeps the texts of a form whose file is too large to be read. */
import { boundaryOf, countFields, maxFields } from "./count-fields";

/**
 * A form of the whole text fields before the first file.
 * @param start the form's first bytes
 * @returns null if there are none
 */
export function typedParts(start: Uint8Array, contentType: string): Uint8Array<ArrayBuffer> | null {
  const boundary = boundaryOf(contentType);
  if (boundary === null) return null;
  // One character per byte, so places in the text are places in the body.
  const text = new TextDecoder("latin1").decode(start);
  const delimiter = `--${boundary}\r\n`;
  if (!text.startsWith(delimiter)) return null;
  let end = 0;
  while (text.startsWith(delimiter, end) && !isFile(text, end + delimiter.length)) {
    const next = text.indexOf(`\r\n--${boundary}`, end + delimiter.length);
    if (next < 0) break;
    end = next + 2;
  }
  if (end === 0) return null;
  const closing = new TextEncoder().encode(`--${boundary}--\r\n`);
  const form = new Uint8Array(end + closing.byteLength);
  form.set(start.subarray(0, end));
  form.set(closing, end);
  return (countFields(form, contentType) ?? Infinity) > maxFields ? null : form;
}

/** True for a part whose header has a file name, and for a header that is cut off. */
function isFile(text: string, at: number): boolean {
  const head = text.slice(at, at + 2048).split("\r\n\r\n", 2);
  return head.length < 2 || /;\s*filename\*?=/i.test(head[0] ?? "");
}
