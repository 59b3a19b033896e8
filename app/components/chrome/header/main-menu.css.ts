import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Width of the sidebar (C-HEAD-11). */
const sidebarWidth = "300px";
const menuRow = "2.75rem";
/** Arrow after a label: two sides of a square. */
const arrow = {
  content: '""',
  flexShrink: 0,
  inlineSize: "0.4em",
  blockSize: "0.4em",
  marginInlineStart: "0.5em",
  borderInlineEnd: "1.5px solid currentColor",
  borderBlockEnd: "1.5px solid currentColor",
  transform: "translateY(-0.12em) rotate(45deg)",
} as const;
const arrowOpen = { transform: "translateY(0.12em) rotate(225deg)" } as const;

export const menu = style({
  margin: 0,
  border: 0,
  padding: 0,
  color: vars.color.ink,
  background: vars.color.paper,
  "@media": {
    [media.mobile]: {
      // Not a popover on wide screens, but the header's bar.
      display: "block",
      position: "static",
      inlineSize: "auto",
      blockSize: "100%",
      overflow: "visible",
      background: "none",
    },
    [media.belowMobile]: {
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
const onlySidebar = { "@media": { [media.mobile]: { display: "none" } } } as const;
export const sidebarHead = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 1,
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minBlockSize: "3.5rem",
  paddingInline: `${vars.space.s2} ${vars.space.s1}`,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  ...onlySidebar,
});
globalStyle(`${sidebarHead} a`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.md,
  fontWeight: vars.weight.medium,
});
export const close = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
});
export const sidebarFoot = style({
  display: "grid",
  gap: vars.space.s1,
  padding: vars.space.s2,
  background: vars.color.sunken,
  ...onlySidebar,
});
globalStyle(`${sidebarFoot} :is(a, button)`, {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s1,
  minBlockSize: vars.control.md,
  color: vars.color.ink,
});
globalStyle(`${sidebarFoot} ul`, {
  listStyle: "none",
  padding: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const account = style({
  display: "flex",
  gap: vars.space.s3,
  fontWeight: vars.weight.medium,
  selectors: { "&:empty": { display: "none" } },
});

export const bar = style({
  "@media": {
    [media.mobile]: {
      blockSize: "100%",
      display: "flex",
      // More sections than fit scroll. Panels are placed by the header, so the bar does not clip them.
      overflowX: "auto",
      scrollbarWidth: "thin",
      marginInline: `calc(-1 * ${vars.space.s1})`,
    },
  },
});
export const item = style({
  "@media": {
    [media.mobile]: { display: "flex", flex: "none" },
    [media.belowMobile]: { borderBlockEnd: `1px solid ${vars.color.hairline}` },
  },
});
export const top = style({ "@media": { [media.mobile]: { display: "flex", flex: "none" } } });
export const label = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minBlockSize: menuRow,
  paddingInline: vars.space.s2,
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  whiteSpace: "nowrap",
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "summary&::after": arrow,
    [`${top}[open] > &::after`]: arrowOpen,
  },
  "@media": {
    [media.mobile]: {
      paddingInline: vars.space.s1,
      minBlockSize: "100%",
      selectors: {
        // Outside, the ring would be clipped by the bar.
        "&:focus-visible": { outlineOffset: "-2px" },
        "&:hover": { color: vars.color.action },
        // Underlines the open entry above its panel.
        [`${top}[open] > &::before`]: {
          content: '""',
          position: "absolute",
          insetInline: vars.space.s1,
          insetBlockEnd: 0,
          blockSize: "3px",
          background: vars.color.action,
        },
      },
    },
    [media.belowMobile]: { minBlockSize: "3rem" },
  },
});
export const panel = style({
  "@media": {
    [media.mobile]: {
      position: "absolute",
      insetInline: 0,
      insetBlockStart: "100%",
      zIndex: 25,
      paddingBlock: vars.space.s3,
      paddingInline: `max(${vars.gutter}, calc((100% - ${vars.page}) / 2))`,
      maxBlockSize: "calc(100dvb - 9rem)",
      overflowY: "auto",
      overscrollBehavior: "contain",
      background: vars.color.surface,
      borderBlock: `1px solid ${vars.color.hairline}`,
      boxShadow: `0 24px 32px -8px ${vars.color.shade}`,
    },
    [media.belowMobile]: { paddingInlineStart: vars.space.s2, paddingBlockEnd: vars.space.s2 },
  },
});
/** Link to the section's overview page. */
export const overview = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: "2rem",
  fontWeight: vars.weight.medium,
  "@media": {
    [media.mobile]: { fontSize: vars.text.md, marginBlockEnd: vars.space.s2 },
    [media.belowMobile]: { minBlockSize: vars.control.md, paddingInline: vars.space.s2 },
  },
});
export const columns = style({
  "@media": {
    // If four columns do not fit, short ones stack.
    [media.mobile]: { columns: "13rem 3", columnGap: vars.space.s3 },
    [media.tablet]: {
      display: "grid",
      gap: vars.space.s3,
      gridTemplateColumns: "repeat(auto-fit, minmax(13rem, 1fr))",
    },
    [media.belowMobile]: { borderInlineStart: `1px solid ${vars.color.hairline}`, marginInlineStart: vars.space.s2 },
  },
});
globalStyle(`${columns} > li`, {
  "@media": {
    [media.mobile]: { breakInside: "avoid", paddingBlockEnd: vars.space.s3 },
    [media.tablet]: { paddingBlockEnd: 0 },
  },
});
/** A heading that is a link, without items below. */
export const heading = style({
  display: "block",
  fontWeight: vars.weight.medium,
  paddingBlock: vars.space.s0,
  "@media": { [media.belowMobile]: { paddingBlock: vars.space.s1, paddingInline: vars.space.s2 } },
});
export const column = style({});
globalStyle(`${column} > summary`, {
  listStyle: "none",
  "@media": {
    // Wide screens show every column; its label is only a heading.
    [media.mobile]: {
      pointerEvents: "none",
      paddingBlock: `0 ${vars.space.s0}`,
      marginBlockEnd: vars.space.s0,
      borderBlockEnd: `1px solid ${vars.color.hairline}`,
    },
    [media.belowMobile]: {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minBlockSize: vars.control.md,
      paddingInline: vars.space.s2,
    },
  },
});
globalStyle(`${column} > summary::-webkit-details-marker`, { display: "none" });
globalStyle(`${column} > summary::after`, { "@media": { [media.belowMobile]: arrow } });
globalStyle(`${column}[open] > summary::after`, { "@media": { [media.belowMobile]: arrowOpen } });
globalStyle(`${column}::details-content`, {
  "@media": { [media.mobile]: { contentVisibility: "visible", blockSize: "auto" } },
});
globalStyle(`${column} ul`, { listStyle: "none", padding: 0 });
globalStyle(`${column} li > ul`, { paddingInlineStart: vars.space.s2 });
globalStyle(`${column} > ul > li:has(ul)`, {
  "@media": { [media.mobile]: { marginBlockEnd: vars.space.s1 } },
});
globalStyle(`${column} li > ul a`, { color: vars.color.inkSoft });
globalStyle(`${menu} a`, { color: vars.color.ink, textDecoration: "none" });
globalStyle(`${menu} a:hover`, { color: vars.color.action, textDecoration: "underline" });
globalStyle(`${column} :is(a, li > span)`, {
  display: "block",
  paddingBlock: "0.1875rem",
  lineHeight: vars.leading.snug,
  "@media": { [media.belowMobile]: { paddingBlock: vars.space.s1, paddingInline: vars.space.s2 } },
});
