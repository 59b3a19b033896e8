/** JSON for a script element: "<" and the two line separators are escaped, so that no value can end the element. */
export function structuredDataText(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
