import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
  "@media": { [media.print]: { paddingBlock: 0 } },
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
});
export const heading = style({ display: "grid", gap: vars.space.s1 });
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const kind = style({
  display: "block",
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  color: vars.color.inkSoft,
});
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  alignItems: "center",
  color: vars.color.inkSoft,
});
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "center",
  justifyContent: "space-between",
});
/** Sections, each below a rule. */
export const sections = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s5 });
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.s2,
  breakInside: "avoid",
});
export const sectionTitle = style({ fontSize: vars.text.xl, lineHeight: vars.leading.snug });
export const code = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
/** Facts with measurements beside them where there is room. */
export const pair = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 20rem)" },
    [media.print]: { gridTemplateColumns: "minmax(0, 1fr) 55mm" },
  },
});
export const stack = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  alignContent: "start",
});
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const dilution = style({ fontSize: vars.text.lg });
export const list = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s3, rowGap: vars.space.s0 });
globalStyle(`${heading} > p`, { maxInlineSize: vars.measure });

/** Protocol steps with numbers in the margin, so that readers find their place again. */
export const steps = style({ display: "grid", gap: vars.space.s3, maxInlineSize: vars.measure, counterReset: "step" });
export const step = style({
  display: "grid",
  gap: vars.space.s1,
  gridTemplateColumns: "2rem minmax(0, 1fr)",
  counterIncrement: "step",
  breakInside: "avoid",
  "::before": {
    content: "counter(step)",
    gridRow: "span 2",
    fontVariantNumeric: "tabular-nums",
    fontWeight: vars.weight.medium,
    color: vars.color.action,
  },
});
export const stepTitle = style({ fontSize: vars.text.md, fontWeight: vars.weight.medium });
export const items = style({ gridColumn: 2, display: "grid", gap: vars.space.s1 });
export const form = style({
  display: "grid",
  gap: vars.space.s2,
  alignItems: "end",
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 22rem) minmax(0, 18rem) auto", justifyContent: "start" },
  },
});
