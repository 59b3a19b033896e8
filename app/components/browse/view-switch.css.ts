import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const group = style({
  display: "flex",
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  overflow: "hidden",
  "@media": { [media.belowSmall]: { display: "none" } },
});
export const choice = style({
  position: "relative",
  display: "grid",
  placeItems: "center",
  inlineSize: vars.control.sm,
  blockSize: vars.control.sm,
  color: vars.color.inkSoft,
  background: vars.color.surface,
  cursor: "pointer",
  selectors: {
    "&:has(input:checked)": { color: vars.color.ink, background: vars.color.actionSoft },
    "&:has(input:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "-2px" },
  },
  "@media": {
    [media.forcedColors]: {
      selectors: { "&:has(input:checked)": { outline: "2px solid Highlight", outlineOffset: "-4px" } },
    },
  },
});
/** Covers the icon, so that the whole square is clickable. */
export const radio = style({ position: "absolute", inset: 0, opacity: 0, cursor: "pointer" });
