import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const panel = style({
  display: "grid",
  gap: vars.space.s2,
  justifyItems: "start",
  padding: vars.space.s3,
  background: vars.color.actionSoft,
  maxInlineSize: vars.measure,
});
export const name = style({ fontSize: vars.text.lg });
export const search = style({ maxInlineSize: vars.measure });
