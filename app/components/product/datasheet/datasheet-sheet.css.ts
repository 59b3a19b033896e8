import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** As wide as the paper, so that lines break as in print. */
export const paper = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  inlineSize: "100%",
  maxInlineSize: "216mm",
  marginInline: "auto",
  padding: `${vars.space.s4} clamp(1rem, 5vw, 15mm)`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  boxShadow: `0 2px 12px ${vars.color.shade}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  selectors: { '&[data-size="A4"]': { maxInlineSize: "210mm" } },
  "@media": {
    [media.print]: {
      maxInlineSize: "none",
      padding: 0,
      border: 0,
      boxShadow: "none",
      background: "transparent",
      fontSize: "8.5pt",
      gap: "4mm",
    },
  },
});
export const masthead = style({ display: "grid", gap: vars.space.s1 });
export const band = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s1,
  borderBlockEnd: `2px solid ${vars.color.ink}`,
});
export const number = style({
  marginInlineStart: "auto",
  fontSize: vars.text.xl,
  fontWeight: vars.weight.medium,
  // Keeps a catalog number on one line.
  whiteSpace: "nowrap",
});
export const title = style({ fontSize: vars.text.xl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const soft = style({ color: vars.color.inkSoft });

export const facts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(12rem, 1fr))",
  columnGap: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.print]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
});
export const fact = style({ paddingBlock: "0.25rem", borderBlockStart: `1px solid ${vars.color.hairline}` });
globalStyle(`${fact} dt`, { fontSize: vars.text.xs, color: vars.color.inkSoft });
globalStyle(`${fact} dd`, { margin: 0, overflowWrap: "anywhere" });
globalStyle(`${fact} a`, { color: "inherit" });

/** Two columns on wide paper; no break between a heading and its first lines. */
export const parts = style({
  columnGap: vars.space.s3,
  "@media": { [media.mobile]: { columnCount: 2 }, [media.print]: { columnCount: 2 } },
});
export const block = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s0,
  selectors: { [`${parts} &`]: { breakInside: "avoid", paddingBlockEnd: vars.space.s2 } },
});
export const blockTitle = style({ fontSize: vars.text.md, fontWeight: vars.weight.medium });
export const imprint = style({
  display: "grid",
  gap: "0.125rem",
  paddingBlockStart: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  fontSize: vars.text.xs,
  color: vars.color.inkSoft,
});
export const address = style({ fontFamily: vars.font.mono });

/** The options above the paper are not printed. */
export const options = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  inlineSize: "100%",
  maxInlineSize: "216mm",
  marginInline: "auto",
  paddingBlockEnd: vars.space.s2,
  "@media": { [media.print]: { display: "none" } },
});
/** The PDF link beside the options is not printed. */
export const file = style([options, { alignItems: "center", fontSize: vars.text.sm }]);
export const group = style({
  display: "flex",
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  overflow: "hidden",
});
export const option = style({
  display: "block",
  paddingInline: vars.space.s2,
  paddingBlock: "0.3125rem",
  fontSize: vars.text.sm,
  color: vars.color.ink,
  textDecorationLine: "none",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    "&[aria-current]": { background: vars.color.actionSoft, fontWeight: vars.weight.medium },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});
