import { globalStyle, style } from "@vanilla-extract/css";
import { laidOutLate } from "~/styles/laid-out-late";
import { media, vars } from "~/styles/theme-contract.css";

const row = {
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: "auto",
  paddingInline: vars.gutter,
} as const;

export const footer = style({
  marginBlockStart: "auto",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  "@media": { [media.belowSmall]: laidOutLate("36rem"), [media.print]: { display: "none" } },
});
export const inner = style({
  ...row,
  display: "grid",
  gap: vars.space.s4,
  paddingBlock: vars.space.s5,
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(12rem, 3fr) minmax(0, 9fr)", columnGap: vars.space.s5 },
    [media.belowSmall]: { paddingBlock: vars.space.s4 },
  },
});
export const brand = style({ display: "grid", gap: vars.space.s2, alignContent: "start", justifyItems: "start" });
export const logo = style({ display: "inline-flex", color: vars.color.ink });
globalStyle(`${logo} img`, { blockSize: "1.75rem", inlineSize: "auto", maxInlineSize: "none" });
export const phone = style({ paddingBlock: "0.1875rem", fontVariantNumeric: "tabular-nums" });
export const social = style({ display: "flex", gap: vars.space.s0, marginInlineStart: "-0.5rem" });
export const socialIcon = style({ inlineSize: "22px", blockSize: "22px", fill: "currentColor" });
globalStyle(`${social} a`, {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
});
export const groups = style({
  display: "grid",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(9rem, 1fr))", gap: vars.space.s3 },
    [media.belowSmall]: { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});
export const group = style({
  "@media": { [media.belowSmall]: { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});
globalStyle(`${group} > summary`, {
  "@media": {
    [media.belowSmall]: { minBlockSize: "3rem", alignContent: "center" },
    // Wide screens show every group; the label is only a heading.
    [media.small]: { listStyle: "none", pointerEvents: "none", marginBlockEnd: vars.space.s1 },
  },
});
globalStyle(`${group} > summary::-webkit-details-marker`, { "@media": { [media.small]: { display: "none" } } });
globalStyle(`${group}::details-content`, {
  "@media": { [media.small]: { contentVisibility: "visible", blockSize: "auto" } },
});
globalStyle(`${group} > ul`, {
  listStyle: "none",
  padding: 0,
  "@media": { [media.belowSmall]: { paddingBlockEnd: vars.space.s2, paddingInlineStart: vars.space.s2 } },
});
globalStyle(`${group} a`, {
  display: "inline-block",
  paddingBlock: vars.space.s0,
  "@media": { [media.belowSmall]: { paddingBlock: vars.space.s1 } },
});
globalStyle(`${footer} a`, { color: vars.color.inkSoft, textDecoration: "none" });
globalStyle(`${footer} a:hover`, { color: vars.color.action, textDecoration: "underline" });
export const legal = style({
  gridColumn: "1 / -1",
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
globalStyle(`${legal} p + p`, { marginBlockStart: vars.space.s1 });
globalStyle(`${legal} a`, { textDecoration: "underline" });
/** Legal text of the short footer. */
export const shortLegal = style({ ...row, paddingBlockStart: vars.space.s2 });
export const copyright = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
/** A strip with its own background above the text. */
export const band = style({
  display: "block",
  inlineSize: "100%",
  blockSize: "1.25rem",
  marginBlockStart: vars.space.s1,
  objectFit: "cover",
  opacity: 0.6,
});
export const last = style({
  ...row,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  paddingBlock: vars.space.s2,
});
globalStyle(`${last} > a`, { paddingBlock: "0.1875rem" });
