import { globalStyle, style } from "@vanilla-extract/css";
import { laidOutLate } from "~/styles/laid-out-late";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  "@media": { [media.print]: { display: "block" } },
  // Facts and short texts; the height for prose would make the page a tenth longer.
  selectors: { "&:lang(ja)": { vars: { [vars.leading.body]: "1.6" }, lineHeight: vars.leading.body } },
});
export const heading = style({ display: "grid", gap: vars.space.s1 });
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  alignItems: "center",
  color: vars.color.inkSoft,
});
/** The label of a quiet button begins at the edge of its line. */
globalStyle(`${meta} a[data-act]`, { marginInlineStart: `calc(-1 * ${vars.space.s1})` });
export const cited = style({
  color: "inherit",
  textDecorationLine: "none",
  selectors: { "&:hover": { color: vars.color.action, textDecorationLine: "underline" } },
});
/** Facts and figures first, order panel at the end; below 1024 px the panel follows the title. */
export const body = style({
  display: "grid",
  gap: vars.space.s4,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: vars.space.s5 },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 22rem" },
  },
});
/** Sticky below the header, in both of its heights. */
export const side = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
  alignContent: "start",
  maxInlineSize: "36rem",
  "@media": {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: 1,
      alignSelf: "start",
      position: "sticky",
      insetBlockStart: "5.5rem",
      maxBlockSize: "calc(100dvb - 6.5rem)",
      overflowY: "auto",
      scrollbarWidth: "thin",
    },
  },
});
export const main = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
  alignContent: "start",
  "@media": { [media.tablet]: { gridColumn: 1, gridRow: 1 } },
});
export const columns = style({
  display: "grid",
  gap: vars.space.s5,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.mobile]: {
      columnGap: vars.gutter,
      selectors: {
        '&[data-layout="half-half"]': { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
        '&[data-layout="thirds"]': { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
        '&[data-layout="two-thirds-one-third"]': { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 1fr)" },
        '&[data-layout="one-third-two-thirds"]': { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr)" },
      },
    },
  },
});
export const column = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s5,
  alignContent: "start",
});
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.s2,
  "@media": { [media.belowSmall]: laidOutLate("20rem") },
});
export const sectionTitle = style({ fontSize: vars.text.xl, lineHeight: vars.leading.snug });
globalStyle(`${main} p`, { maxInlineSize: vars.measure });
// Print uses one column without navigation.
globalStyle(`${page} nav`, { "@media": { [media.print]: { display: "none" } } });
// In print, grid sections would overlap at a page break, or move to the next page as a whole.
const inPrint = `:is(${body}, ${main}, ${section})`;
globalStyle(inPrint, { "@media": { [media.print]: { display: "block" } } });
globalStyle(`${inPrint} > * + *`, { "@media": { [media.print]: { marginBlockStart: vars.space.s3 } } });
