import { globalStyle, style } from "@vanilla-extract/css";
import { appPageWith, lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";

export const filter = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.s1,
  alignItems: "end",
  maxInlineSize: "34rem",
});
export const group = style({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });
export const legend = style({ fontSize: vars.text.lg, fontWeight: vars.weight.bold, padding: 0 });
export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  margin: 0,
  paddingBlockEnd: vars.space.s1,
});
export const rows = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const row = style({
  display: "grid",
  gap: vars.space.s1,
  paddingBlock: vars.space.s1,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    "&[hidden]": { display: "none" },
    "&:has(input:checked)": { background: vars.color.actionSoft },
  },
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      columnGap: vars.space.s3,
      paddingInline: vars.space.s1,
    },
  },
});
export const what = style({ display: "flex", flexDirection: "column", gap: vars.space.s0, minInlineSize: 0 });
export const target = style({ fontWeight: vars.weight.bold });
export const targetName = style({ fontWeight: vars.weight.regular, color: vars.color.inkSoft });
export const name = style({ display: "block", color: vars.color.inkSoft, fontSize: vars.text.sm });
export const reason = style({
  margin: 0,
  fontSize: vars.text.sm,
  color: vars.color.warning,
  fontWeight: vars.weight.medium,
});
export const facts = style({
  margin: 0,
  display: "grid",
  gap: `${vars.space.s0} ${vars.space.s2}`,
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
  fontSize: vars.text.sm,
  "@media": { [media.mobile]: { gridTemplateColumns: "6rem 3.5rem minmax(0, 1fr) minmax(5rem, auto)" } },
});
export const fact = style({ minInlineSize: 0, overflowWrap: "anywhere" });
globalStyle(`${fact} > dt`, { color: vars.color.inkSoft, fontSize: vars.text.xs });
globalStyle(`${fact} > dd`, { margin: 0, fontVariantNumeric: "tabular-nums" });
export const pairing = style({ display: "block" });
/** The selection and the continue button stay visible above a long list. */
export const bar = style({
  insetBlockEnd: 0,
  zIndex: 1,
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlock: vars.space.s2,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  "@media": { [media.tall]: { position: "sticky" } },
});
// Only one bar at the bottom: hide the compare tray.
globalStyle(`${appPageWith(bar)} [data-tray]`, { display: "none" });
globalStyle(appPageWith(bar), {
  vars: { [lowerEdge.page]: "6rem" },
  "@media": { [media.belowMobile]: { vars: { [lowerEdge.page]: "9.5rem" } } },
});
