import { styleVariants } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const price = ui({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space.s1,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
});
export const size = styleVariants({
  md: [ui({ fontWeight: vars.weight.medium })],
  lg: [ui({ fontSize: vars.text.xl, fontWeight: vars.weight.medium, lineHeight: vars.leading.tight })],
});
export const was = ui({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  textDecorationLine: "line-through",
});
export const note = ui({ fontSize: vars.text.sm, fontWeight: vars.weight.regular, color: vars.color.inkSoft });
export const reason = ui({ fontSize: vars.text.sm, lineHeight: vars.leading.snug, color: vars.color.inkSoft });
