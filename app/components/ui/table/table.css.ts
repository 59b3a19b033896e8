import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

export const scroller = ui({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
export const table = ui({
  position: "relative",
  inlineSize: "100%",
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const caption = ui({
  textAlign: "start",
  paddingBlockEnd: vars.space.s1,
  fontWeight: vars.weight.medium,
});
export const cell = ui({
  paddingBlock: vars.space.s1,
  paddingInlineEnd: vars.space.s2,
  verticalAlign: "baseline",
  selectors: {
    "&:last-child": { paddingInlineEnd: 0 },
    "tr + tr > &": { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});
export const head = ui({
  paddingBlock: vars.space.s0,
  paddingInlineEnd: vars.space.s2,
  verticalAlign: "bottom",
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
  whiteSpace: "nowrap",
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
});
export const align = styleVariants({ start: "start", end: "end", center: "center" } as const, (value) => [
  ui({ textAlign: value }),
]);
export const rowHeader = ui({ fontWeight: vars.weight.medium });
export const mono = ui({ fontFamily: vars.font.mono, fontSize: "0.94em", whiteSpace: "nowrap" });
export const noWrap = ui({ whiteSpace: "nowrap" });

/** On phones each row becomes a definition list with the column header before each value. */
export const stacking = ui({});
const phone = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [layers.ui]: { "@media": { [media.belowSmall]: rule } } } });
phone(`${stacking} :is(thead)`, {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
phone(`${stacking}, ${stacking} :is(caption, tbody, tr)`, { display: "block" });
phone(`${stacking} tbody > tr`, { paddingBlock: vars.space.s1, borderBlockStart: `1px solid ${vars.color.hairline}` });
phone(`${stacking} tbody :is(td, th)`, {
  display: "grid",
  gridTemplateColumns: "minmax(6.5rem, 36%) minmax(0, 1fr)",
  gap: `${vars.space.s0} ${vars.space.s1}`,
  paddingBlock: "0.1875rem",
  paddingInlineEnd: 0,
  border: 0,
  textAlign: "start",
  whiteSpace: "normal",
});
phone(`${stacking} tbody :is(td, th)::before`, {
  content: "attr(data-label)",
  fontFamily: vars.font.sans,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.regular,
  color: vars.color.inkSoft,
});
// A cell's second part stays beside the column name.
phone(`${stacking} tbody :is(td, th):not([data-label='']) > *`, { gridColumn: 2 });
phone(`${stacking} tbody :is(td, th)[data-label='']`, { gridTemplateColumns: "minmax(0, 1fr)" });
phone(`${stacking} tbody :is(td, th)[data-label='']::before`, { content: "none" });
phone(`${stacking} tbody th`, { fontSize: vars.text.lg });
