import { style } from "@vanilla-extract/css";
import { laidOutNear } from "~/styles/laid-out-late";
import { breakpoints, media, vars } from "~/styles/theme-contract.css";

/** Typical row heights by width. */
const usual = { phone: "10rem", large: "8.5rem" } as const;
const near = (height: string) => laidOutNear(height, ":nth-of-type(n + 8)");

export const row = style({
  scrollMarginBlock: "12rem 4rem",
  selectors: {
    "&:has([data-row-link]:focus-visible)": { boxShadow: `inset 3px 0 0 ${vars.color.action}` },
  },
  "@media": {
    [`${media.belowSmall} and (max-width: ${breakpoints.xs - 0.02}px)`]: near(usual.phone),
    [`${media.belowSmall} and (min-width: ${breakpoints.xs}px)`]: near(usual.large),
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
