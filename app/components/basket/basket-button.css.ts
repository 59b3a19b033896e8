import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const anchor = style({ position: "relative" });
export const count = style({ fontVariantNumeric: "tabular-nums" });
export const popupRegion = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineEnd: 0,
  zIndex: 30,
});
export const popup = style({
  display: "grid",
  inlineSize: "max-content",
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.success}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 8px 24px ${vars.color.shade}`,
  fontSize: vars.text.sm,
});
