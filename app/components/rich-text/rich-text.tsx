import type { RichText as RichTextValue } from "@contracts/content/rich-text";
import { classes } from "../ui/classes";
import { createRenderer, type RichTextOptions } from "./render-node";
import * as css from "./rich-text.css";

interface RichTextProps extends RichTextOptions {
  /** Renders nothing without a text. */
  value: RichTextValue | null | undefined;
  /** Language of the text, if it fell back to the default locale. */
  lang?: string;
  className?: string;
}

/**
 * Renders rich text as React elements. Markup never passes through: each known node becomes an element, each link goes
 * through `safeHref`, and unknown nodes show their text.
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
