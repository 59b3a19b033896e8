import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const parts = style({ display: "grid", gap: vars.space.s3 });
/** Heading beside its text where there is room. */
export const part = style({
  display: "grid",
  gap: vars.space.s0,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.mobile]: { gridTemplateColumns: "11rem minmax(0, 1fr)", columnGap: vars.gutter } },
});
export const title = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.body,
});
export const prose = style({ display: "grid", gap: vars.space.s1 });
export const targets = style({ display: "grid", gap: vars.space.s1 });
globalStyle(`${targets} li`, { display: "flex", flexWrap: "wrap", columnGap: vars.space.s2 });
globalStyle(`${targets} li > span + span`, { whiteSpace: "nowrap" });
