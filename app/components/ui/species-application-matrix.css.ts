import { styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const scroller = ui({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
export const table = ui({
  inlineSize: "100%",
  lineHeight: vars.leading.snug,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const caption = ui({
  textAlign: "start",
  fontWeight: vars.weight.medium,
  // A caption for screen readers only takes no room.
  selectors: { "&:not(:has(> span:only-child))": { paddingBlockEnd: vars.space.s1 } },
});
export const head = ui({
  paddingBlock: vars.space.s0,
  paddingInlineEnd: vars.space.s1,
  verticalAlign: "bottom",
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
});
/** Wide enough for the name of a species; on phones its code stands for it. */
export const species = ui({
  textAlign: "center",
  minInlineSize: "1.75rem",
  paddingInlineEnd: 0,
  "@media": { [media.mobile]: { minInlineSize: "3.75rem", paddingInline: "0.125rem" } },
});
/** On phones the dilution stands under the name of its application, so that the species fit. */
export const phoneOnly = ui({
  display: "none",
  fontWeight: vars.weight.regular,
  fontFamily: vars.font.mono,
  fontSize: "0.9em",
  "@media": { [media.belowMobile]: { display: "block" } },
});
export const long = ui({ "@media": { [media.belowMobile]: { display: "none" } } });
export const short = ui({
  fontFamily: vars.font.mono,
  "@media": { [media.mobile]: { display: "none" }, [media.print]: { display: "none" } },
});
export const rowHead = ui({
  paddingBlock: vars.space.s1,
  paddingInlineEnd: vars.space.s2,
  fontWeight: vars.weight.medium,
  selectors: { "tr + tr > &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
export const code = ui({
  color: vars.color.inkSoft,
  fontFamily: vars.font.mono,
  fontSize: "0.9em",
  fontWeight: vars.weight.regular,
});
export const dilution = ui({
  paddingInlineEnd: vars.space.s2,
  selectors: { "tr + tr > &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  fontFamily: vars.font.mono,
  fontSize: "0.94em",
  whiteSpace: "nowrap",
});
export const cell = ui({
  paddingBlock: vars.space.s1,
  textAlign: "center",
  selectors: { "tr + tr > &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
const shape = ui({ display: "inline-block", inlineSize: "0.75rem", boxSizing: "border-box" });
/** A dot, a broken ring, a dash. */
export const glyph = styleVariants({
  tested: [shape, ui({ border: `0.375rem solid ${vars.color.dapi}`, borderRadius: "50%" })],
  predicted: [shape, ui({ blockSize: "0.75rem", border: `0.125rem dashed ${vars.color.dapi}`, borderRadius: "50%" })],
  none: [
    shape,
    ui({ inlineSize: "0.5rem", borderBlockStart: `0.09375rem solid ${vars.color.inkSoft}`, verticalAlign: "0.25em" }),
  ],
});
export const legend = ui({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  paddingBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const legendItem = ui({ display: "inline-flex", alignItems: "center", gap: "0.4em" });
