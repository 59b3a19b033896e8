import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const filters = style({
  display: "grid",
  gap: vars.space.s1,
  paddingBlock: vars.space.s1,
  borderBlock: `1px solid ${vars.color.hairline}`,
});
export const filter = style({
  display: "grid",
  gap: `${vars.space.s0} ${vars.space.s2}`,
  "@media": { [media.small]: { gridTemplateColumns: "5.5rem minmax(0, 1fr)", alignItems: "baseline" } },
});
export const label = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const choices = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s0 });
export const choice = style({
  display: "inline-flex",
  alignItems: "baseline",
  gap: "0.35em",
  minBlockSize: "1.75rem",
  paddingInline: vars.space.s1,
  paddingBlock: "0.125rem",
  borderRadius: vars.radius.sm,
  border: "1px solid transparent",
  textDecorationLine: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.hairlineStrong },
    "&[aria-current]": {
      background: vars.color.actionSoft,
      borderColor: vars.color.action,
      color: vars.color.ink,
      fontWeight: vars.weight.medium,
    },
  },
  "@media": {
    [media.coarse]: { minBlockSize: "2.5rem", alignItems: "center" },
    // Forced colors draw transparent borders, so use the background color.
    [media.forcedColors]: {
      borderColor: "Canvas",
      selectors: { "&[aria-current]": { borderColor: "Highlight" } },
    },
  },
});
export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.regular,
});
