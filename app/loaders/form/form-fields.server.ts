/** Text fields of a form, for schemas. Files are dropped; of repeated fields the last wins. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
