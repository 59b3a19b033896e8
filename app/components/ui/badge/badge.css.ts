import { styleVariants } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const badge = ui({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.3em",
  paddingInline: "0.4em",
  paddingBlock: "0.05em",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  border: "1px solid currentColor",
  borderRadius: vars.radius.sm,
  whiteSpace: "nowrap",
});
export const tone = styleVariants({
  neutral: [ui({ color: vars.color.inkSoft, borderColor: vars.color.hairlineStrong })],
  info: [ui({ color: vars.color.action, background: vars.color.actionSoft })],
  success: [ui({ color: vars.color.success, background: vars.color.successSoft })],
  warning: [ui({ color: vars.color.warning, background: vars.color.warningSoft })],
  danger: [ui({ color: vars.color.danger, background: vars.color.dangerSoft })],
});
/** Two or three letters in monospace: WB, IHC, H, M. */
export const code = ui({
  display: "inline-block",
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  textDecorationLine: "none",
  cursor: "inherit",
});
export const codes = ui({ display: "flex", flexWrap: "wrap", columnGap: "0.5em", rowGap: 0 });
