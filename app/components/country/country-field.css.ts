import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const combobox = style({ position: "relative" });
export const menu = style({
  selectors: {
    "&[data-open]": { borderBlockEnd: `1px solid ${vars.color.hairline}`, marginBlockStart: vars.space.s0 },
  },
});
export const option = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s2,
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s1,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  cursor: "pointer",
  selectors: { "&[data-highlighted]": { background: vars.color.actionSoft, color: vars.color.action } },
});
export const code = style({ fontFamily: vars.font.mono, fontSize: vars.text.sm, color: vars.color.inkSoft });
export const none = style({ padding: vars.space.s1, color: vars.color.inkSoft });
export const nearby = style({ marginBlockStart: vars.space.s2 });
