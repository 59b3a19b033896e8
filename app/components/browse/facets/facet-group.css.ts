import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const group = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlock: vars.space.s1,
});
export const summary = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  minBlockSize: vars.control.sm,
  fontWeight: vars.weight.medium,
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const chosen = style({
  paddingInline: "0.4em",
  fontSize: vars.text.xs,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.inkOnAction,
  background: vars.color.action,
  borderRadius: vars.radius.sm,
});
export const arrow = style({
  marginInlineStart: "auto",
  color: vars.color.inkSoft,
  transition: `rotate ${vars.duration}`,
  selectors: { [`${group}[open] > ${summary} &`]: { rotate: "180deg" } },
});
export const values = style({ display: "flex", flexDirection: "column", paddingBlockEnd: vars.space.s0 });
export const value = style({
  display: "grid",
  gridTemplateColumns: "1.25rem minmax(0, 1fr) auto",
  columnGap: vars.space.s1,
  alignItems: "start",
  // WebKit rounds the line down, by a pixel.
  minBlockSize: "24px",
  paddingBlock: "0.1875rem",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  selectors: { "&:hover": { color: vars.color.action } },
  "@media": { [media.coarse]: { paddingBlock: "0.625rem" } },
});
export const box = style({
  inlineSize: "1rem",
  blockSize: "1rem",
  marginBlockStart: "0.1em",
  accentColor: vars.color.action,
  cursor: "pointer",
});
export const count = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
export const more = style({ paddingBlockStart: vars.space.s0 });
export const moreSummary = style({
  fontSize: vars.text.sm,
  color: vars.color.action,
  paddingBlock: "0.25rem",
  selectors: { [`${more}[open] > &`]: { color: vars.color.inkSoft } },
});
