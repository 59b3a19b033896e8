import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const anchor = style({ position: "relative" });
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  minBlockSize: vars.control.sm,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.action } },
});
export const buttonText = style({
  "@media": {
    [media.belowSmall]: {
      position: "absolute",
      clipPath: "inset(50%)",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
    },
  },
});
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
    [media.belowSmall]: { position: "fixed", insetInline: "1rem", insetBlockStart: "3.5rem", inlineSize: "auto" },
  },
});
export const title = style({ fontSize: vars.text.lg, marginBlockEnd: vars.space.s1 });
export const form = style({ display: "grid", gap: vars.space.s1 });
export const verdict = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, minBlockSize: "1.5em" });
export const name = style({ color: vars.color.ink });
export const rows = style({ display: "grid", gap: vars.space.s2, padding: 0, margin: 0, listStyle: "none" });
export const row = style({
  display: "grid",
  gap: vars.space.s1,
  alignItems: "start",
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": { [media.small]: { gridTemplateColumns: "12rem 8rem 1fr" } },
});
export const rowVerdict = style({ alignSelf: "end", fontSize: vars.text.sm });
export const page = style({ maxInlineSize: "52rem" });
