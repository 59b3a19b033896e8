/**
 * Text fields of a form, for schemas. Files are dropped; of repeated fields the last wins. Browsers send a line end as two
 * characters, which they count as one against a field's `maxlength`.
 */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value.replaceAll("\r\n", "\n")]] : [])),
  );
}
