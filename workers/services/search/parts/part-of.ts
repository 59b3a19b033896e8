/** Maps a document to the object of a divided engine that holds it. */

/** Maximum number of parts, because every search asks all of them. */
export const maxParts = 64;

/** The first part is the engine's own object, as in an engine that is not divided; no engine has the name of another one. */
export const partName = (engine: string, part: number): string => (part === 0 ? engine : `${engine}#${part}`);

/** By the id, which never changes: FNV-1a in 32 bits. */
export function partOf(id: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The low bits of a short text are poor.
  return ((hash ^ (hash >>> 16)) >>> 0) % parts;
}
