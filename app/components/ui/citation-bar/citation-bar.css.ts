import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const citation = ui({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: "tabular-nums",
  whiteSpace: "nowrap",
});
export const bar = ui({ inlineSize: "3rem", blockSize: "0.5rem", flexShrink: 0, overflow: "visible" });
export const track = ui({ fill: vars.color.hairline });
export const fill = ui({ fill: vars.color.hematoxylin });
