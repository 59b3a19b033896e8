import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const band = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s3,
  alignItems: "center",
  paddingBlock: vars.space.s4,
  marginBlockEnd: vars.space.s5,
  selectors: {
    // A rule above, as wide as the page column.
    "&::before": {
      content: '""',
      gridColumn: "1 / -1",
      borderBlockStart: `1px solid ${vars.color.hairline}`,
      marginBlockEnd: vars.space.s4,
    },
  },
  "@media": { [media.belowSmall]: { alignItems: "start", columnGap: vars.space.s2 } },
});
export const play = style({
  inlineSize: "4rem",
  blockSize: "4rem",
  fill: "none",
  stroke: vars.color.action,
  strokeWidth: 2,
  "@media": { [media.belowSmall]: { inlineSize: "2.75rem", blockSize: "2.75rem" } },
});
globalStyle(`${play} path`, { fill: vars.color.action, stroke: "none" });
export const words = style({ display: "grid", gap: vars.space.s0 });
export const title = style({ fontSize: vars.text.lg });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s3,
  marginBlockStart: vars.space.s0,
});
export const video = style({ fontWeight: vars.weight.medium });
