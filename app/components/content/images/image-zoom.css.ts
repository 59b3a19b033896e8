import { style } from "@vanilla-extract/css";
import { dark, light } from "~/styles/palette";
import { media, vars } from "~/styles/theme-contract.css";

export const link = style({ display: "inline-block", maxInlineSize: "100%", textDecorationLine: "none" });
/** Below the image, so that it hides nothing. */
export const mark = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  paddingBlock: "0.25rem",
  "@media": { [media.print]: { display: "none" } },
});

/** 90 % of the window (C-REND-02). */
export const dialog = style({ inlineSize: "90vw", maxInlineSize: "90vw" });
/** Background of an enlarged image, the same in both schemes, because images may be transparent. */
export const ground = style({
  display: "grid",
  placeItems: "center",
  padding: vars.space.s2,
  background: light.surface,
  border: `1px solid ${vars.color.hairline}`,
  selectors: { "&[data-dark]": { background: dark.paper } },
});
export const picture = style({
  inlineSize: "100%",
  maxBlockSize: "70dvb",
  objectFit: "contain",
});
export const caption = style({
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
