/** A form that failed because an upstream is down. The error page repeats it, so no input is lost. */

export interface UnsentForm {
  /** Path and query the form was posted to. */
  readonly action: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

/** Hand-written check: the error page is part of every bundle, which should not grow by a validation library. */
export function isUnsentForm(data: unknown): data is UnsentForm {
  if (typeof data !== "object" || data === null || !("action" in data) || !("fields" in data)) return false;
  return typeof data.action === "string" && Array.isArray(data.fields);
}

/** The form is repeated as hidden fields. Longer ones are lists, which the visitor's browser keeps. */
const maxFields = 200;
const maxCharacters = 32_768;

/** Null for secrets, files and very long forms, which pages do not repeat. */
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
