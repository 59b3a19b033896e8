import { globalStyle, style } from "@vanilla-extract/css";
import { laidOutNear } from "~/styles/laid-out-late";
import { breakpoints, media, vars } from "~/styles/theme-contract.css";

export const rows = style({});
/** Typical row heights by width. */
const usual = { phone: "12.5rem", large: "10rem" } as const;
const near = (height: string) => laidOutNear(height, ":nth-of-type(n + 8)");
/** The list beside the facets on a wide screen: one line of cells per product. */
const inColumns = "(min-width: 52rem)";

export const row = style({
  position: "relative",
  display: "grid",
  // Prices are longer than the thumbnail is wide, so they reach into the room beside the buttons.
  gridTemplateColumns: "5.5rem minmax(0, 1fr) auto",
  gridTemplateAreas: "'lead about about' 'codes codes codes' 'offer offer actions'",
  columnGap: vars.space.s2,
  rowGap: vars.space.s1,
  paddingBlock: "0.75rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  scrollMarginBlock: "12rem 4rem",
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.color.actionSoft} 45%, transparent)` },
    "&:has([data-row-link]:focus-visible)": { boxShadow: `inset 3px 0 0 ${vars.color.action}` },
  },
  "@media": {
    [`${media.belowSmall} and (max-width: ${breakpoints.xs - 0.02}px)`]: near(usual.phone),
    [`${media.belowSmall} and (min-width: ${breakpoints.xs}px)`]: near(usual.large),
    [media.print]: { breakInside: "avoid" },
  },
  "@container": {
    "(min-width: 36rem)": {
      gridTemplateColumns: "5.5rem minmax(0, 1fr) 8.25rem auto",
      gridTemplateAreas: "'lead about offer actions' 'lead codes offer actions'",
      rowGap: "0.125rem",
      alignItems: "start",
    },
    [inColumns]: {
      gridTemplateColumns: "5.5rem minmax(0, 1fr) 13.25rem 8.25rem auto",
      gridTemplateAreas: "'lead about codes offer actions'",
      alignItems: "center",
      paddingBlock: "0.3125rem",
    },
  },
});

export const about = style({ gridArea: "about", minInlineSize: 0 });
export const name = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});
export const number = style({
  marginInlineEnd: vars.space.s0,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  overflow: "clip",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
/** Points separate facts. The point before a line's first fact lies outside of the line and is cut off. */
export const fact = style({
  position: "relative",
  insetInlineStart: "-1em",
  "::before": { content: "'·' / ''", display: "inline-block", inlineSize: "1em", textAlign: "center" },
});
export const codes = style({
  gridArea: "codes",
  display: "grid",
  gap: "0.125rem",
  lineHeight: vars.leading.snug,
});

export const offer = style({ gridArea: "offer", fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const sizes = style({
  display: "grid",
  gridTemplateColumns: "auto auto",
  justifyContent: "start",
  columnGap: vars.space.s1,
  "@container": { [inColumns]: { gridTemplateColumns: "1fr auto" } },
});
/** Amounts and prices align across the sizes. */
export const size = style({
  display: "grid",
  gridColumn: "1 / -1",
  gridTemplateColumns: "subgrid",
  whiteSpace: "nowrap",
  fontVariantNumeric: "tabular-nums lining-nums",
});
export const amount = style({ color: vars.color.inkSoft, textAlign: "end" });
export const price = style({ fontWeight: vars.weight.medium, textAlign: "end" });

export const actions = style({
  gridArea: "actions",
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space.s0,
  "@media": { [media.print]: { display: "none" } },
});

globalStyle(`${facts} svg`, { inlineSize: "1.5rem" });

/* Discontinued products remain findable, but are less prominent. */
globalStyle(`${row}[data-discontinued] ${name} a`, { color: vars.color.inkSoft, fontWeight: vars.weight.regular });
globalStyle(`${row}[data-discontinued] img`, { filter: "grayscale(1)", opacity: 0.55 });

/* Cards: the same list in another layout, chosen by the view's radio buttons. */
const cards = "section:has([data-view='cards']:checked)";
globalStyle(`${cards} ${rows}`, {
  "@media": {
    [media.small]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(15rem, 1fr))",
      gap: vars.space.s3,
      borderBlockEnd: 0,
    },
  },
});
globalStyle(`${cards} ${row}`, {
  "@media": {
    [media.small]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto 1fr auto auto auto",
      gridTemplateAreas: "'lead' 'about' 'codes' 'offer' 'actions'",
      alignItems: "start",
      borderBlockStart: `1px solid ${vars.color.ink}`,
      paddingBlock: vars.space.s1,
    },
  },
});
globalStyle(`${cards} ${row} > :first-child`, { "@media": { [media.small]: { blockSize: "8rem" } } });
globalStyle(`${cards} ${row} > ${actions}`, { "@media": { [media.small]: { justifyContent: "space-between" } } });
globalStyle(`${cards} ${sizes}`, { "@media": { [media.small]: { justifyContent: "start" } } });
