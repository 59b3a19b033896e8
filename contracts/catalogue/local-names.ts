/** Names that operators enter once per shop language, keyed by locale file. */
import * as v from "valibot";

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

export const localNames = v.strictObject({ en_EN: name, ja_JP: name, zh_CN: name });
export type LocalNames = v.InferOutput<typeof localNames>;
