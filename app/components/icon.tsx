/** Icons by meaning: Lucide outlines as symbols of one file (scripts/data/generate-icons.ts). */
import { html, type SafeHtml } from "@domain/edge-slot/html";
import * as css from "./icon.css";
import sprite from "./icons.svg?url";
import { classes } from "./ui/classes";

export const iconNames = [
  "sort",
  "back",
  "forward",
  "external",
  "company",
  "check",
  "compare",
  "down",
  "previous",
  "next",
  "up",
  "problem",
  "success",
  "help",
  "history",
  "copy",
  "download",
  "document",
  "protocol",
  "country",
  "figures",
  "info",
  "cards",
  "filter",
  "lock",
  "signOut",
  "mail",
  "menu",
  "minus",
  "product",
  "edit",
  "phone",
  "plus",
  "print",
  "quote",
  "refresh",
  "rows",
  "search",
  "basket",
  "settings",
  "favourite",
  "delete",
  "warning",
  "shipping",
  "account",
  "video",
  "offline",
  "close",
  "zoom",
] as const;
export type IconName = (typeof iconNames)[number];

interface IconProps {
  name: IconName;
  size?: keyof typeof css.size;
  /** Set if the icon stands alone and has a meaning; otherwise it is hidden from screen readers. */
  label?: string;
  className?: string;
}

/** Without styles, an SVG would be 300 px wide. */
const unstyled = { width: 20, height: 20 } as const;

/** Strokes of 1.75 px match the weight of the text. */
export function Icon({ name, size = "md", label, className }: IconProps) {
  const naming = label ? ({ role: "img", "aria-label": label } as const) : ({ "aria-hidden": true } as const);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `label`, or hidden
    <svg className={classes(css.size[size], css.lines, className)} {...unstyled} focusable="false" {...naming}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The icon for slot markup. */
export function iconHtml(name: IconName, size: keyof typeof css.size): SafeHtml {
  return html`<svg class="${classes(css.size[size], css.lines)}" width="20" height="20" focusable="false" aria-hidden="true"><use href="${`${sprite}#${name}`}"></use></svg>`;
}
