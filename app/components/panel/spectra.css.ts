import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/** Color and dash pattern each identify a curve on their own; names are beside both. */
const looks = {
  "488": { color: vars.color.fitc, dash: "none" },
  "594": { color: vars.color.dab, dash: "7 3" },
  "647": { color: vars.color.danger, dash: "2 3" },
  "750": { color: vars.color.hematoxylin, dash: "10 3 2 3" },
} as const;

export const curve = styleVariants(looks, ({ color, dash }) => ({
  fill: "none",
  stroke: color,
  strokeWidth: 2.5,
  vectorEffect: "non-scaling-stroke",
  strokeDasharray: dash,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
}));
export const ground = styleVariants(looks, ({ color }) => ({
  fill: color,
  fillOpacity: 0.1,
  stroke: "none",
  "@media": { [media.forcedColors]: { fill: "none" } },
}));
export const figure = style({
  margin: 0,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  minInlineSize: 0,
});
export const drawing = style({ display: "block", inlineSize: "100%", blockSize: "auto" });
export const axis = style({
  fill: "none",
  stroke: vars.color.hairlineStrong,
  strokeWidth: 1,
  "@media": { [media.forcedColors]: { stroke: "CanvasText" } },
});
/** The drawing scales with the screen, its labels do not. */
export const label = style({
  fill: vars.color.ink,
  fontSize: "15px",
  "@media": {
    [media.belowMobile]: { fontSize: "24px" },
    [media.belowSmall]: { fontSize: "36px" },
    [media.forcedColors]: { fill: "CanvasText" },
  },
});
export const tick = style([
  label,
  {
    fill: vars.color.inkSoft,
    fontSize: "13px",
    "@media": { [media.belowMobile]: { fontSize: "22px" }, [media.belowSmall]: { fontSize: "32px" } },
  },
]);
export const caption = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  margin: 0,
  maxInlineSize: vars.measure,
});
export const mark = style({ display: "inline-flex", gap: "0.5em", alignItems: "center", whiteSpace: "nowrap" });
export const swatch = style({ flex: "none" });
