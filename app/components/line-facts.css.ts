/** Product details in a line of a basket, an order or a quote. */
import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const what = style({ gridArea: "what", display: "grid", gap: vars.space.s0, minInlineSize: 0 });
export const name = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  alignItems: "baseline",
  fontWeight: vars.weight.medium,
  overflowWrap: "anywhere",
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  margin: 0,
  fontSize: vars.text.sm,
});
globalStyle(`${facts} > div`, { display: "flex", gap: vars.space.s0 });
// A short Japanese or Chinese word beside a long text would be set one character below the other.
globalStyle(`${facts} dt`, { color: vars.color.inkSoft, flexShrink: 0 });
globalStyle(`${facts} dd`, { margin: 0 });
