/** Layout primitives as classes; the components are in `~/components/ui/layout`. */
import { createVar, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "./theme-contract.css";
import { ui } from "./ui-layer";

const gap = createVar();

/** Centered page column, at most 1280 px, with the page's gutters. */
export const page = ui({
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: "auto",
  paddingInline: vars.gutter,
  "@media": { [media.print]: { maxInlineSize: "none", paddingInline: 0 } },
});

/** Reading column. */
export const prose = ui({ maxInlineSize: vars.measure });

const gaps = {
  none: { vars: { [gap]: "0px" } },
  s0: { vars: { [gap]: vars.space.s0 } },
  s1: { vars: { [gap]: vars.space.s1 } },
  s2: { vars: { [gap]: vars.space.s2 } },
  s3: { vars: { [gap]: vars.space.s3 } },
  s4: { vars: { [gap]: vars.space.s4 } },
  s5: { vars: { [gap]: vars.space.s5 } },
  s6: { vars: { [gap]: vars.space.s6 } },
} as const;
export type Gap = keyof typeof gaps;

const stackBase = ui({ display: "flex", flexDirection: "column", gap });
const clusterBase = ui({ display: "flex", flexWrap: "wrap", alignItems: "center", gap });
const gridBase = ui({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  columnGap: vars.gutter,
  rowGap: gap,
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(12, minmax(0, 1fr))" } },
});
const gapClass = styleVariants(gaps, (rule) => [ui(rule)]);

/** Stacked vertically. */
export const stack = styleVariants(gaps, (_rule, name) => [stackBase, gapClass[name]]);
/** Side by side, wrapping, vertically centered. */
export const cluster = styleVariants(gaps, (_rule, name) => [clusterBase, gapClass[name]]);
/** 12 columns from 768 px, stacked below; children use `column.*`. */
export const grid = styleVariants(gaps, (_rule, name) => [gridBase, gapClass[name]]);

export const justify = styleVariants(
  { start: "flex-start", end: "flex-end", between: "space-between" } as const,
  (value) => [ui({ justifyContent: value })],
);
export const align = styleVariants(
  { start: "flex-start", center: "center", end: "flex-end", baseline: "baseline", stretch: "stretch" } as const,
  (value) => [ui({ alignItems: value })],
);

const spans = { 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 8: 8, 9: 9, 10: 10, 12: 12 } as const;
/** Width of a grid child in columns, from 768 px. */
export const column = styleVariants(spans, (span) => [
  ui({ "@media": { [media.mobile]: { gridColumn: `span ${span}` } } }),
]);

/** As many equal columns as fit. */
export const tiles = ui({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
  gap: vars.gutter,
});

/** For screen readers only; becomes visible if a link inside is focused. */
export const visuallyHidden = ui({
  selectors: {
    "&:not(:focus-within):not(:active)": {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});

/** Catalog numbers, sequences, dilutions, identifiers. */
export const mono = ui({ fontFamily: vars.font.mono, fontSize: "0.94em", fontVariantLigatures: "none" });
/** Small capitals for group labels; not in ja and zh, which have no capitals. */
export const overline = ui({
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  letterSpacing: "0.06em",
  textTransform: "uppercase",
  color: vars.color.inkSoft,
  selectors: { "&:is(:lang(ja), :lang(zh))": { letterSpacing: "0.04em", fontSize: vars.text.sm } },
});
export const soft = ui({ color: vars.color.inkSoft });
export const lead = ui({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  maxInlineSize: vars.measure,
});
export const display = ui({ fontSize: vars.text.display, lineHeight: vars.leading.tight, letterSpacing: "-0.015em" });
/** A rule above a section instead of a box. */
export const ruled = ui({ borderBlockStart: `1px solid ${vars.color.hairline}`, paddingBlockStart: vars.space.s2 });
