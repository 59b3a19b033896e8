import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const root = ui({ position: "relative", display: "inline-block" });
export const summary = ui({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.35em",
  minBlockSize: vars.control.sm,
  paddingInline: vars.space.s0,
  listStyle: "none",
  whiteSpace: "nowrap",
  borderRadius: vars.radius.sm,
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:hover": { color: vars.color.action },
  },
});
export const arrow = ui({ transition: `rotate ${vars.duration}` });
globalStyle(`${root}[open] > ${summary} > ${arrow}`, { "@layer": { [layers.ui]: { rotate: "180deg" } } });
export const panel = ui({
  position: "absolute",
  insetBlockStart: "calc(100% + 2px)",
  zIndex: 30,
  minInlineSize: "max(100%, 12rem)",
  maxInlineSize: `min(26rem, calc(100vw - 2 * ${vars.gutter}))`,
  maxBlockSize: "min(30rem, 70dvb)",
  overflowY: "auto",
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  boxShadow: `0 0.5rem 1.5rem ${vars.color.shade}`,
  "@media": { [media.print]: { display: "none" } },
});
export const side = styleVariants({
  start: [ui({ insetInlineStart: 0 })],
  end: [ui({ insetInlineEnd: 0 })],
});
export const padded = ui({ padding: vars.space.s2 });
export const list = ui({ paddingBlock: vars.space.s0 });
export const item = ui({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  inlineSize: "100%",
  minBlockSize: vars.control.sm,
  paddingInline: vars.space.s2,
  paddingBlock: "0.25rem",
  color: vars.color.ink,
  textDecorationLine: "none",
  lineHeight: vars.leading.snug,
  selectors: {
    "&:hover": { color: vars.color.actionHover, background: vars.color.actionSoft },
    "&:focus-visible": { outlineOffset: "-2px" },
    "&[aria-current]": { fontWeight: vars.weight.bold },
  },
});
