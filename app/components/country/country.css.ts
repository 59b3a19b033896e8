import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const button = style({ display: "inline-flex", alignItems: "center", gap: vars.space.s0, minBlockSize: "24px" });
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
export const menu = style({ listStyle: "none", margin: 0, padding: 0 });
export const option = style({
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  cursor: "pointer",
  selectors: { "&[data-highlighted]": { background: vars.color.actionSoft } },
});
export const none = style({ padding: vars.space.s1, color: vars.color.inkSoft });
export const languages = style({ listStyle: "none", display: "flex", gap: vars.space.s2, margin: 0, padding: 0 });
globalStyle(`${languages} a`, { display: "inline-flex", alignItems: "center", minBlockSize: "24px" });
globalStyle(`${languages} a[aria-current]`, {
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
});
export const find = style({
  display: "grid",
  gridTemplateColumns: "1fr auto",
  gap: vars.space.s1,
  alignItems: "end",
  maxInlineSize: "32rem",
});
export const list = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  columns: "14rem",
  columnGap: vars.space.s3,
});
export const choice = style({
  display: "block",
  inlineSize: "100%",
  minBlockSize: "32px",
  paddingBlock: vars.space.s0,
  border: 0,
  background: "none",
  color: vars.color.action,
  font: "inherit",
  textAlign: "start",
  cursor: "pointer",
  selectors: { "&:hover": { textDecoration: "underline" } },
});
