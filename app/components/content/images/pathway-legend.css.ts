import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const legend = style({
  display: "grid",
  gap: vars.space.s1,
  padding: vars.space.s2,
  background: vars.color.sunken,
  maxInlineSize: "60rem",
});
export const title = style({ fontSize: vars.text.md });
export const entries = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(12rem, 100%), 1fr))",
  gap: `${vars.space.s1} ${vars.space.s2}`,
});
export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const sample = style({ inlineSize: "3.5rem", blockSize: "1.75rem", flexShrink: 0 });
export const shape = style({ fill: vars.color.surface, stroke: "currentColor", strokeWidth: 1.8 });
export const filled = style({ fill: vars.color.paper });
export const head = style({ fill: "currentColor", stroke: "none" });
export const letters = style({ fill: vars.color.inkSoft, fontSize: "13px", fontFamily: vars.font.sans });
export const ink = style({ color: vars.color.ink });
export const line = style({ color: vars.color.hairlineStrong });
export const action = style({ color: vars.color.action });
export const fitc = style({ color: vars.color.fitc });
export const dab = style({ color: vars.color.dab });
export const dapi = style({ color: vars.color.dapi });
export const hematoxylin = style({ color: vars.color.hematoxylin });
