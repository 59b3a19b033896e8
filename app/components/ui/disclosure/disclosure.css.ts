import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const details = ui({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const summary = ui({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s1,
  minBlockSize: vars.control.md,
  paddingBlock: vars.space.s1,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.action },
  },
});
export const arrow = ui({ transition: `rotate ${vars.duration}`, color: vars.color.inkSoft });
globalStyle(`${details}[open] > ${summary} > ${arrow}`, { "@layer": { [layers.ui]: { rotate: "180deg" } } });
export const note = ui({
  marginInlineStart: "auto",
  fontWeight: vars.weight.regular,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const body = ui({ paddingBlockEnd: vars.space.s2 });
