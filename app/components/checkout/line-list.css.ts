import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { facts, what } from "../line-facts.css";

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
