import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** C-HEAD-11 */
const sidebarWidth = "300px";

export const button = style({
  gridArea: "menu",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
  "@media": { [media.tablet]: { display: "none" } },
});

export const menu = style({
  margin: 0,
  border: 0,
  padding: 0,
  color: vars.color.ink,
  background: vars.color.paper,
  "@media": {
    [media.tablet]: {
      // Not a popover here: the row of the header, whatever state the popover is in.
      display: "block",
      position: "static",
      inlineSize: "100%",
      maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
      marginInline: "auto",
      paddingInline: vars.gutter,
      overflow: "visible",
      background: "none",
    },
    [media.belowTablet]: {
      position: "fixed",
      inset: "0 auto 0 0",
      inlineSize: sidebarWidth,
      blockSize: "100dvb",
      maxBlockSize: "none",
      overflowY: "auto",
      overscrollBehavior: "contain",
      borderInlineEnd: `1px solid ${vars.color.hairlineStrong}`,
      fontSize: vars.text.md,
      selectors: { "&::backdrop": { background: vars.color.scrim } },
    },
  },
});
export const sidebarHead = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  padding: vars.space.s1,
  paddingInlineStart: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.tablet]: { display: "none" } },
});
export const close = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  border: 0,
  background: "none",
  color: "inherit",
  cursor: "pointer",
});
export const sidebarFoot = style({
  display: "grid",
  gap: vars.space.s2,
  padding: vars.space.s2,
  "@media": { [media.tablet]: { display: "none" } },
});
export const bar = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": { [media.tablet]: { display: "flex", gap: vars.space.s3 } },
});
export const item = style({
  "@media": { [media.belowTablet]: { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});
export const details = style({});
export const label = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s0,
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s2,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  cursor: "pointer",
  listStyle: "none",
  "@media": {
    [media.tablet]: {
      paddingInline: 0,
      borderBlockEnd: "2px solid transparent",
      selectors: { [`${details}[open] > &, &:hover`]: { borderBlockEndColor: vars.color.action } },
    },
  },
});
export const arrow = style({ selectors: { [`${details}[open] > ${label} &`]: { rotate: "180deg" } } });
export const panel = style({
  "@media": {
    [media.tablet]: {
      position: "absolute",
      insetInline: 0,
      zIndex: 25,
      background: vars.color.surface,
      borderBlock: `1px solid ${vars.color.hairline}`,
      boxShadow: `0 16px 32px ${vars.color.shade}`,
      maxBlockSize: "calc(100dvb - 10rem)",
      overflowY: "auto",
    },
  },
});
export const panelInner = style({
  padding: vars.space.s2,
  "@media": {
    [media.tablet]: {
      maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
      marginInline: "auto",
      paddingInline: vars.gutter,
      paddingBlock: vars.space.s3,
    },
  },
});
export const panelHead = style({ marginBlockEnd: vars.space.s2, fontSize: vars.text.md });
export const columns = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: vars.space.s3,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))" } },
});
export const column = style({ breakInside: "avoid" });
export const heading = style({ display: "inline-block", fontWeight: vars.weight.medium, paddingBlock: vars.space.s0 });
export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const deeper = style({});
globalStyle(`${menu} a`, { textDecoration: "none", color: vars.color.ink });
globalStyle(`${menu} a:hover`, { color: vars.color.action, textDecoration: "underline" });
globalStyle(`${list} > li > a, ${list} > li > details > summary`, {
  display: "block",
  paddingBlock: "4px",
  color: vars.color.inkSoft,
});
globalStyle(`${deeper} > summary`, { cursor: "pointer" });
globalStyle(`${deeper} > ul`, {
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});
