import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const track = style({
  display: "flex",
  gap: vars.gutter,
  overflowX: "auto",
  overscrollBehaviorX: "contain",
  scrollSnapType: "x mandatory",
  scrollbarWidth: "thin",
  paddingBlockEnd: vars.space.s1,
  selectors: { "&[data-moving]": { scrollSnapType: "none" } },
  "@media": { [media.print]: { flexWrap: "wrap", overflow: "visible" } },
});
const shownFrom = { 2: 30, 3: 38, 4: 46, 5: 56, 6: 64 } as const;
const fixed = { flex: "0 0 auto", scrollSnapAlign: "start" } as const;
/** Narrow screens show part of the next slide, as a hint. */
export const slide = {
  1: style({ ...fixed, inlineSize: "100%" }),
  ...styleVariants(shownFrom, (from, count) => ({
    ...fixed,
    inlineSize: "82%",
    "@container": {
      "content (min-width: 26rem)": { inlineSize: `calc((100% - ${vars.gutter}) / 2)` },
      [`content (min-width: ${from}rem)`]: {
        inlineSize: `calc((100% - ${Number(count) - 1} * ${vars.gutter}) / ${count})`,
      },
    },
  })),
};
/** Reserves space for the buttons, which scripts add. */
export const controls = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  minBlockSize: vars.control.md,
  marginBlockStart: vars.space.s1,
  "@media": { "(scripting: none)": { display: "none" }, [media.print]: { display: "none" } },
});
export const dots = style({ display: "flex", flexWrap: "wrap" });
/** A 24 px target around a 10 px dot. */
export const dot = style({
  inlineSize: "1.5rem",
  blockSize: "1.5rem",
  display: "grid",
  placeItems: "center",
  selectors: {
    "&::before": {
      content: "''",
      inlineSize: "0.625rem",
      blockSize: "0.625rem",
      borderRadius: "50%",
      border: `1px solid ${vars.color.inkSoft}`,
    },
    "&[aria-current]::before": { background: vars.color.action, borderColor: vars.color.action },
  },
});
export const numbers = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
