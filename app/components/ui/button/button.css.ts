import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const base = ui({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: vars.space.s1,
  paddingInline: vars.space.s2,
  border: "1px solid transparent",
  borderRadius: vars.radius.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: "center",
  textDecorationLine: "none",
  cursor: "pointer",
  touchAction: "manipulation",
  transition: `background-color ${vars.duration}, border-color ${vars.duration}, color ${vars.duration}`,
  selectors: {
    "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
      cursor: "not-allowed",
      color: vars.color.inkSoft,
      background: vars.color.sunken,
      borderColor: vars.color.hairline,
    },
    "&[aria-busy='true']": { cursor: "progress" },
  },
  "@media": {
    // A tap ends in a hover, whose transition would compete with rendering the result.
    [media.coarse]: { transition: "none" },
    [media.forcedColors]: { borderColor: "ButtonText" },
    // Link buttons are useless on paper.
    [media.print]: { display: "none" },
  },
});

export const variant = {
  primary: ui({
    color: vars.color.inkOnAction,
    background: vars.color.action,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled='true'])": {
        color: vars.color.inkOnAction,
        background: vars.color.actionHover,
      },
    },
  }),
  secondary: ui({
    color: vars.color.action,
    background: vars.color.surface,
    borderColor: vars.color.hairlineStrong,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled='true'])": {
        color: vars.color.actionHover,
        borderColor: vars.color.action,
        background: vars.color.actionSoft,
      },
    },
  }),
  quiet: ui({
    color: vars.color.action,
    paddingInline: vars.space.s1,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled='true'])": {
        color: vars.color.actionHover,
        background: vars.color.actionSoft,
      },
      "&:is(:disabled, [aria-disabled='true']):not([aria-busy='true'])": {
        background: "none",
        borderColor: "transparent",
      },
    },
  }),
  danger: ui({
    color: vars.color.danger,
    background: vars.color.surface,
    borderColor: vars.color.danger,
    selectors: {
      "&:hover:not(:disabled, [aria-disabled='true'])": {
        color: vars.color.inkOnAction,
        background: vars.color.danger,
      },
    },
  }),
} as const;

export const size = styleVariants({
  sm: [ui({ minBlockSize: vars.control.sm, paddingBlock: "0.25rem", fontSize: vars.text.sm })],
  md: [ui({ minBlockSize: vars.control.md, paddingBlock: "0.375rem", fontSize: vars.text.md })],
});

export const block = ui({ inlineSize: "100%" });
/** Square, for an icon alone. */
export const iconOnly = ui({ paddingInline: 0, aspectRatio: "1", flexShrink: 0 });

globalStyle(`${base} svg`, { "@layer": { [layers.ui]: { flexShrink: 0 } } });
