import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: vars.space.s4 });
export const form = style({ maxInlineSize: "60rem" });
export const rows = style({
  padding: 0,
  margin: 0,
  listStyle: "none",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
/** Number, quantity, message; the quantity column is as wide as its input. */
const columns = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 8rem",
  columnGap: vars.space.s2,
  "@media": { [media.mobile]: { gridTemplateColumns: "11rem 8rem minmax(0, 1fr)", columnGap: vars.space.s3 } },
} as const;
export const head = style({ ...columns, margin: 0, fontSize: vars.text.sm, fontWeight: vars.weight.medium });
export const row = style({
  ...columns,
  rowGap: vars.space.s1,
  alignItems: "start",
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const actions = style({ paddingBlockStart: vars.space.s2 });
export const verdict = style({
  gridColumn: "1 / -1",
  display: "grid",
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  "@media": { [media.mobile]: { gridColumn: "auto" } },
});
export const name = style({ color: vars.color.ink });
globalStyle(`${verdict}:empty`, { display: "none" });
