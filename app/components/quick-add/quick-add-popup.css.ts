import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const popup = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineEnd: 0,
  zIndex: 30,
  inlineSize: "min(22rem, calc(100vw - 2rem))",
  padding: vars.space.s2,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 8px 24px ${vars.color.shade}`,
  "@media": {
    [media.belowSmall]: { insetInline: vars.gutter, inlineSize: "auto" },
  },
});
export const title = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space.s1 });
export const form = style({ display: "grid", gap: vars.space.s1 });
export const verdict = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, minBlockSize: "1.5em" });
export const name = style({ color: vars.color.ink });
