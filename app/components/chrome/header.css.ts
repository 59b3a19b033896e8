import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Height that stays when the header is small; anchors and focus keep clear of it. */
const smallHeight = "4.5rem";

export const header = style({
  position: "sticky",
  insetBlockStart: 0,
  zIndex: 20,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontSize: vars.text.sm,
});
/** Rows that go when the page is scrolled. */
export const hiding = style({
  selectors: { [`${header}[data-hidden="true"] &`]: { display: "none" } },
  "@media": {
    // On narrow screens the menu is a popover in this row: the row must stay for it to open.
    [media.belowTablet]: { selectors: { [`${header}[data-hidden="true"] &[data-part="menu"]`]: { display: "block" } } },
  },
});
export const promotion = style({
  background: vars.color.actionSoft,
  textAlign: "center",
  paddingBlock: vars.space.s0,
});
const row = {
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: "auto",
  paddingInline: vars.gutter,
} as const;
export const topBar = style({
  ...row,
  display: "flex",
  alignItems: "center",
  gap: vars.space.s2,
  minBlockSize: "2.25rem",
  color: vars.color.inkSoft,
});
export const topLinks = style({
  display: "none",
  listStyle: "none",
  margin: 0,
  padding: 0,
  marginInlineStart: "auto",
  columnGap: vars.space.s2,
  flexWrap: "wrap",
  "@media": { [media.tablet]: { display: "flex" } },
});
export const account = style({
  display: "inline-flex",
  gap: vars.space.s2,
  marginInlineStart: "auto",
  "@media": { [media.tablet]: { marginInlineStart: 0 } },
});
globalStyle(`${topBar} a`, { color: "inherit", textDecoration: "none", whiteSpace: "nowrap" });
globalStyle(`${topBar} a:hover`, { color: vars.color.action, textDecoration: "underline" });
globalStyle(`${topLinks} li`, { display: "inline-flex", alignItems: "center", minBlockSize: "24px" });
globalStyle(`${account} a`, { display: "inline-flex", alignItems: "center", minBlockSize: "24px" });

export const masthead = style({
  ...row,
  display: "grid",
  gridTemplateColumns: "auto auto 1fr auto",
  gridTemplateAreas: '"menu brand . actions" "search search search search"',
  alignItems: "center",
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  paddingBlock: vars.space.s1,
  "@media": {
    [media.mobile]: {
      gridTemplateColumns: "auto auto auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"menu brand percent search actions"',
    },
    [media.tablet]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
      gridTemplateAreas: '"brand percent search actions"',
    },
  },
});
export const brand = style({
  gridArea: "brand",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.md,
  color: vars.color.ink,
});
export const logo = style({ blockSize: "2rem", inlineSize: "auto" });
export const percent = style({
  gridArea: "percent",
  display: "none",
  "@media": { [media.mobile]: { display: "inline-flex" } },
});
export const search = style({ gridArea: "search", minInlineSize: 0 });
export const actions = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.s2,
});

// Anchors land 205 px below the top (C-CHROME-10); a small header leaves more of the page to the focus.
globalStyle("html", { scrollPaddingBlockStart: "205px" });
globalStyle('html[data-header="small"]', { scrollPaddingBlockStart: smallHeight });
globalStyle('html[data-header="small"]:has(:target)', { scrollPaddingBlockStart: "205px" });
