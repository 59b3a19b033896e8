import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const steps = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  margin: 0,
  padding: 0,
  listStyle: "none",
  "@media": { [media.print]: { display: "none" } },
});
export const step = style({
  flex: "1 1 0",
  minInlineSize: "2.5rem",
  borderBlockStart: `3px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s1,
  selectors: {
    "&[data-state='done']": { borderBlockStartColor: vars.color.inkSoft },
    "&[data-state='current']": { borderBlockStartColor: vars.color.action },
  },
  "@media": {
    // On phones only the current step shows its name; the others show their number.
    [media.belowMobile]: { selectors: { "&[data-state='current']": { flexGrow: 6 } } },
    // In forced colors all borders look alike, so mark completed steps differently.
    [media.forcedColors]: {
      borderBlockStartColor: "GrayText",
      selectors: {
        "&[data-state='done']": { borderBlockStartColor: "CanvasText" },
        "&[data-state='current']": { borderBlockStartColor: "Highlight" },
      },
    },
  },
});
export const inner = style({
  display: "flex",
  gap: vars.space.s1,
  alignItems: "baseline",
  minBlockSize: "1.5rem",
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  selectors: {
    [`${step}[data-state='current'] &`]: { color: vars.color.ink, fontWeight: vars.weight.bold },
  },
});
export const link = style([inner, { color: vars.color.action }]);
export const number = style({ fontVariantNumeric: "tabular-nums" });
export const name = style({
  "@media": {
    [media.belowMobile]: {
      selectors: {
        [`${step}:not([data-state='current']) &`]: {
          position: "absolute",
          inlineSize: "1px",
          blockSize: "1px",
          overflow: "hidden",
          clipPath: "inset(50%)",
          whiteSpace: "nowrap",
        },
      },
    },
  },
});
