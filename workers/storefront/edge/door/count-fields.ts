/**
 * Counts the fields of a form by its separators. Parsing is far slower: a hundred thousand empty fields would block the
 * thread for seconds.
 */

/** The shop's largest form, a page of a pasted list, has about 200 fields. */
export const maxFields = 2000;

/**
 * Allows other parameters around the boundary, as some clients send them. Any other header, such as one with quoted or
 * escaped boundaries, might be read differently by the form parser and is rejected.
 */
const multipart =
  /^multipart\/form-data(?:\s*;\s*(?!boundary=)[\w-]+=[\w.-]+)*\s*;\s*boundary=(?:"([^"\\]+)"|([^;\s"\\]+))\s*(?:;|$)/i;

/**
 * @returns number of fields, 0 if the body is not a form; counting stops above {@link maxFields}; null if the boundary
 * is ambiguous
 */
export function countFields(body: Uint8Array, contentType: string): number | null {
  const [type = ""] = contentType.split(";", 1);
  switch (type.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return occurrences(body, "&") + (body.byteLength > 0 ? 1 : 0);
    case "multipart/form-data": {
      const boundary = boundaryOf(contentType);
      // The last boundary ends the form.
      return boundary ? Math.max(0, occurrences(body, `--${boundary}`) - 1) : null;
    }
    default:
      return 0;
  }
}

/** Boundary of a multipart form; null if it is ambiguous, or if the form is not multipart. */
export function boundaryOf(contentType: string): string | null {
  const [, quoted, plain] = multipart.exec(contentType.trim()) ?? [];
  return quoted ?? plain ?? null;
}

function occurrences(body: Uint8Array, separator: string): number {
  // One character per byte; separators are ASCII.
  const text = new TextDecoder("latin1").decode(body);
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0 && count <= maxFields + 1; at = text.indexOf(separator, at + 1))
    count += 1;
  return count;
}
