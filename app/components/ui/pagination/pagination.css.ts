import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const list = ui({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s0 });
const cell = {
  display: "inline-grid",
  placeItems: "center",
  gridAutoFlow: "column",
  gap: "0.25rem",
  minInlineSize: vars.control.md,
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s1,
  borderRadius: vars.radius.sm,
  fontVariantNumeric: "tabular-nums",
} as const;
export const link = ui({
  ...cell,
  textDecorationLine: "none",
  selectors: {
    "&:hover": { background: vars.color.actionSoft },
    "&[aria-current]": {
      color: vars.color.ink,
      fontWeight: vars.weight.bold,
      borderBlockEnd: `3px solid ${vars.color.action}`,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
    },
  },
});
export const gap = ui({ ...cell, minInlineSize: "1.5rem", paddingInline: 0, color: vars.color.inkSoft });
/** Phones show the current page only. */
export const numbered = ui({ "@media": { [media.belowSmall]: { display: "none" } } });
export const position = ui({
  paddingInline: vars.space.s1,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.small]: { display: "none" }, [media.print]: { display: "none" } },
});
