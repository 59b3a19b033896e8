import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s1,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
});
export const languageRow = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
});
