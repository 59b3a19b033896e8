import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

/** At least 24 px square without making its line higher. */
export const button = ui({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: "1.75rem",
  blockSize: "1.75rem",
  marginBlock: "-0.375rem",
  flexShrink: 0,
  alignSelf: "center",
  color: vars.color.inkSoft,
  borderRadius: vars.radius.sm,
  selectors: { "&:hover": { color: vars.color.action, background: vars.color.actionSoft } },
});
