/** JSON sent by programs. */

/** Escapes of surrogates, which may be unpaired. */
const perhapsHalf = /\\u[dD][89a-fA-F]/;

/** The value; undefined for invalid JSON, and for text with lone surrogates (RFC 7493), which no URL can contain. */
export function readJson(text: string): unknown {
  try {
    return perhapsHalf.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wellFormed(name: string, value: unknown): unknown {
  if (!name.isWellFormed() || (typeof value === "string" && !value.isWellFormed()))
    throw new RangeError("lone surrogate");
  return value;
}
