import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { trap } from "../form-parts.css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  maxInlineSize: vars.measure,
});
export const name = style({ fontSize: vars.text.xl });
export const fields = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s3 });
/** Numbers and choices are short. */
export const short = style({ "@media": { [media.small]: { maxInlineSize: "24rem" } } });
export const end = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space.s1} ${vars.space.s3}`,
});
export const privacy = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const faults = style({ listStyle: "disc", paddingInlineStart: "1.25em", display: "grid", gap: vars.space.s0 });
export const reference = style({ fontFamily: vars.font.mono, fontSize: vars.text.lg });
export const after = style({ display: "flex", flexWrap: "wrap", gap: `${vars.space.s1} ${vars.space.s3}` });
