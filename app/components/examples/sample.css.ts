import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { light } from "~/styles/palette";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.s6}` });
globalStyle(`${page} > h1 + p`, { marginBlockStart: vars.space.s1 });
export const samples = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s4,
  paddingBlock: vars.space.s3,
});
export const sample = style({
  display: "grid",
  gap: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
  "@media": { [media.tablet]: { gridTemplateColumns: "11rem minmax(0, 1fr)", gap: vars.space.s3 } },
});
export const name = style({ fontSize: vars.text.sm, fontWeight: vars.weight.regular, color: vars.color.inkSoft });
export const groups = style({
  display: "grid",
  gap: `${vars.space.s4} ${vars.gutter}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(10.5rem, 100%), 1fr))",
  paddingBlock: vars.space.s3,
});
export const links = style({ paddingBlockStart: vars.space.s1 });
export const link = style({ display: "block", paddingBlock: "0.25rem" });

export const swatches = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(9rem, 1fr))",
  gap: vars.space.s2,
});
const block = style({ blockSize: "3.5rem", border: `1px solid ${vars.color.hairline}`, marginBlockEnd: vars.space.s0 });
export const swatch = styleVariants(light, (_value, role) => [block, { background: vars.color[role] }]);
export const cell = style({
  padding: vars.space.s1,
  background: vars.color.actionSoft,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
});
export const type = styleVariants(
  { display: "display", xxl: "xxl", xl: "xl", lg: "lg", md: "md", sm: "sm", xs: "xs" } as const,
  (size) => ({ fontSize: vars.text[size], lineHeight: vars.leading.snug }),
);
export const icons = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(6.5rem, 1fr))",
  gap: vars.space.s2,
  fontSize: vars.text.sm,
});
export const icon = style({ display: "flex", alignItems: "center", gap: vars.space.s1 });
export const narrow = style({ maxInlineSize: "26rem" });
export const back = style({ fontSize: vars.text.sm, marginBlockEnd: vars.space.s1 });
export const figure = style({ inlineSize: "100%", blockSize: "100%", fill: vars.color.ink });
export const thumb = style({ inlineSize: "4rem", aspectRatio: "1", background: vars.color.sunken });
export const catalog = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm, color: vars.color.inkSoft });
