import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const video = style({ display: "grid", gap: vars.space.s2, justifyItems: "start" });
export const player = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: vars.measure,
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
