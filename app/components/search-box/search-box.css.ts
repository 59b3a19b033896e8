import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** The list of suggestions hangs below the box. */
const base = style({ position: "relative", inlineSize: "100%" });
export const box = styleVariants({
  header: [base],
  hero: [base, style({ maxInlineSize: "44rem" })],
  panel: [base, style({ maxInlineSize: "32rem" })],
});

/** Phones need the room for the list: the brand goes while it is open (C-TYPE-12). */
globalStyle("html[data-suggestions] [data-brand-logo]", {
  "@media": { "screen and (max-width: 413.98px)": { display: "none" } },
});
