/**
 * Lists of facet values in one parameter. A separator inside a value is written as an escape (`%2C` after decoding),
 * so "Fixed, permeabilised" survives in both structures and through anything that re-encodes the address.
 */
const maxValues = 50;
const maxValueLength = 200;

const escapes: Readonly<Record<string, string>> = { "%": "%25", ",": "%2C", "|": "%7C" };
const originals: Readonly<Record<string, string>> = { "%25": "%", "%2C": ",", "%7C": "|" };

/** A value as it stands in a list, and as the value of a check box that is sent by itself. */
export function escapeListValue(value: string): string {
  return value.replaceAll(/[%,|]/g, (separator) => escapes[separator] ?? separator);
}

function unescapeListValue(text: string): string {
  return text.replaceAll(/%(?:25|2C|7C)/gi, (code) => originals[code.toUpperCase()] ?? code);
}

/** One parameter value from many list values. */
export function joinListValues(values: readonly string[], separator: "," | "|"): string {
  return values.map(escapeListValue).join(separator);
}

/** All list values of a parameter that may be repeated (a form without scripts repeats it), in order, each once. */
export function splitListValues(parameters: readonly string[]): readonly string[] {
  const values = new Set<string>();
  for (const piece of parameters.flatMap((parameter) => parameter.split(/[,|]/))) {
    const value = unescapeListValue(piece).trim();
    if (value !== "" && value.length <= maxValueLength && values.size < maxValues) values.add(value);
  }
  return [...values];
}
