import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

const size = "1.75rem";

/** Space reserved for the button; none without scripts, when it never appears. */
export const room = ui({
  display: "inline-block",
  inlineSize: size,
  flexShrink: 0,
  "@media": { "(scripting: none)": { display: "none" } },
});

/** At least 24 px square without increasing the line height. */
export const button = ui({
  display: "inline-grid",
  placeItems: "center",
  inlineSize: size,
  blockSize: size,
  marginBlock: "-0.375rem",
  flexShrink: 0,
  alignSelf: "center",
  color: vars.color.inkSoft,
  borderRadius: vars.radius.sm,
  selectors: { "&:hover": { color: vars.color.action, background: vars.color.actionSoft } },
});
