/**
 * Lists of facet values in one parameter. Separators inside a value are escaped (`%2C` after decoding), so "Fixed,
 * permeabilised" survives in both structures and any re-encoding.
 */
const maxValues = 50;
const maxValueLength = 200;

const escapes: Readonly<Record<string, string>> = { "%": "%25", ",": "%2C", "|": "%7C" };
const originals: Readonly<Record<string, string>> = { "%25": "%", "%2C": ",", "%7C": "|" };

/** A value as written in a list; also used as a check box value. */
export function escapeListValue(value: string): string {
  return value.replaceAll(/[%,|]/g, (separator) => escapes[separator] ?? separator);
}

function unescapeListValue(text: string): string {
  return text.replaceAll(/%(?:25|2C|7C)/gi, (code) => originals[code.toUpperCase()] ?? code);
}

/** Joins values to one parameter. */
export function joinListValues(values: readonly string[], separator: "," | "|"): string {
  return values.map(escapeListValue).join(separator);
}

/** Distinct values of a parameter in order. It may be repeated, as by a form without scripts. */
export function splitListValues(parameters: readonly string[]): readonly string[] {
  const values = new Set<string>();
  for (const piece of parameters.flatMap((parameter) => parameter.split(/[,|]/))) {
    const value = unescapeListValue(piece).trim();
    if (value !== "" && value.length <= maxValueLength && values.size < maxValues) values.add(value);
  }
  return [...values];
}
