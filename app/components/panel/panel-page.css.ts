import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { section } from "../form-parts.css";

export { buttons, legend, quiet, section } from "../form-parts.css";
export { wideColumns as columns } from "../side-column.css";

export const page = style({
  paddingBlock: `${vars.space.s2} ${vars.space.s6}`,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s3,
  minInlineSize: 0,
});
export const smallScreen = style({ "@media": { [media.mobile]: { display: "none" }, print: { display: "none" } } });

export const stack = style({ display: "flex", flexDirection: "column", gap: vars.space.s2, minInlineSize: 0 });
/** A grid for the fieldsets in it, like `section`. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
  minInlineSize: 0,
});
globalStyle(`${page} ${section} > h2, ${page} ${section} > legend`, { fontSize: vars.text.lg, margin: 0 });
export const plain = style({ margin: 0, maxInlineSize: vars.measure });
/** Visible from the first paint: showing it at hydration would shift the page. */
export const withScripts = style({ "@media": { "(scripting: none)": { display: "none" } } });

export const main = style({ display: "flex", flexDirection: "column", gap: vars.space.s4, minInlineSize: 0 });
export const side = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  padding: vars.space.s3,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  minInlineSize: 0,
});

/** The steps on the start page. */
export const way = style({
  margin: 0,
  padding: 0,
  listStyle: "none",
  counterReset: "way",
  display: "grid",
  gap: vars.space.s2,
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))", columnGap: vars.space.s3 } },
});
export const wayStep = style({
  counterIncrement: "way",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s1,
  "::before": {
    content: "counter(way)",
    display: "block",
    color: vars.color.inkSoft,
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.weight.bold,
  },
});
export const lookUp = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.s1,
  alignItems: "end",
  maxInlineSize: "34rem",
  "@media": { [media.belowSmall]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const choices = style({
  display: "grid",
  gap: vars.space.s1,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
export const subtitle = style({ fontSize: vars.text.md, margin: 0, paddingBlockStart: vars.space.s1 });
globalStyle(`${side} > h2`, { fontSize: vars.text.lg, margin: 0 });
export const next = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s0,
  paddingBlockEnd: vars.space.s1,
});
