import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const columns = style({
  display: "grid",
  gap: vars.space.s4,
  alignItems: "start",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: vars.space.s3 },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) 27rem" },
  },
});
export const grid = style({ display: "flex", flexDirection: "column", gap: vars.space.s3, minInlineSize: 0 });
export const round = style({ display: "flex", flexDirection: "column", gap: vars.space.s1, minInlineSize: 0 });
export const roundName = style({ fontSize: vars.text.md, margin: 0 });
export const cells = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: vars.space.s1,
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.mobile]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
});
/** States differ in border and text; color only repeats them. */
export const cell = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space.s1,
  padding: vars.space.s1,
  minInlineSize: 0,
  border: `2px dashed ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  selectors: {
    "&[data-state='held']": { borderStyle: "solid", borderColor: vars.color.ink },
    "&[data-state='inactive']": {
      borderStyle: "solid",
      borderColor: vars.color.hairline,
      background: vars.color.sunken,
    },
    "&[data-over]": { borderStyle: "solid", borderColor: vars.color.action, background: vars.color.actionSoft },
  },
  "@media": { [media.mobile]: { minBlockSize: "9.5rem" } },
});
export const cellName = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium, margin: 0 });
export const cellText = style({
  margin: 0,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  overflowWrap: "anywhere",
});

export const tag = style({
  display: "flex",
  gap: vars.space.s0,
  alignItems: "center",
  justifyContent: "space-between",
  inlineSize: "100%",
  minInlineSize: 0,
  paddingInlineStart: vars.space.s1,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.paper,
  selectors: {
    "&[draggable='true']": { cursor: "grab" },
    "&[data-carried]": { borderColor: vars.color.action, boxShadow: `0 0 0 1px ${vars.color.action}` },
  },
});
export const tagText = style({
  display: "flex",
  flexDirection: "column",
  minInlineSize: 0,
  paddingBlock: vars.space.s0,
  lineHeight: vars.leading.snug,
  overflowWrap: "anywhere",
});
export const tagMore = style({ fontSize: vars.text.xs, color: vars.color.inkSoft });
export const pick = style({
  flex: "none",
  display: "grid",
  placeItems: "center",
  paddingInline: vars.space.s1,
  fontSize: vars.text.sm,
  alignSelf: "stretch",
  minBlockSize: vars.control.sm,
  border: 0,
  borderRadius: vars.radius.sm,
  background: "none",
  color: vars.color.action,
  cursor: "pointer",
  selectors: {
    "&:hover": { background: vars.color.actionSoft },
    "&[aria-pressed='true']": { background: vars.color.action, color: vars.color.inkOnAction },
  },
});

export const tray = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  padding: vars.space.s2,
  minInlineSize: 0,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  border: "2px solid transparent",
  selectors: { "&[data-over]": { borderColor: vars.color.action } },
});
export const fields = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: vars.space.s1 });
export const fieldRow = style({
  display: "grid",
  gap: vars.space.s0,
  minInlineSize: 0,
  alignItems: "center",
  "@media": {
    [media.small]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: vars.space.s1 },
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
  },
});
globalStyle(`${fieldRow} select`, { fontSize: vars.text.sm });
export const message = style({
  margin: 0,
  minBlockSize: vars.leading.body,
  fontWeight: vars.weight.medium,
  selectors: { "&:empty": { display: "block" } },
});
