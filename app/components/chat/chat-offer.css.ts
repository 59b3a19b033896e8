import { style } from "@vanilla-extract/css";
import { lowerEdge } from "~/styles/lower-edge";
import { vars } from "~/styles/theme-contract.css";

/** At the bottom of the page column, clear of bars there, whose buttons are at the same side. */
export const offer = style({
  position: "sticky",
  insetBlockEnd: `calc(${vars.space.s2} + max(var(${lowerEdge.tray}, 0px), var(${lowerEdge.page}, 0px)))`,
  alignSelf: "flex-end",
  zIndex: 14,
  marginInlineEnd: vars.gutter,
  marginBlockEnd: vars.space.s2,
  maxInlineSize: "min(22rem, calc(100% - 2rem))",
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 0.25rem 1.5rem ${vars.color.shade}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const label = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s2,
  fontWeight: vars.weight.medium,
});
export const words = style({
  display: "grid",
  justifyItems: "start",
  gap: vars.space.s1,
  padding: `0 ${vars.space.s2} ${vars.space.s2}`,
});
