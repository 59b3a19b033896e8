import { style } from "@vanilla-extract/css";
import { dark, light } from "~/styles/palette";
import { vars } from "~/styles/theme-contract.css";

export const link = style({
  position: "relative",
  display: "inline-block",
  maxInlineSize: "100%",
  cursor: "zoom-in",
});
export const mark = style({
  position: "absolute",
  insetBlockEnd: vars.space.s1,
  insetInlineEnd: vars.space.s1,
  display: "grid",
  placeItems: "center",
  inlineSize: "2rem",
  blockSize: "2rem",
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
});

/** C-REND-02. */
export const dialog = style({ inlineSize: "90vw", maxInlineSize: "90vw" });
/** The ground under a picture does not follow the scheme of the page: pictures may have no ground of their own. */
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
