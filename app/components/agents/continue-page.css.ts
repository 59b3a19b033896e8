import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
});
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const text = style({ maxInlineSize: "70ch" });
export const lines = style({
  listStyle: "disc",
  display: "grid",
  gap: vars.space.s1,
  paddingInlineStart: vars.space.s3,
});
