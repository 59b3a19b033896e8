/** What the shop answers the browser about a catalog number that is being typed (`/api/quick-add`). */
import * as v from "valibot";

export const codeVerdict = v.object({
  code: v.string(),
  /** Null for a number that the catalogue does not have. */
  name: v.nullable(v.string()),
  addEnabled: v.boolean(),
  /** Text in the page's language, with the link that belongs to it. */
  message: v.nullable(
    v.object({
      tone: v.picklist(["info", "warning", "error"]),
      text: v.string(),
      href: v.nullable(v.string()),
    }),
  ),
  /** Nobody could say: the number may be right, and asking again may help. */
  unknown: v.boolean(),
});
export type CodeVerdict = v.InferOutput<typeof codeVerdict>;
