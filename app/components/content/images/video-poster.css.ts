import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const frame = style({
  position: "relative",
  aspectRatio: "16 / 9",
  display: "grid",
  placeItems: "center",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.hairline}`,
  overflow: "hidden",
});
export const large = style({ maxInlineSize: "48rem" });
export const picture = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
});
export const mark = style({
  position: "relative",
  boxSizing: "content-box",
  padding: vars.space.s1,
  borderRadius: "50%",
  background: vars.color.surface,
  color: vars.color.action,
  border: `1px solid ${vars.color.hairlineStrong}`,
});
export const missing = style({
  position: "relative",
  padding: vars.space.s2,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  textAlign: "center",
});
export const length = style({
  position: "absolute",
  insetInlineEnd: vars.space.s1,
  insetBlockEnd: vars.space.s1,
  paddingInline: "0.375em",
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.ink,
  background: vars.color.surface,
});
