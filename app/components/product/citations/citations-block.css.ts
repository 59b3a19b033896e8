import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const waiting = style({ display: "grid", gap: vars.space.s2 });
export const count = style({ fontWeight: vars.weight.medium });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
/** Filters and chart side by side where there is room. */
export const tools = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "end",
  "@media": { [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const filter = style({
  display: "grid",
  gap: vars.space.s1,
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  alignItems: "end",
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(0, 16rem) minmax(0, 12rem) auto", justifyContent: "start" },
    [media.print]: { display: "none" },
  },
});
globalStyle(`${filter} > a`, { alignSelf: "center" });
export const plot = style({ display: "grid", gap: vars.space.s0, maxInlineSize: "100%" });
export const bars = style({ blockSize: "auto", maxInlineSize: "100%" });
globalStyle(`${bars} rect`, { fill: vars.color.hematoxylin });
globalStyle(`${bars} text`, { fill: vars.color.inkSoft, fontSize: "10px", fontVariantNumeric: "tabular-nums" });
globalStyle(`${bars} path`, { stroke: vars.color.hairlineStrong, strokeWidth: 1 });

export const list = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const item = style({
  display: "grid",
  gap: "0.125rem",
  paddingBlock: "0.625rem",
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  lineHeight: vars.leading.snug,
});
export const title = style({ fontStyle: "normal", fontWeight: vars.weight.medium });
export const source = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const used = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});

export const figuresTitle = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  paddingBlockEnd: vars.space.s1,
});
export const figures = style({
  display: "grid",
  gap: vars.space.s2,
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
});
export const figure = style({
  display: "grid",
  gap: vars.space.s0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  textDecorationLine: "none",
  selectors: { "&:hover": { color: vars.color.action, textDecorationLine: "underline" } },
});
globalStyle(`${figure} img`, {
  inlineSize: "100%",
  aspectRatio: "10 / 7",
  blockSize: "auto",
  objectFit: "cover",
  objectPosition: "top",
  border: `1px solid ${vars.color.hairline}`,
});
