import { globalStyle, style, styleVariants } from "@vanilla-extract/css";

/** Anchor of the suggestion list. */
const base = style({ position: "relative", inlineSize: "100%" });
export const box = styleVariants({
  header: [base],
  hero: [base, style({ maxInlineSize: "44rem" })],
  panel: [base, style({ maxInlineSize: "32rem" })],
});

/** On phones the open list needs the space of the logo (C-TYPE-12). */
globalStyle("html[data-suggestions] [data-brand-logo]", {
  "@media": { "screen and (max-width: 25.87em)": { display: "none" } },
});
