import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const figure = style({ display: "grid", gap: vars.space.s1, justifyItems: "start" });
export const drawing = style({ blockSize: "auto", maxInlineSize: "100%" });
globalStyle(`${drawing} text`, { fill: vars.color.ink, fontSize: "13px" });
export const step = style({ fill: vars.color.surface, stroke: vars.color.hairlineStrong });
export const target = style({ fill: vars.color.actionSoft, stroke: vars.color.action });
export const targetName = style({ fontWeight: vars.weight.medium });
/** Arrow or bar shows the effect; color repeats it. */
export const line = style({
  fill: "none",
  strokeWidth: 1.5,
  stroke: vars.color.fitc,
  selectors: { '&[data-effect="inhibits"]': { stroke: vars.color.danger } },
});
export const site = style({});
globalStyle(`${drawing} .${site}`, { fill: vars.color.inkSoft, fontSize: "11px" });
