import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const tray = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s1,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.ink}`,
});
export const products = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s1 });
export const product = style({
  display: "flex",
  alignItems: "center",
  paddingInlineStart: vars.space.s1,
  border: `1px solid ${vars.color.hairlineStrong}`,
  selectors: { "&[data-failed]": { color: vars.color.inkSoft, textDecoration: "line-through" } },
});
export const actions = style({ display: "flex", alignItems: "center", gap: vars.space.s1 });
