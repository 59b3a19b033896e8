import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const figures = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": {
    [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.print]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: vars.space.s2 },
  },
});
export const figure = style({ display: "grid", gap: vars.space.s1, alignContent: "start", maxInlineSize: "28rem" });
globalStyle(`${figure} img`, { inlineSize: "100%", blockSize: "auto", border: `1px solid ${vars.color.hairline}` });
export const caption = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug });
