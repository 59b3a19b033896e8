import { createContainer, globalStyle } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

const matrix = createContainer();
/** The header shows species names if the container, not the window, is wide enough. */
const roomy = `${matrix} (min-width: 50rem)`;

export const container = ui({ containerType: "inline-size", containerName: matrix });
export const scroller = ui({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
export const table = ui({
  inlineSize: "100%",
  lineHeight: vars.leading.snug,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const caption = ui({
  textAlign: "start",
  fontWeight: vars.weight.medium,
  // A caption only for screen readers takes no space.
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
/** Wide enough for a species name, or for its code in narrow layouts. */
export const species = ui({
  textAlign: "center",
  minInlineSize: "1.75rem",
  paddingInlineEnd: 0,
  "@container": { [roomy]: { minInlineSize: "3.25rem", paddingInline: "0.125rem", fontSize: vars.text.xs } },
});
/** On phones the dilution moves below its application's name, so that the species fit. */
export const phoneOnly = ui({
  display: "none",
  fontWeight: vars.weight.regular,
  fontFamily: vars.font.mono,
  fontSize: "0.9em",
  "@media": { [media.belowMobile]: { display: "block" } },
});
export const long = ui({ "@media": { [media.belowMobile]: { display: "none" } } });
export const speciesName = ui({ display: "none", "@container": { [roomy]: { display: "inline" } } });
export const speciesCode = ui({ fontFamily: vars.font.mono, "@container": { [roomy]: { display: "none" } } });
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
  whiteSpace: "nowrap",
});
export const dilution = ui({
  paddingInlineEnd: vars.space.s2,
  selectors: { "tr + tr > &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  fontFamily: vars.font.mono,
  fontSize: "0.94em",
  whiteSpace: "nowrap",
});
const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [layers.ui]: rule } });
cells(`${table} td[data-evidence]`, { paddingBlock: vars.space.s1, textAlign: "center" });
cells(`${table} tr + tr > td[data-evidence]`, { borderBlockStart: `1px solid ${vars.color.hairline}` });
/** The word is for screen readers; the shape before it is visible. */
cells(`${table} td[data-evidence] > span`, {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
// Dot, broken ring or dash, drawn with borders, which survive forced colors.
cells("[data-evidence]::before", {
  content: "''",
  display: "inline-block",
  boxSizing: "border-box",
  inlineSize: "0.75rem",
  flexShrink: 0,
});
cells("[data-evidence='tested']::before", { border: `0.375rem solid ${vars.color.dapi}`, borderRadius: "50%" });
cells("[data-evidence='predicted']::before", {
  blockSize: "0.75rem",
  border: `0.125rem dashed ${vars.color.dapi}`,
  borderRadius: "50%",
});
cells("[data-evidence='none']::before", {
  inlineSize: "0.5rem",
  borderBlockStart: `0.09375rem solid ${vars.color.inkSoft}`,
  verticalAlign: "0.25em",
});
export const legend = ui({
  display: "flex",
  selectors: { "&[hidden]": { display: "none" } },
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  paddingBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const legendItem = ui({ display: "inline-flex", alignItems: "center", gap: "0.4em" });
