import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  "@media": { [media.print]: { display: "none" } },
});
export const count = style({
  flex: "1 1 8rem",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
});
export const filterButton = style({
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.action,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  "@media": { [media.tablet]: { display: "none" } },
});
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s2,
  "@media": { [media.belowSmall]: { flex: "1 1 100%", order: 1 } },
});
/** The label is beside its control where there is room, so that the list starts higher. */
export const control = style({
  fontSize: vars.text.sm,
  "@media": {
    [media.belowSmall]: { flex: "1 1 8rem" },
    [media.small]: { flexDirection: "row", alignItems: "center", gap: vars.space.s1, whiteSpace: "nowrap" },
  },
});
globalStyle(`${control} select`, { minBlockSize: vars.control.sm });
