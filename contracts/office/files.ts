/** Wire format of pictures, lines and other files in forms of the office. */
import * as v from "valibot";

/** A file of at most 1 MB: MIME type, name (percent-encoded) and base64, with semicolons between them. */
const fileText = (types: string, { missing, wrong }: { readonly missing: string; readonly wrong: string }) =>
  v.pipe(
    v.string(missing),
    v.maxLength(1_400_000, "At most 1 MB."),
    v.regex(new RegExp(`^${types};([\\w.!~*'()-]|%[\\dA-F]{2}){1,400};[A-Za-z0-9+/]+={0,2}$`), wrong),
    v.check((text) => (text.length - text.lastIndexOf(";") - 1) % 4 === 0, "This file was cut off."),
  );

export const pictureFile = fileText("image/(png|jpeg)", { missing: "Choose a picture.", wrong: "A PNG or JPEG file." });

/** Browsers send different types for spreadsheets and CSV, so the file's extension and bytes decide. */
export const documentFile = fileText("[\\w./+-]{0,100}", {
  missing: "Choose a file.",
  wrong: "A file with a plain name.",
});

/**
 * Lines of a file, or pasted lines. Replacement characters are refused, because they would be stored in place of the
 * text: spreadsheets save CSV in the local encoding instead of UTF-8.
 */
export const fileLines = (maxCharacters: number) =>
  v.pipe(
    v.string("Choose a file, or paste its lines."),
    v.minLength(1),
    v.maxLength(maxCharacters),
    v.check(
      (text) => !text.includes("\uFFFD"),
      "Some letters of this file cannot be read. Save it as “CSV UTF-8” and choose it again.",
    ),
  );
