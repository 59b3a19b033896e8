/** Response of `/api/quick-add` for a catalog number as the shopper types it. */
import * as v from "valibot";

export const codeVerdict = v.object({
  code: v.string(),
  /** Null if the catalogue does not have the number. */
  name: v.nullable(v.string()),
  addEnabled: v.boolean(),
  /** Present number of a code with a former one, in the same size. */
  renumbered: v.optional(v.string()),
  /** Text in the page's language, with an optional link. */
  message: v.nullable(
    v.object({
      tone: v.picklist(["info", "warning", "error"]),
      text: v.string(),
      href: v.nullable(v.string()),
    }),
  ),
  /** True if the catalogue was unreachable: the number may be valid, and a retry may succeed. */
  unknown: v.boolean(),
});
export type CodeVerdict = v.InferOutput<typeof codeVerdict>;
