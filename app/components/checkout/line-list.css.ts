import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const lines = style({
  listStyle: "none",
  padding: 0,
  margin: 0,
  containerType: "inline-size",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"what what" "quantity total" "notes notes"',
  columnGap: vars.space.s3,
  rowGap: vars.space.s0,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  breakInside: "avoid",
  "@container": {
    "(min-width: 34rem)": {
      gridTemplateColumns: "minmax(0, 1fr) 5rem 7rem",
      gridTemplateAreas: '"what quantity total" "notes notes notes"',
      alignItems: "baseline",
    },
  },
});
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
globalStyle(`${facts} dt`, { color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0 });
export const quantity = style({ gridArea: "quantity", fontVariantNumeric: "tabular-nums" });
export const total = style({
  gridArea: "total",
  textAlign: "end",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.bold,
  whiteSpace: "nowrap",
});
export const notes = style({
  gridArea: "notes",
  "@media": { [media.print]: { fontSize: vars.text.sm } },
});
