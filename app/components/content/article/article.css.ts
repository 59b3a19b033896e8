import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s0} ${vars.space.s2}`,
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
});
/** Figure and key points share the first screen; wide screens put them side by side. */
export const opening = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "start",
  maxInlineSize: "56rem",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" } },
});
export const points = style({
  borderBlockStart: `2px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.s1,
});
export const name = style({ fontSize: vars.text.md, fontWeight: vars.weight.bold, marginBlockEnd: vars.space.s1 });
export const pointList = style({
  display: "grid",
  gap: vars.space.s1,
  paddingInlineStart: "1.2em",
  listStyle: "disc",
  lineHeight: vars.leading.snug,
});
export const section = style({ display: "grid", gap: vars.space.s2, maxInlineSize: vars.measure });
export const references = style({
  display: "grid",
  gap: vars.space.s1,
  paddingInlineStart: "1.8em",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const productsInner = style({
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  paddingBlockStart: vars.space.s2,
  "@media": { [media.desktop]: { position: "sticky", insetBlockStart: "6rem" } },
});
export const products = style({ display: "grid", gap: vars.space.s2, listStyle: "none", padding: 0 });
export const product = style({
  display: "grid",
  gap: vars.space.s0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const productFacts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s0} ${vars.space.s1}`,
  color: vars.color.inkSoft,
});
