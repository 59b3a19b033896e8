import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Container for sizing the row targets. */
export const area = style({ containerType: "inline-size" });
export const table = style({
  inlineSize: "100%",
  lineHeight: vars.leading.snug,
  fontVariantNumeric: "tabular-nums",
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${table} thead th`, {
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  paddingBlockEnd: vars.space.s0,
  paddingInlineEnd: vars.space.s1,
  verticalAlign: "bottom",
});
globalStyle(`${table} tbody tr`, { borderBlockStart: `1px solid ${vars.color.hairline}` });
// Positioned on the cell, because WebKit does not position against rows: the last row's target would cover the button
// below.
globalStyle(`${table} tbody th`, { position: "relative" });
globalStyle(`${table} tbody :is(th, td)`, {
  blockSize: "3rem",
  paddingBlock: "0.125rem",
  paddingInlineEnd: vars.space.s1,
  verticalAlign: "middle",
});
globalStyle(`${table} tbody tr:has(:checked)`, { background: vars.color.actionSoft });
globalStyle(`${table} tbody tr:has(label:hover)`, { background: vars.color.sunken });
globalStyle(`${table} tbody tr:has(:checked):has(label:hover)`, { background: vars.color.actionSoft });
globalStyle(`${table} :is(th, td):last-child:not(:first-child)`, { textAlign: "end", paddingInlineEnd: 0 });
globalStyle(`${table} :is(th, td):nth-child(2):last-child`, { textAlign: "start" });
globalStyle(`${table} tbody td[colspan]`, { blockSize: "auto", textAlign: "start" });

export const choice = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  cursor: "pointer",
  selectors: {
    "&::after": { content: "''", position: "absolute", insetBlock: 0, insetInlineStart: 0, inlineSize: "100cqi" },
  },
});
globalStyle(`${choice} input`, {
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  margin: 0,
  flexShrink: 0,
  accentColor: vars.color.action,
  "@media": { [media.print]: { display: "none" } },
});
export const amount = style({ display: "block", whiteSpace: "nowrap" });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });

const bar = {
  display: "inline-block",
  blockSize: "1em",
  verticalAlign: "-0.125em",
  background: vars.color.sunken,
} as const;
export const priceSkeleton = style({ ...bar, inlineSize: "4.5rem" });
export const dateSkeleton = style({ ...bar, inlineSize: "3.25rem" });
