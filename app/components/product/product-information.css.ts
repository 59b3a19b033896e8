import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const parts = style({ display: "grid", gap: vars.space.s3 });
/** Heading beside its text where there is room. */
export const part = style({
  display: "grid",
  gap: vars.space.s0,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "11rem minmax(0, 1fr)", columnGap: vars.gutter },
    // In print, a grid would separate a heading from its text at a page break.
    [media.print]: { display: "block" },
  },
});
/** Folded parts follow each other like lines of a list. */
export const folded = style({});
globalStyle(`${folded} + ${folded}`, { marginBlockStart: `calc(-1 * ${vars.space.s3})` });
export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
});
export const content = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
export const prose = style({ display: "grid", gap: vars.space.s1 });
export const targets = style({ display: "grid", gap: vars.space.s1 });
globalStyle(`${targets} li`, { display: "flex", flexWrap: "wrap", columnGap: vars.space.s2 });
export const aliases = style({ inlineSize: "100%", fontSize: vars.text.sm, color: vars.color.inkSoft });
// Keeps an id and its name on one line; the list of aliases may wrap.
globalStyle(`${targets} li > span + span:not(${aliases})`, { whiteSpace: "nowrap" });
export const rows = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const row = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  columnGap: vars.space.s1,
  alignItems: "baseline",
  paddingBlock: "0.375rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": { [media.small]: { gridTemplateColumns: "4.5rem minmax(0, 1fr) auto" } },
});
/** A dilution beside the title of a protocol would break its words on phones. */
globalStyle(`${row} > :last-child`, { "@media": { [media.belowSmall]: { gridColumn: 2 } } });
export const reagents = style({ listStyle: "disc", paddingInlineStart: vars.space.s3 });
export const references = style({
  listStyle: "decimal",
  paddingInlineStart: vars.space.s3,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  display: "grid",
  gap: vars.space.s0,
  maxInlineSize: vars.measure,
});
