import { globalStyle, style } from "@vanilla-extract/css";
import { light } from "~/styles/palette";
import { media, vars } from "~/styles/theme-contract.css";

export const map = style({ position: "relative", maxInlineSize: "60rem" });
export const image = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
/** Touch targets are too small on a phone's image, so the links are listed below it there. */
export const overlay = style({
  position: "absolute",
  inset: 0,
  inlineSize: "100%",
  blockSize: "100%",
  "@media": { [media.belowSmall]: { display: "none" }, [media.print]: { display: "none" } },
});
/** Drawn on an image, which is light in the dark scheme too. */
export const area = style({
  fill: "transparent",
  stroke: light.action,
  strokeWidth: "1.5px",
  strokeDasharray: "4 3",
  vectorEffect: "non-scaling-stroke",
});
export const link = style({ outline: "none" });
globalStyle(`${link}:is(:hover, :focus-visible) ${area}`, {
  fill: `color-mix(in srgb, ${light.action} 14%, transparent)`,
  strokeDasharray: "none",
});
globalStyle(`${link}:focus-visible ${area}`, { stroke: light.focus, strokeWidth: "3px" });
export const links = style({
  display: "none",
  marginBlockStart: vars.space.s1,
  "@media": { [media.belowSmall]: { display: "grid" } },
});
export const below = style({ display: "inline-block", paddingBlock: vars.space.s1 });
