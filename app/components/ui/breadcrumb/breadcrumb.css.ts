import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const list = ui({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
export const item = ui({
  display: "inline-flex",
  alignItems: "center",
  selectors: {
    "&:not(:last-child)::after": { content: "'/' / ''", paddingInline: "0.6em", color: vars.color.hairlineStrong },
  },
});
export const link = ui({
  paddingBlock: "0.25rem",
  color: "inherit",
  textDecorationLine: "none",
  selectors: { "&:hover": { color: vars.color.action, textDecorationLine: "underline" } },
});
export const current = ui({ color: vars.color.ink });
