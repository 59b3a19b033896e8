/** Header buttons beside the search field: icon and label, or the icon alone on narrow screens. */
import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const button = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s0,
  minBlockSize: vars.control.sm,
  // Minimum touch target for the icon alone.
  minInlineSize: vars.control.sm,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.action } },
});
export const buttonText = style({
  "@media": {
    [media.belowSmall]: {
      position: "absolute",
      clipPath: "inset(50%)",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
    },
  },
});
