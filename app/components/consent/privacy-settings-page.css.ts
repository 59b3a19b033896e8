import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ display: "grid", gap: vars.space.s3, paddingBlock: `${vars.space.s2} ${vars.space.s6}` });
export const intro = style({ maxInlineSize: vars.measure });
export const form = style({ display: "grid", gap: vars.space.s3 });
export const kinds = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const kind = style({
  display: "grid",
  gap: vars.space.s0,
  columnGap: vars.space.s4,
  paddingBlock: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": {
    [media.mobile]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "start" },
  },
});
export const name = style({ fontSize: vars.text.md, lineHeight: vars.leading.snug, gridColumn: 1 });
export const hint = style({ color: vars.color.inkSoft, maxInlineSize: vars.measure, gridColumn: 1 });
export const box = style({
  "@media": { [media.mobile]: { gridColumn: 2, gridRow: "1 / span 2", alignSelf: "center" } },
});
export const state = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const answers = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s1 });
