import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/* In the flow at the top of the page: read and focused first, and never covering anything. */
export const banner = style({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const form = style({
  display: "grid",
  rowGap: vars.space.s0,
  columnGap: vars.space.s4,
  inlineSize: "100%",
  maxInlineSize: `calc(${vars.page} + 2 * ${vars.gutter})`,
  marginInline: "auto",
  paddingBlock: vars.space.s1,
  paddingInline: vars.gutter,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" },
  },
});
export const words = style({ maxInlineSize: "46rem" });
export const title = style({ fontWeight: vars.weight.bold });
export const answers = style({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "1fr",
  gap: vars.space.s1,
  paddingBlock: vars.space.s0,
});
export const details = style({ gridColumn: "1 / -1" });
globalStyle(`${details} > summary`, {
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.sm,
  color: vars.color.action,
  textDecorationLine: "underline",
  textUnderlineOffset: "0.2em",
});
export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
  paddingBlockStart: vars.space.s0,
});
export const choice = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s1,
  minBlockSize: vars.control.sm,
  cursor: "pointer",
});
globalStyle(`${choice} > input`, { accentColor: vars.color.action, inlineSize: "1.125rem", blockSize: "1.125rem" });
