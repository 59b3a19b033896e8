/** Fields of a form as text, for a schema to parse; files are left out, and of fields with one name the last counts. */
export function textFields(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
