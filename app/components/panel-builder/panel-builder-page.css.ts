import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  display: "grid",
  gap: vars.space.s3,
  paddingBlock: `${vars.space.s2} ${vars.space.s3}`,
  minInlineSize: 0,
});
export const plain = style({ margin: 0, maxInlineSize: vars.measure });
export const soft = style({ margin: 0, color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const section = style({ display: "grid", gap: vars.space.s2, minInlineSize: 0 });
export const form = style({ display: "grid", gap: vars.space.s3, minInlineSize: 0 });
/** One of the fields has a hint above it. */
export const row = style({
  display: "grid",
  gap: vars.space.s2,
  alignItems: "end",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" } },
});
export const dyes = style({
  display: "grid",
  gap: vars.space.s1,
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
});
/** Side by side where there is room for the tables. */
export const alternatives = style({
  display: "grid",
  gap: vars.space.s4,
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 36rem), 1fr))",
});
export const alternative = style({
  display: "grid",
  gap: vars.space.s2,
  alignContent: "start",
  minInlineSize: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
});
globalStyle(`${alternative} :is(h3, h4)`, { margin: 0, fontSize: vars.text.md });
export const why = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const conjugates = style({ display: "block" });
export const list = style({
  listStyle: "disc",
  margin: 0,
  paddingInlineStart: vars.space.s3,
  maxInlineSize: vars.measure,
});
export const files = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, margin: 0 });
