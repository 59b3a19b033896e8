import type { RichText as RichTextValue } from "@contracts/content/rich-text";
import { classes } from "../ui/classes";
import { createRenderer, type RichTextOptions } from "./render-node";
import * as css from "./rich-text.css";

interface RichTextProps extends RichTextOptions {
  /** Nothing is rendered without a text. */
  value: RichTextValue | null | undefined;
  /** Language of the text where it is not the page's: content falls back to the default locale. */
  lang?: string;
  className?: string;
}

/**
 * Rich text of the content service as React elements. Markup is never passed through: every node becomes an element
 * that is known here, every address goes through `safeHref`, what is unknown shows its text.
 */
export function RichText({ value, lang, className, ...options }: RichTextProps) {
  if (!value || value.json.children.length === 0) return null;
  const render = createRenderer(value, options);
  return (
    <div className={classes(css.body, className)} lang={lang}>
      {render(value.json.children)}
    </div>
  );
}
