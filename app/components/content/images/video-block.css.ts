import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const block = style({
  display: "grid",
  gap: vars.space.s2,
  maxInlineSize: "52rem",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)", gap: vars.space.s3 } },
});
export const text = style({ display: "grid", gap: vars.space.s1, alignContent: "start" });
export const title = style({ fontSize: vars.text.md, fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const description = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const tiles = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
});
export const tile = style({ position: "relative", display: "grid", gap: vars.space.s1, alignContent: "start" });
/** The whole tile is the target. */
export const cover = style({ selectors: { "&::after": { content: '""', position: "absolute", inset: 0 } } });
