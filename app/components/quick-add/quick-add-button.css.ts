import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const anchor = style({
  position: "relative",
  // On narrow screens the popup hangs below the whole header, which is what it is placed by then.
  "@media": { [media.belowSmall]: { position: "static" } },
});
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  minBlockSize: vars.control.sm,
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
