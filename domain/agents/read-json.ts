/** JSON of programs. */

/** Escapes of halves of letters, which may come alone. */
const perhapsHalf = /\\u[dD][89a-fA-F]/;

/** The value; undefined for invalid JSON, and for texts that are not Unicode (RFC 7493), which fit into no address. */
export function readJson(text: string): unknown {
  try {
    return perhapsHalf.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wellFormed(name: string, value: unknown): unknown {
  if (!name.isWellFormed() || (typeof value === "string" && !value.isWellFormed()))
    throw new RangeError("half of a letter");
  return value;
}
