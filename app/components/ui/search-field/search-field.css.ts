import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const form = ui({ inlineSize: "100%" });
export const shell = ui({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  background: vars.color.surface,
  border: `1px solid ${vars.color.ink}`,
  borderRadius: vars.radius.sm,
  selectors: {
    "&:has(input:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});
export const input = ui({
  inlineSize: "100%",
  paddingInline: vars.space.s2,
  border: 0,
  background: "none",
  appearance: "none",
  textOverflow: "ellipsis",
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&::-webkit-search-cancel-button": { appearance: "none" },
  },
  "@media": { [media.coarse]: { fontSize: "max(1rem, 100%)" } },
});
export const submit = ui({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s1,
  paddingInline: vars.space.s2,
  color: vars.color.inkOnAction,
  background: vars.color.action,
  fontWeight: vars.weight.medium,
  selectors: {
    "&:hover": { background: vars.color.actionHover },
    "&:focus-visible": { outlineOffset: "-4px", outlineColor: "currentColor" },
  },
});
export const submitText = ui({ "@media": { [media.belowSmall]: { display: "none" } } });
export const size = styleVariants({
  md: [ui({ minBlockSize: vars.control.md })],
  lg: [ui({ minBlockSize: "3.25rem", fontSize: vars.text.lg })],
});
