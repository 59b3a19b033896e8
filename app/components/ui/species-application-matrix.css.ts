import { media, vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const scroller = ui({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
export const table = ui({
  inlineSize: "100%",
  lineHeight: vars.leading.snug,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const caption = ui({ textAlign: "start", paddingBlockEnd: vars.space.s1, fontWeight: vars.weight.medium });
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
  "@media": { [media.mobile]: { minInlineSize: "4.5rem" } },
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
export const glyph = ui({
  display: "inline-block",
  inlineSize: "1.125rem",
  blockSize: "1.125rem",
  verticalAlign: "-0.2em",
  color: vars.color.dapi,
});
export const faint = ui({ color: vars.color.inkSoft });
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
