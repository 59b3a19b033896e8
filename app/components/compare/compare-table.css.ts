import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Scrolls focused controls clear of the attribute names. */
export const scroller = style({
  position: "relative",
  overflowX: "auto",
  scrollbarWidth: "thin",
  scrollPaddingInlineStart: "10rem",
});
export const table = style({
  minInlineSize: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: "tabular-nums",
  // Wide windows fit six products in columns of equal width; narrower ones scroll, with columns as wide as needed.
  "@media": { [media.tablet]: { tableLayout: "fixed", inlineSize: "100%" } },
});
/** Attribute names stay visible while the products scroll. */
const stays = { position: "sticky", insetInlineStart: 0, background: vars.color.paper, zIndex: 1 } as const;
export const corner = style({
  ...stays,
  minInlineSize: "5.5rem",
  "@media": { [media.tablet]: { inlineSize: "10rem" } },
});
export const rowHead = style({
  ...stays,
  minInlineSize: "5.5rem",
  // Fits two products beside the names on a phone 360 px wide.
  "@media": { [media.belowSmall]: { maxInlineSize: "5.5rem", fontSize: vars.text.sm, overflowWrap: "anywhere" } },
  maxInlineSize: "10rem",
  textAlign: "start",
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  verticalAlign: "top",
  paddingBlock: vars.space.s1,
  paddingInlineEnd: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const head = style({
  minInlineSize: "7.25rem",
  maxInlineSize: "16rem",
  textAlign: "start",
  verticalAlign: "top",
  fontWeight: vars.weight.regular,
  paddingInline: vars.space.s1,
  paddingBlockEnd: vars.space.s2,
});
/** Stays at the start of the line while the products scroll. */
export const groupHead = style({
  textAlign: "start",
  paddingBlockStart: vars.space.s3,
  paddingBlockEnd: vars.space.s1,
  fontWeight: vars.weight.medium,
});
/** Name and picture begin where the values do, beside their border. */
export const headParts = style({
  display: "grid",
  gap: vars.space.s1,
  justifyItems: "start",
  marginInlineStart: "3px",
});
export const headLine = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  inlineSize: "100%",
  color: vars.color.inkSoft,
});
export const image = style({
  inlineSize: "7.5rem",
  blockSize: "auto",
  aspectRatio: "4 / 3",
  objectFit: "cover",
  border: `1px solid ${vars.color.hairline}`,
});
export const sizes = style({ listStyle: "none", padding: 0, marginBlockEnd: vars.space.s1 });
/** Without an indent, whose width would break words in the columns of a phone. */
export const verdicts = style({ display: "grid", gap: vars.space.s1, listStyle: "none", margin: 0, padding: 0 });
export const name = style({ fontWeight: vars.weight.medium });
export const failed = style({ color: vars.color.danger });
/** The baseline of a value that may not break is that of its last line, so cells align at the top. */
export const cell = style({
  verticalAlign: "top",
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  borderInlineStart: "3px solid transparent",
  overflowWrap: "anywhere",
  selectors: { "&[data-shared]": { borderInlineStartColor: vars.color.action, background: vars.color.sunken } },
  "@media": {
    [media.belowSmall]: { fontSize: vars.text.sm },
    // Forced colors draw transparent borders, so use the background color.
    [media.forcedColors]: {
      borderInlineStartColor: "Canvas",
      selectors: { "&[data-shared]": { borderInlineStartColor: "Highlight" } },
    },
  },
});
/** On a phone "Recommended:" fits into a column of 116 px only in small type and with less space beside it. */
globalStyle(`${head}, ${cell}`, { "@media": { [media.belowSmall]: { paddingInline: vars.space.s0 } } });
globalStyle(`${cell} button`, { "@media": { [media.belowSmall]: { paddingInline: vars.space.s1 } } });
globalStyle(`${table} tbody tr:first-child > *`, { borderBlockStartColor: vars.color.ink });
globalStyle(`${head}, ${cell}`, { "@media": { [media.print]: { maxInlineSize: "none" } } });
