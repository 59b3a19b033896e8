import { globalStyle, style } from "@vanilla-extract/css";
import { lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";

/** Row heights; the sticky offsets are computed from them, so that the layout never shifts. */
const rows = { promotion: "2rem", top: "2.25rem", main: "3.75rem", brand: "3rem", menu: "2.75rem" } as const;
const above = (...heights: readonly string[]) => `calc(-1 * (${heights.join(" + ")}))`;
/** Below this width both marks, two buttons and the menu no longer fit at full size. */
const narrow = "screen and (max-width: 351.98px)";
const beside = `max(${vars.gutter}, calc((100% - ${vars.page}) / 2))`;
/** Extends a row's background to the window edges. */
const fullBleed = (color: string) =>
  ({ background: color, boxShadow: `0 0 0 100vmax ${color}`, clipPath: "inset(0 -100vmax)" }) as const;
const isHidden = '[data-hidden="true"]';
const isHome = '[data-layout="homepage"]';
const searchShown = '[data-search="shown"]';
const promoted = '[data-layout="fullscreen"]';

/** Wrapper for event handlers; it has no box, so that the header can stick to the whole page. */
export const frame = style({ display: "contents" });

/*
 * Sticky, with the rows not needed while reading above the window edge; they scroll away without scripts. Past the
 * threshold, scripts also hide the rows below the search (C-HEAD-10) and replace them by a margin, so that the page
 * does not move.
 */
export const header = style({
  position: "sticky",
  zIndex: 20,
  display: "grid",
  alignItems: "center",
  columnGap: vars.space.s2,
  paddingInline: beside,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  "@media": {
    [media.belowMobile]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
      gridTemplateRows: `auto ${rows.top} ${rows.brand} ${rows.main}`,
      gridTemplateAreas:
        '"promotion promotion promotion promotion" "top top top top" "button logo percent actions" "search search search search"',
      columnGap: vars.space.s1,
      insetBlockStart: above(rows.top, rows.brand),
      selectors: {
        [`&${promoted}`]: { insetBlockStart: above(rows.promotion, rows.top, rows.brand) },
        [`&${isHome}`]: {
          gridTemplateRows: `auto ${rows.top} ${rows.main}`,
          gridTemplateAreas:
            '"promotion promotion promotion promotion" "top top top top" "button logo percent actions"',
          insetBlockStart: above(rows.top),
        },
        // One row stays: menu, search, basket.
        [`&${isHidden}${searchShown}`]: {
          gridTemplateRows: `auto ${rows.top} ${rows.main}`,
          gridTemplateAreas:
            '"promotion promotion promotion promotion" "top top top top" "button search search actions"',
          insetBlockStart: above(rows.top),
          marginBlockEnd: rows.brand,
        },
        [`&${isHidden}${searchShown}${promoted}`]: { insetBlockStart: above(rows.promotion, rows.top) },
        [`&${isHidden}${searchShown}${isHome}`]: { marginBlockEnd: 0 },
      },
    },
    [media.mobile]: {
      gridTemplateColumns: "auto auto minmax(0, 1fr) auto",
      gridTemplateRows: `auto ${rows.top} ${rows.main} ${rows.menu}`,
      gridTemplateAreas:
        '"promotion promotion promotion promotion" "top top top top" "logo percent search actions" "menu menu menu menu"',
      insetBlockStart: above(rows.top),
      selectors: {
        [`&${promoted}`]: { insetBlockStart: above(rows.promotion, rows.top) },
        [`&${isHidden}`]: { gridTemplateRows: `auto ${rows.top} ${rows.main}`, marginBlockEnd: rows.menu },
      },
    },
    [media.tablet]: {
      columnGap: vars.space.s3,
      selectors: {
        // The home page searches in its hero, so the menu takes the search's place.
        [`&${isHome}`]: {
          gridTemplateRows: `auto ${rows.top} ${rows.main}`,
          gridTemplateAreas: '"promotion promotion promotion promotion" "top top top top" "logo percent menu actions"',
          marginBlockEnd: 0,
        },
        [`&${isHome}${searchShown}`]: {
          gridTemplateAreas:
            '"promotion promotion promotion promotion" "top top top top" "logo percent search actions"',
        },
      },
    },
    [media.print]: { display: "none" },
  },
});

export const promotion = style({
  gridArea: "promotion",
  minBlockSize: rows.promotion,
  display: "grid",
  placeItems: "center",
  ...fullBleed(vars.color.actionSoft),
  fontWeight: vars.weight.medium,
});

const hidesOnScroll = { [`${header}${isHidden} &`]: { visibility: "hidden" } } as const;

/** Utility row, slightly darker than the page, to the window edges. */
export const top = style({
  gridArea: "top",
  alignSelf: "stretch",
  ...fullBleed(vars.color.sunken),
  selectors: hidesOnScroll,
});
export const utilities = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s2,
  minBlockSize: rows.top,
  color: vars.color.inkSoft,
});
// A procurement visit cannot change country; collapse the empty slot.
globalStyle(`${utilities} > :empty`, { display: "none" });
export const topLinks = style({
  display: "none",
  marginInlineStart: "auto",
  columnGap: vars.space.s2,
  "@media": { [media.mobile]: { display: "flex" }, [media.desktop]: { columnGap: vars.space.s3 } },
});
/** At the end of the row: sign in, register, my account. */
export const account = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s2,
  minInlineSize: 0,
  marginInlineStart: "auto",
  selectors: { "&:empty": { display: "none" } },
  "@media": {
    [media.mobile]: {
      marginInlineStart: 0,
      paddingInlineStart: vars.space.s2,
      borderInlineStart: `1px solid ${vars.color.hairlineStrong}`,
    },
  },
});
globalStyle(`${utilities} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  color: "inherit",
  textDecoration: "none",
  whiteSpace: "nowrap",
});
globalStyle(`${utilities} a, ${account} button`, { minBlockSize: "24px" });
globalStyle(`${utilities} a:hover`, { color: vars.color.action, textDecoration: "underline" });
globalStyle(`${account} a`, { color: vars.color.ink });
// In a procurement visit the welcome text shrinks before the link.
globalStyle(`${account} > a`, { flex: "none" });
globalStyle(`${account} > span`, { minInlineSize: 0, overflowWrap: "anywhere", lineHeight: 1.25 });
// Sign-out is a form styled like a link.
globalStyle(`${account} button`, {
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: vars.color.ink,
  cursor: "pointer",
});
globalStyle(`${account} form`, { display: "contents" });
globalStyle(`${account} button:hover`, { textDecoration: "underline" });
// Links beyond the limit need a wide window, wider with large text; sidebar and footer have them too.
globalStyle(`${topLinks} > li:nth-child(n + 4)`, {
  "@media": { "screen and (min-width: 48em) and (max-width: 68.74em)": { display: "none" } },
});

export const brand = style({ display: "contents" });
export const menuButton = style({
  gridArea: "button",
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  inlineSize: vars.control.md,
  blockSize: vars.control.md,
  marginInlineStart: "-0.5rem",
  fontSize: "1.125rem",
  "@media": { [media.mobile]: { display: "none" } },
});
export const logo = style({
  gridArea: "logo",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.md,
  color: vars.color.ink,
  "@media": {
    [media.belowMobile]: { selectors: { [`${header}${isHidden}${searchShown} &`]: { display: "none" } } },
  },
});
globalStyle(`${logo} img`, {
  blockSize: "1.75rem",
  inlineSize: "auto",
  maxInlineSize: "none",
  "@media": { [media.belowMobile]: { blockSize: "1.5rem" }, [narrow]: { blockSize: "1.25rem" } },
});
export const percent = style({
  gridArea: "percent",
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.md,
  "@media": {
    [media.belowMobile]: { selectors: { [`${header}${isHidden}${searchShown} &`]: { display: "none" } } },
  },
});
globalStyle(`${percent} img`, {
  blockSize: "1.75rem",
  inlineSize: "auto",
  maxInlineSize: "none",
  "@media": { [media.belowMobile]: { blockSize: "1.375rem" }, [narrow]: { blockSize: "1.125rem" } },
});
export const search = style({
  gridArea: "search",
  // Extends to the page edge if there is no basket.
  selectors: {
    [`${header}[data-basket="none"] &`]: { gridColumnEnd: "-1" },
    // The home page hides it until the hero has scrolled away.
    [`${header}[data-search="later"] &`]: { display: "none" },
  },
});
export const actions = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.s2,
  fontWeight: vars.weight.medium,
});
export const menu = style({
  gridArea: "menu",
  "@media": {
    // Here the popover is in the top layer and takes no space.
    [media.belowMobile]: { display: "contents" },
    [media.mobile]: {
      alignSelf: "stretch",
      selectors: { [`${header}${isHidden} &`]: { display: "none" } },
    },
  },
});

/*
 * Keeps focused elements clear of the header. Anchors land 205 px below the top in any header state (C-CHROME-10); both
 * values add up.
 */
const clear = "--bs-header-clear";
globalStyle("html", {
  vars: { [clear]: "6.5rem" },
  scrollPaddingBlockStart: `var(${clear})`,
  // Also keeps them clear of sticky bars at the bottom, which overlap each other.
  scrollPaddingBlockEnd: `max(var(${lowerEdge.tray}, 0px), var(${lowerEdge.page}, 0px))`,
});
globalStyle('html[data-header="small"]', { vars: { [clear]: "4.5rem" } });
globalStyle(":where([id])", { scrollMarginBlockStart: `calc(205px - var(${clear}))` });
// Smooth scrolling for anchor jumps only, not for scrolling by scripts.
globalStyle("html", {
  "@media": {
    "(scripting: none) and (prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" },
  },
});
globalStyle('html[data-scroll="anchor"]', {
  "@media": { "(prefers-reduced-motion: no-preference)": { scrollBehavior: "smooth" } },
});
