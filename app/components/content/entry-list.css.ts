import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const title = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug });
export const found = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const text = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s0} ${vars.space.s2}`,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const more = style({ marginBlockStart: vars.space.s2 });
