import { styleVariants } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const notice = ui({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: vars.space.s1,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  borderInlineStart: "3px solid currentColor",
  lineHeight: vars.leading.snug,
});
export const banner = ui({
  borderInlineStart: 0,
  borderBlockEnd: "1px solid currentColor",
  paddingInline: vars.gutter,
});
export const tone = styleVariants({
  info: [ui({ color: vars.color.action, background: vars.color.actionSoft })],
  success: [ui({ color: vars.color.success, background: vars.color.successSoft })],
  warning: [ui({ color: vars.color.warning, background: vars.color.warningSoft })],
  danger: [ui({ color: vars.color.danger, background: vars.color.dangerSoft })],
});
export const icon = ui({ blockSize: "1.35em" });
export const body = ui({ color: vars.color.ink, display: "flex", flexDirection: "column", gap: vars.space.s0 });
export const title = ui({ fontWeight: vars.weight.bold });
export const actions = ui({ display: "flex", flexWrap: "wrap", gap: vars.space.s1, paddingBlockStart: vars.space.s0 });
