import { globalStyle, style } from "@vanilla-extract/css";
import { appPageWith, lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";
import { section } from "../../form-parts.css";

/** The form on the left; order and button on the right, or below it with the total in a bar on narrow screens. */
export const columns = style({
  display: "grid",
  gap: vars.space.s3,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 24rem", columnGap: vars.space.s5 } },
});
export const form = style({ display: "grid", minInlineSize: 0 });
/** Without a box on narrow screens, so that the bar can stick to the whole page. */
export const side = style({
  "@media": {
    [media.belowTablet]: { display: "contents" },
    [media.tablet]: { position: "sticky", insetBlockStart: vars.space.s2, display: "grid", gap: vars.space.s2 },
  },
});
export const order = style({
  display: "grid",
  gap: vars.space.s2,
  padding: vars.space.s3,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});
export const place = style({
  display: "grid",
  gap: vars.space.s1,
  "@media": {
    [media.tallBelowTablet]: {
      position: "sticky",
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.s2,
      background: vars.color.paper,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});
/** The table has the total on wide screens. */
export const total = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: vars.space.s2,
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.tablet]: { display: "none" } },
});
globalStyle(appPageWith(place), {
  "@media": { [media.tallBelowTablet]: { vars: { [lowerEdge.page]: "10rem" } } },
});
// Only one bar at the bottom: hide the compare tray.
globalStyle(`${appPageWith(place)} [data-tray]`, { "@media": { [media.tallBelowTablet]: { display: "none" } } });

/** A part of the checkout, closed to one line with the choice. */
export const part = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space.s1,
  scrollMarginBlockStart: vars.space.s2,
});
export const summary = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.s2,
  alignItems: "baseline",
  minBlockSize: vars.control.md,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const partName = style({ fontSize: vars.text.md, fontWeight: vars.weight.bold, margin: 0 });
export const change = style({ color: vars.color.action, textDecoration: "underline" });
export const value = style({
  gridColumn: "1 / -1",
  color: vars.color.inkSoft,
  overflowWrap: "anywhere",
  selectors: { [`${part}[open] > ${summary} > &`]: { display: "none" } },
});
export const body = style({
  display: "grid",
  gap: vars.space.s2,
  paddingBlock: vars.space.s2,
  justifyItems: "start",
});
globalStyle(`${body} > *`, { inlineSize: "100%" });
globalStyle(`${body} > button`, { inlineSize: "auto" });

/** Stands above the parts. */
export const payment = style([section, { paddingBlockEnd: vars.space.s2 }]);

/** Fields of a choice, hidden until it is chosen; browsers without `:has` always show them. */
export const ofChoice = style({
  "@supports": {
    "selector(:has(*))": {
      selectors: { "fieldset:not(:has(input[value='purchaseOrder']:checked)) > &": { display: "none" } },
    },
  },
});
