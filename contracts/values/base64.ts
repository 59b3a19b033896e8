import * as v from "valibot";

/**
 * Bytes as Base64 with padding. The library's regular expression overflows its stack on texts of more than four million
 * characters, such as a scan of a few pages.
 */
export const base64Text = (most: number) =>
  v.pipe(
    v.string(),
    v.maxLength(most),
    v.regex(/^[A-Za-z\d+/]*={0,2}$/, "must be Base64"),
    v.check((text) => text.length % 4 === 0, "must be Base64 with padding"),
  );
