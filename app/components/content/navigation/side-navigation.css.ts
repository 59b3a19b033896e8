import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const name = style({
  fontSize: vars.text.sm,
  fontWeight: vars.weight.bold,
  marginBlockEnd: vars.space.s1,
});
export const list = style({ fontSize: vars.text.sm, lineHeight: vars.leading.snug });
export const deeper = style({ lineHeight: vars.leading.snug, paddingInlineStart: vars.space.s2 });
export const entry = style({
  display: "block",
  paddingBlock: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  color: vars.color.ink,
  textDecorationLine: "none",
  selectors: {
    "&:is(a):hover": { color: vars.color.action, textDecorationLine: "underline" },
    "&[aria-current]": {
      fontWeight: vars.weight.bold,
      color: vars.color.action,
      borderInlineStart: `3px solid ${vars.color.action}`,
      paddingInlineStart: vars.space.s1,
    },
  },
});
