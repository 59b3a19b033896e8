import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const links = style({ display: "grid", gap: vars.space.s1 });
/** A sentence for copying into a manuscript. */
export const cite = style({
  display: "flex",
  gap: vars.space.s1,
  alignItems: "start",
  justifyContent: "space-between",
  padding: vars.space.s2,
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
  maxInlineSize: vars.measure,
});
export const citeLinks = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
globalStyle(`${citeLinks} a`, { minInlineSize: "1.5rem", paddingBlock: "0.1875rem" });
