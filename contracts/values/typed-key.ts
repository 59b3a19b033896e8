/** Keys that people type to search a list exactly. */
import * as v from "valibot";

/** A number, a code or an address, at half width: Japanese keyboards often type it at full width. */
export const typedKey = (most: number) => v.pipe(v.string(), v.normalize("NFKC"), v.trim(), v.maxLength(most));
