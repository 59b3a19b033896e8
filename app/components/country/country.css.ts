import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ display: "grid", gap: vars.space.s3, paddingBlock: `${vars.space.s2} ${vars.space.s6}` });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  columnGap: vars.space.s4,
  rowGap: vars.space.s1,
});
export const tools = style({
  display: "grid",
  gap: vars.space.s3,
  alignItems: "end",
  paddingBlockEnd: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: vars.gutter } },
});
export const find = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.s1,
  alignItems: "end",
  maxInlineSize: "36rem",
});
export const note = style({ color: vars.color.inkSoft, fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const count = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
/** A heading letter and its countries. */
export const group = style({
  display: "grid",
  gridTemplateColumns: "3rem minmax(0, 1fr)",
  paddingBlock: vars.space.s1,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { "&:not(:has(h2))": { gridTemplateColumns: "minmax(0, 1fr)", border: 0 } },
});
export const initial = style({ fontSize: vars.text.md, lineHeight: "2rem", color: vars.color.inkSoft });
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))",
  columnGap: vars.space.s3,
});
export const choice = style({
  inlineSize: "100%",
  minBlockSize: "2rem",
  paddingBlock: vars.space.s0,
  lineHeight: vars.leading.snug,
  color: vars.color.action,
  textAlign: "start",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-current]": { color: vars.color.ink, fontWeight: vars.weight.medium },
  },
  "@media": { [media.coarse]: { minBlockSize: "2.75rem" } },
});
export const aside = style({
  marginInlineStart: vars.space.s1,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
});
