import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

const row = {
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: "auto",
  paddingInline: vars.gutter,
} as const;

export const footer = style({
  marginBlockStart: vars.space.s6,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  background: vars.color.sunken,
  fontSize: vars.text.sm,
});
export const inner = style({
  ...row,
  display: "grid",
  gap: vars.space.s3,
  paddingBlock: vars.space.s4,
  "@media": { [media.tablet]: { gridTemplateColumns: "14rem minmax(0, 1fr)" } },
});
export const brand = style({ display: "grid", gap: vars.space.s2, alignContent: "start" });
export const logo = style({ display: "inline-flex", color: vars.color.ink });
export const social = style({ display: "flex", gap: vars.space.s1, listStyle: "none", margin: 0, padding: 0 });
export const socialIcon = style({ inlineSize: "24px", blockSize: "24px", fill: "currentColor" });
export const groups = style({
  display: "grid",
  gap: vars.space.s1,
  "@media": { [media.small]: { gridTemplateColumns: "repeat(auto-fit, minmax(10rem, 1fr))", gap: vars.space.s3 } },
});
export const group = style({});
export const groupLabel = style({
  fontWeight: vars.weight.medium,
  paddingBlock: vars.space.s1,
  cursor: "pointer",
  "@media": {
    [media.belowSmall]: { borderBlockEnd: `1px solid ${vars.color.hairline}` },
    // Wide screens show every group; the label is then only a heading.
    [media.small]: { listStyle: "none", pointerEvents: "none" },
  },
});
export const links = style({ listStyle: "none", margin: 0, padding: 0 });
globalStyle(`${footer} a`, { color: vars.color.inkSoft, textDecoration: "none" });
globalStyle(`${footer} a:hover`, { color: vars.color.action, textDecoration: "underline" });
globalStyle(`${links} a`, { display: "inline-block", paddingBlock: "4px" });
globalStyle(`${social} a`, { display: "inline-flex", padding: "4px" });
export const legal = style({ gridColumn: "1 / -1", color: vars.color.inkSoft, maxInlineSize: vars.measure });
globalStyle(`${legal} a`, { textDecoration: "underline" });
export const copyright = style({
  position: "relative",
  overflow: "hidden",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const copyrightBand = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  opacity: 0.35,
});
export const copyrightText = style({ ...row, position: "relative", paddingBlock: vars.space.s2 });
