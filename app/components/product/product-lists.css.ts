import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const list = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s1 });
export const title = style({ fontSize: vars.text.md, fontWeight: vars.weight.medium });
export const rows = style({
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.desktop]: {
      display: "grid",
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      columnGap: vars.gutter,
    },
  },
});
/** The whole line is the target. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "4.5rem minmax(0, 1fr)",
  alignItems: "baseline",
  columnGap: vars.space.s1,
  paddingBlock: "0.375rem",
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  lineHeight: vars.leading.snug,
  color: vars.color.ink,
  textDecorationLine: "none",
  selectors: { "&:hover": { background: vars.color.sunken } },
  "@media": { [media.desktop]: { gridTemplateColumns: "4.5rem minmax(0, 1fr) auto" } },
});
export const number = style({ color: vars.color.inkSoft });
export const name = style({
  color: vars.color.action,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
});
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const unruled = style({ borderBlockEnd: "none" });
globalStyle(`${unruled} tbody :is(td, th)`, { border: "none" });
/** Beside name and relation; below the name on phones. */
export const price = style({
  gridColumn: 2,
  fontVariantNumeric: "tabular-nums",
  "@media": { [media.desktop]: { gridArea: "1 / 3 / span 2", textAlign: "end" } },
});
export const size = style({
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  // Leaves the name more of the line.
  "@media": { [media.desktop]: { display: "block" } },
});
export const relation = style({ gridColumn: 2, fontSize: vars.text.sm, color: vars.color.inkSoft });
