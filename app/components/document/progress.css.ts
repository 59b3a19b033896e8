import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const bar = ui({
  position: "fixed",
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 60,
  inlineSize: "100%",
  blockSize: "3px",
  appearance: "none",
  border: 0,
  background: "transparent",
  pointerEvents: "none",
  color: vars.color.action,
  selectors: {
    "&[data-progress='hidden']": { visibility: "hidden" },
    "&[data-progress='failed']": { color: vars.color.danger },
    "&::-webkit-progress-bar": { background: "transparent" },
    "&::-webkit-progress-value": { background: "currentColor", transition: `inline-size ${vars.duration} linear` },
    "&::-moz-progress-bar": { background: "currentColor" },
  },
  "@media": { [media.print]: { display: "none" } },
});
