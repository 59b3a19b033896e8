import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const panel = style({ display: "grid", gap: vars.space.s2 });
export const title = style({ fontSize: vars.text.lg });
export const sizes = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const size = style({
  display: "grid",
  gap: vars.space.s1,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
});
export const sku = style({ fontWeight: vars.weight.medium });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const price = style({ marginInlineStart: "auto", fontSize: vars.text.lg });
export const ship = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, margin: 0 });
export const form = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: vars.space.s1,
  alignItems: "center",
});
export const partner = style({ fontWeight: vars.weight.medium });
