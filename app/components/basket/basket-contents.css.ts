import { globalStyle, style } from "@vanilla-extract/css";
import { appPageWith, lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";

export { facts, what } from "../line-facts.css";
export { columns } from "../side-column.css";

/** The page: lines on the left, totals sticky on the right. */
export const page = style({ paddingBlock: vars.space.s4 });
export const side = style({
  display: "contents",
  "@media": {
    [media.tablet]: {
      position: "sticky",
      insetBlockStart: "10rem",
      display: "grid",
      gap: vars.space.s1,
      padding: vars.space.s3,
      background: vars.color.sunken,
      borderRadius: vars.radius.md,
    },
  },
});
export const sideTitle = style({
  fontSize: vars.text.lg,
  "@media": { [media.belowTablet]: { marginBlockEnd: `calc(-1 * ${vars.space.s2})` } },
});

export const status = style({
  display: "flex",
  gap: vars.space.s1,
  alignItems: "center",
  minBlockSize: "1.5rem",
  color: vars.color.inkSoft,
});
export const recent = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, overflowWrap: "anywhere" });
export const contents = style({
  display: "grid",
  gap: vars.space.s2,
  selectors: { "&:focus": { outline: "none" } },
});
export const lines = style({
  listStyle: "none",
  padding: 0,
  margin: 0,
  containerType: "inline-size",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});

/** Wide enough for one row per line. */
const wide = "(min-width: 38rem)";

export const line = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gridTemplateAreas: '"what remove" "quantity total" "notes notes"',
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  alignItems: "start",
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { "&:target": { background: vars.color.actionSoft } },
  "@container": {
    [wide]: {
      // The quantity column has room for an error.
      gridTemplateColumns: "minmax(0, 1fr) 12rem 7rem auto",
      gridTemplateAreas: '"what quantity total remove" "notes notes notes notes"',
      columnGap: vars.space.s3,
      alignItems: "center",
    },
  },
});
export const amount = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const quantity = style({ gridArea: "quantity", display: "flex", flexWrap: "wrap", gap: vars.space.s1 });
export const fixedQuantity = style({
  gridArea: "quantity",
  fontVariantNumeric: "tabular-nums",
  color: vars.color.inkSoft,
});
export const total = style({
  gridArea: "total",
  display: "grid",
  alignContent: "center",
  minBlockSize: vars.control.md,
  textAlign: "end",
  transition: `opacity ${vars.duration}`,
  selectors: { "&[aria-busy='true']": { opacity: 0.5 } },
});
export const remove = style({
  gridArea: "remove",
  justifySelf: "end",
  display: "inline-grid",
  placeItems: "center",
  inlineSize: vars.control.sm,
  blockSize: vars.control.sm,
  color: vars.color.inkSoft,
  borderRadius: vars.radius.sm,
  selectors: { "&:hover": { color: vars.color.danger, background: vars.color.dangerSoft } },
  "@media": { [media.print]: { display: "none" } },
});
export const notes = style({ gridArea: "notes" });

export const summary = style({ display: "grid", gap: vars.space.s1, inlineSize: "100%" });
/** On narrow screens the total and the proceed button stay visible while the lines scroll. */
export const primary = style({
  "@media": {
    [media.tallBelowTablet]: {
      selectors: {
        [`${side} > &`]: {
          position: "sticky",
          insetBlockEnd: 0,
          paddingBlock: vars.space.s2,
          background: vars.color.paper,
          borderBlockStart: `1px solid ${vars.color.hairline}`,
          zIndex: 1,
        },
      },
    },
  },
});
globalStyle(appPageWith(`${side} > ${primary}`), {
  "@media": { [media.tallBelowTablet]: { vars: { [lowerEdge.page]: "8rem" } } },
});
// Only one bar at the bottom: hide the compare tray.
globalStyle(`${appPageWith(`${side} > ${primary}`)} [data-tray]`, {
  "@media": { [media.tallBelowTablet]: { display: "none" } },
});
export const subtotal = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.s2,
  fontSize: vars.text.lg,
});
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const promotion = style({ fontSize: vars.text.sm, color: vars.color.success });
