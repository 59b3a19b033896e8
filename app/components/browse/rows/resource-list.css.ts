import { style } from "@vanilla-extract/css";
import { laidOutLate } from "~/styles/laid-out-late";
import { breakpoints, media, vars } from "~/styles/theme-contract.css";

/** Typical row heights by width. */
const usual = { phone: "11.9rem", large: "10rem" } as const;
const later = (height: string) => laidOutLate(height, ":nth-of-type(n + 8)");

export const row = style({
  scrollMarginBlock: "12rem 4rem",
  selectors: {
    "&:has([data-row-link]:focus-visible)": { boxShadow: `inset 3px 0 0 ${vars.color.action}` },
  },
  "@media": {
    [`${media.belowSmall} and (max-width: ${breakpoints.xs - 0.02}px)`]: later(usual.phone),
    [`${media.belowSmall} and (min-width: ${breakpoints.xs}px)`]: later(usual.large),
  },
});
export const name = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});
export const facts = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, color: vars.color.inkSoft });
export const text = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, maxInlineSize: vars.measure });
