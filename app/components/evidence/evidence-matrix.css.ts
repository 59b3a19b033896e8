import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

const wide = media.mobile;
/** Smaller text, in which nine species fit even into the 608 px beside the order panel in a window 1,024 px wide. */
const midway = "screen and (min-width: 48em) and (max-width: 79.99875em)";

export const scroller = style({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
export const table = style({
  inlineSize: "100%",
  lineHeight: vars.leading.snug,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.belowMobile]: { display: "block" }, [midway]: { fontSize: vars.text.sm } },
});
/** On phones each application is a block with its species below each other. */
globalStyle(`${table} :is(tbody, tr, th, td)`, { "@media": { [media.belowMobile]: { display: "block" } } });
globalStyle(`${table} thead`, { "@media": { [media.belowMobile]: { display: "none" } } });
globalStyle(`${table} :is(th, td)`, { paddingBlock: vars.space.s0, paddingInlineEnd: vars.space.s1 });
globalStyle(`${table} tr + tr > *`, {
  "@media": {
    [wide]: { borderBlockStart: `1px solid ${vars.color.hairline}` },
    print: { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});
globalStyle(`${table} tbody tr`, {
  "@media": {
    [media.belowMobile]: { borderBlockStart: `1px solid ${vars.color.hairline}`, paddingBlock: vars.space.s1 },
  },
});
globalStyle(`${table} tr > * ~ * ~ *`, { paddingInlineEnd: "0.25rem" });
globalStyle(`${table} tr > :last-child`, { paddingInlineEnd: 0 });
export const head = style({
  verticalAlign: "bottom",
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  "@media": { [midway]: { fontSize: vars.text.xs } },
});
export const rowHead = style({ fontWeight: vars.weight.medium, textAlign: "start" });
export const code = style({
  color: vars.color.inkSoft,
  fontFamily: vars.font.mono,
  fontSize: "0.9em",
  fontWeight: vars.weight.regular,
  whiteSpace: "nowrap",
});
export const dilution = style({
  fontFamily: vars.font.mono,
  fontSize: "0.94em",
  whiteSpace: "nowrap",
  "@media": { [midway]: { whiteSpace: "normal" } },
});
globalStyle(`${table} ${dilution}:empty`, { "@media": { [media.belowMobile]: { display: "none" } } });

/** The whole cell can be pressed; at least 24 px high. */
export const cell = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.25rem",
  "@media": { [wide]: { gap: "0.125rem" } },
  minBlockSize: "1.5rem",
  minInlineSize: "1.5rem",
  color: vars.color.ink,
  textDecoration: "none",
  ":hover": { textDecoration: "underline" },
});
/** Text of a cell: visible in narrow layouts, otherwise for screen readers only. */
export const words = style({
  "@media": {
    [wide]: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    print: { position: "absolute", inlineSize: "1px", blockSize: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
/** As wide as "melanogaster", so that the words of all species begin at one place. */
export const speciesInCell = style({
  "@media": { [wide]: { display: "none" }, print: { display: "none" } },
  color: vars.color.inkSoft,
  flex: "none",
  inlineSize: "5rem",
  fontSize: vars.text.sm,
});
/** Japanese and Chinese would break between any two characters. */
export const shortName = style({ whiteSpace: "nowrap" });
/** Hidden on phones, where the words contain the same numbers. */
export const count = style({
  fontSize: vars.text.xs,
  color: vars.color.inkSoft,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
  "@media": { [media.belowMobile]: { display: "none" } },
});

/** Letter and shape carry the meaning, which color repeats. */
export const mark = style({
  display: "inline-grid",
  placeItems: "center",
  boxSizing: "border-box",
  inlineSize: "1.25rem",
  blockSize: "1.25rem",
  flexShrink: 0,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  border: "0.09375rem solid currentColor",
  selectors: {
    "&[data-verdict='validated']": {
      borderRadius: "50%",
      color: vars.color.dapi,
      boxShadow: `inset 0 0 0 0.125rem ${vars.color.dapi}`,
    },
    "&[data-verdict='recommended']": { borderRadius: "50%", color: vars.color.dapi },
    "&[data-verdict='works-other-signal']": { borderRadius: "50%", borderStyle: "double", borderWidth: "0.1875rem" },
    "&[data-verdict='mixed']": { borderStyle: "double", borderWidth: "0.1875rem", color: vars.color.warning },
    "&[data-verdict='failed']": { color: vars.color.danger, boxShadow: `inset 0 0 0 0.125rem ${vars.color.danger}` },
    "&[data-verdict='used-in-papers']": { borderInline: 0, color: vars.color.inkSoft },
    "&[data-verdict='predicted']": { borderRadius: "50%", borderStyle: "dashed", color: vars.color.inkSoft },
    "&[data-verdict='not-tested']": { border: 0, color: vars.color.inkSoft },
  },
});
export const legend = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  paddingBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const legendItem = style({ display: "inline-flex", alignItems: "center", gap: "0.4em" });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
