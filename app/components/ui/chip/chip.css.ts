import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const list = ui({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s1 });
export const chip = ui({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minBlockSize: "1.75rem",
  paddingInline: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  background: vars.color.actionSoft,
  borderRadius: vars.radius.sm,
  textDecorationLine: "none",
  selectors: { "&:hover": { color: vars.color.actionHover, boxShadow: `inset 0 0 0 1px ${vars.color.action}` } },
});
export const group = ui({ color: vars.color.inkSoft });
