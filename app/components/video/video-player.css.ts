import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const video = style({ display: "grid", gap: vars.space.s2 });
export const press = style({ cursor: "pointer" });
export const player = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "48rem",
  aspectRatio: "16 / 9",
  background: vars.color.sunken,
});
export const controls = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
});
export const note = style({
  display: "grid",
  gap: vars.space.s0,
  maxInlineSize: vars.measure,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
