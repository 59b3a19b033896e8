import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const gallery = style({
  display: "grid",
  gap: vars.space.s3,
  "@media": { [media.small]: { gridTemplateColumns: "repeat(auto-fill, minmax(16rem, 1fr))" } },
});
export const figure = style({
  margin: 0,
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
  selectors: { "&[data-dark]": { background: vars.color.ink, color: vars.color.paper, padding: vars.space.s2 } },
});
export const link = style({ display: "block", cursor: "zoom-in" });
export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
});
export const enlarged = style({ inlineSize: "100%", blockSize: "auto" });
export const caption = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const application = style({ fontWeight: vars.weight.medium });
