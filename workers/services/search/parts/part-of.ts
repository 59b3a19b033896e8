/** Maps a document to its object of a divided engine. */

/** Maximum number of parts, because every search calls all of them. */
export const maxParts = 64;

/**
 * Object name of a part. The first part has the engine's name, as in an undivided engine; engine names cannot contain
 * `#`.
 */
export const partName = (engine: string, part: number): string => (part === 0 ? engine : `${engine}#${part}`);

/** Part of a document by a hash of its id (32-bit FNV-1a), which never changes. */
export function partOf(id: string, parts: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  // The low bits of the hash of a short text are poorly distributed.
  return ((hash ^ (hash >>> 16)) >>> 0) % parts;
}
