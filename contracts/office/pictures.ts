/** Wire format of pictures in forms of the office. */
import * as v from "valibot";

/** A picture of at most 1 MB: MIME type, name (percent-encoded) and base64, with semicolons between them. */
export const pictureFile = v.pipe(
  v.string("Choose a picture."),
  v.maxLength(1_400_000, "At most 1 MB."),
  v.regex(/^image\/(png|jpeg);([\w.!~*'()-]|%[\dA-F]{2}){1,400};[A-Za-z0-9+/]+={0,2}$/, "A PNG or JPEG file."),
  v.check((text) => (text.length - text.lastIndexOf(";") - 1) % 4 === 0, "This file was cut off."),
);
