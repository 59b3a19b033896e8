/** A form that could not be taken because an upstream is out, as the page that says so carries it: nothing typed is lost. */

export interface UnsentForm {
  /** Path and query that the form was sent to. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Written by hand: every page carries the page of errors in its scripts, and none of them a library for this. */
export function isUnsentForm(data: unknown): data is UnsentForm {
  if (typeof data !== "object" || data === null || !("action" in data) || !("fields" in data)) return false;
  return typeof data.action === "string" && Array.isArray(data.fields);
}

/** Written into a page as hidden fields; what is longer is a list, and stays in the visitor's browser. */
const maxFields = 200;
const maxCharacters = 32_768;

/** Null for what is not repeated on a page: secrets, files, and very long forms. */
export function unsentForm({ pathname, search }: URL, form: FormData): UnsentForm | null {
  const fields: [string, string][] = [];
  let characters = 0;
  for (const [name, value] of form) {
    if (typeof value !== "string" || /password|secret|card/i.test(name)) return null;
    characters += name.length + value.length;
    fields.push([name, value]);
  }
  if (fields.length === 0 || fields.length > maxFields || characters > maxCharacters) return null;
  return { action: pathname.replace(/\.data$/, "") + search, fields };
}
