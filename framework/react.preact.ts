/** React's names for the enhancement bundle, from Preact. */
import { useState } from "preact/compat";

// @ts-expect-error Preact's types end with `export =`, but its module does not.
export * from "preact/compat";
export { default } from "preact/compat";

let ids = 0;

/**
 * Unique in the document. Preact's own ids are unique only within a tree, so labels of one widget referred to fields of
 * another.
 */
export function useId(): string {
  const [id] = useState(() => {
    ids += 1;
    return `w${ids}`;
  });
  return id;
}
