import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const nav = ui({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowX: "auto",
  overflowY: "hidden",
  scrollbarWidth: "none",
});
export const list = ui({ display: "flex", gap: vars.space.s3, inlineSize: "max-content" });
export const tab = ui({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.4em",
  minBlockSize: vars.control.md,
  paddingBlock: vars.space.s1,
  color: vars.color.inkSoft,
  textDecorationLine: "none",
  whiteSpace: "nowrap",
  borderBlockEnd: "3px solid transparent",
  selectors: {
    "&:hover": { color: vars.color.action },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": {
      color: vars.color.ink,
      fontWeight: vars.weight.medium,
      borderBlockEndColor: vars.color.action,
    },
  },
  "@media": {
    // In forced colors a transparent border would look like the current tab's.
    [media.forcedColors]: {
      borderBlockEndColor: "Canvas",
      selectors: { "&[aria-current]": { borderBlockEndColor: "Highlight" } },
    },
  },
});
export const count = ui({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.inkSoft,
});
