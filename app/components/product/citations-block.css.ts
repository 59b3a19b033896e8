import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, margin: 0 });
export const list = style({ listStyle: "none", padding: 0, margin: 0 });
export const item = style({
  display: "grid",
  gap: vars.space.s0,
  paddingBlock: vars.space.s1,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const title = style({ fontStyle: "normal", fontWeight: vars.weight.medium });
export const source = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const codes = style({ fontSize: vars.text.sm, fontFamily: vars.font.mono });
export const plot = style({ margin: 0, maxInlineSize: "30rem" });
export const bars = style({ inlineSize: "100%", maxBlockSize: "8rem" });
globalStyle(`${bars} rect`, { fill: vars.color.hematoxylin });
globalStyle(`${bars} text`, { fill: vars.color.inkSoft, fontSize: "8px" });
