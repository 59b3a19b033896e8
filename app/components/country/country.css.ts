import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/* Dialog. */
export const combobox = style({ position: "relative" });
export const input = style({
  inlineSize: "100%",
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s1,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  color: vars.color.ink,
  font: "inherit",
});
export const menu = style({
  selectors: {
    "&[data-open]": { borderBlockEnd: `1px solid ${vars.color.hairline}`, marginBlockStart: vars.space.s0 },
  },
});
export const option = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s2,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  cursor: "pointer",
  selectors: { "&[data-highlighted]": { background: vars.color.actionSoft, color: vars.color.action } },
});
export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm, color: vars.color.inkSoft });
export const none = style({ padding: vars.space.s1, color: vars.color.inkSoft });
export const nearby = style({ marginBlockStart: vars.space.s2 });
export const languageRow = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
});

/* Page. */
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
