/** Secret in an address that opens one document to anyone who has it. */
import * as v from "valibot";

/** 128 random bits. */
export const linkKey = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/));
