import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const header = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s3,
  paddingBlock: vars.space.s1,
  paddingInline: `max(${vars.gutter}, calc((100% - ${vars.page}) / 2))`,
  background: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});
export const logo = style({
  display: "inline-flex",
  alignItems: "center",
  minBlockSize: vars.control.md,
  color: vars.color.ink,
});
globalStyle(`${logo} img`, { blockSize: "1.625rem", inlineSize: "auto", maxInlineSize: "none" });
export const secure = style({ display: "flex", gap: "0.375em", alignItems: "center", margin: 0 });
export const help = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s3,
  "@media": { [media.small]: { marginInlineStart: "auto" } },
});
globalStyle(`${help} a`, {
  display: "inline-flex",
  alignItems: "center",
  gap: "0.375em",
  minBlockSize: vars.control.sm,
});
