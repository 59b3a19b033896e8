import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const lead = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const product = style({ fontSize: vars.text.md, lineHeight: vars.leading.snug });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s0} ${vars.space.s1}`,
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
});
export const numbersBand = style({ display: "grid", gap: vars.space.s2, paddingBlock: vars.space.s4 });
export const numbers = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s2} ${vars.space.s5}`,
  listStyle: "none",
  padding: 0,
});
export const number = style({ display: "inline-block", minBlockSize: "1.5rem", textDecorationLine: "none" });
export const count = style({
  fontSize: vars.text.xl,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
});
