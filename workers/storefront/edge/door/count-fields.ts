/**
 * Fields of a form, counted by what separates them: to take a form apart costs far more than to look for separators, and a
 * hundred thousand empty fields would hold the thread for seconds.
 */

/** The largest form of the shop, a page of a pasted list, has some 200. */
export const maxFields = 2000;

/**
 * Other parameters may stand before and behind the boundary, as programs write them. Whatever else a header may say, such as
 * a boundary within quotes of another parameter or with escapes in it, could be read differently by who takes the form apart.
 */
const multipart =
  /^multipart\/form-data(?:\s*;\s*(?!boundary=)[\w-]+=[\w.-]+)*\s*;\s*boundary=(?:"([^"\\]+)"|([^;\s"\\]+))\s*(?:;|$)/i;

/**
 * @returns number of fields, 0 for a body that is no form; stops counting above {@link maxFields}; null where nobody can
 *   say where its fields end
 */
export function countFields(body: Uint8Array, contentType: string): number | null {
  const [type = ""] = contentType.split(";", 1);
  switch (type.trim().toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return occurrences(body, "&") + (body.byteLength > 0 ? 1 : 0);
    case "multipart/form-data": {
      const [, quoted, plain] = multipart.exec(contentType.trim()) ?? [];
      const boundary = quoted ?? plain;
      // The last one ends the form.
      return boundary ? Math.max(0, occurrences(body, `--${boundary}`) - 1) : null;
    }
    default:
      return 0;
  }
}

function occurrences(body: Uint8Array, separator: string): number {
  // One letter a byte: what is looked for has no others.
  const text = new TextDecoder("latin1").decode(body);
  let count = 0;
  for (let at = text.indexOf(separator); at >= 0 && count <= maxFields + 1; at = text.indexOf(separator, at + 1))
    count += 1;
  return count;
}
