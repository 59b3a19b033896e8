import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const block = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
export const mean = style({
  fontSize: vars.text.xxl,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: "tabular-nums",
});
export const bars = style({ display: "grid", gap: "0.125rem", fontSize: vars.text.sm });
export const bar = style({
  display: "grid",
  gridTemplateColumns: "4.5rem 10rem 2rem",
  columnGap: vars.space.s1,
  alignItems: "center",
});
globalStyle(`${bar} rect`, { fill: vars.color.sunken });
globalStyle(`${bar} rect[data-full]`, { fill: vars.color.hematoxylin });
globalStyle(`${bar} svg`, { maxInlineSize: "100%" });
export const number = style({ fontVariantNumeric: "tabular-nums", color: vars.color.inkSoft });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const list = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const review = style({
  display: "grid",
  gap: vars.space.s0,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const head = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s2, alignItems: "center" });
export const title = style({ fontSize: vars.text.md, fontWeight: vars.weight.medium });
export const text = style({ whiteSpace: "pre-line", maxInlineSize: vars.measure });
export const stars = style({ display: "inline-flex" });
globalStyle(`${stars} circle`, { fill: "none", stroke: vars.color.ink, strokeWidth: 1.25 });
globalStyle(`${stars} circle[data-full]`, { fill: vars.color.ink });
/** The shop's reply, set off from its review. */
export const answer = style({
  marginBlockStart: vars.space.s1,
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `2px solid ${vars.color.hairline}`,
});
