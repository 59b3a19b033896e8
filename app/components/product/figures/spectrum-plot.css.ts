import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const figure = style({ display: "grid", gap: vars.space.s1, justifyItems: "start" });
export const caption = style({ lineHeight: vars.leading.snug });
export const plot = style({ blockSize: "auto", maxInlineSize: "100%" });
globalStyle(`${plot} text`, { fill: vars.color.inkSoft, fontSize: "11px", fontVariantNumeric: "tabular-nums" });
/** Distinguished by stroke and fill as well as by color. */
export const excitation = style({
  fill: "none",
  stroke: vars.color.hematoxylin,
  strokeWidth: 1.5,
  strokeDasharray: "5 3",
});
export const emission = style({ fill: vars.color.fitc, fillOpacity: 0.25, stroke: vars.color.fitc, strokeWidth: 1.5 });
export const laser = style({ stroke: vars.color.ink, strokeWidth: 1, strokeDasharray: "1 2" });
export const axis = style({ fill: "none", stroke: vars.color.hairlineStrong, strokeWidth: 1 });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
