import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const totals = style({
  display: "grid",
  gap: vars.space.s1,
  margin: 0,
  fontVariantNumeric: "tabular-nums",
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space.s2,
});
export const term = style({ color: vars.color.inkSoft });
export const amount = style({ margin: 0, textAlign: "end", whiteSpace: "nowrap" });
export const unknown = style([amount, { color: vars.color.inkSoft, whiteSpace: "normal" }]);
/** On a line of its own below the amount. */
export const note = style([unknown, { flexBasis: "100%", fontSize: vars.text.sm }]);
export const promotion = style([amount, { color: vars.color.success }]);
export const total = style([
  row,
  {
    alignItems: "baseline",
    borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
    paddingBlockStart: vars.space.s1,
    fontSize: vars.text.lg,
    fontWeight: vars.weight.bold,
  },
]);
