import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { trap } from "../../form-parts.css";

export const form = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  maxInlineSize: "40rem",
});
export const ratings = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s3, rowGap: vars.space.s1 });
export const pair = style({
  display: "grid",
  gap: vars.space.s2,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.small]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const faults = style({ display: "grid", gap: vars.space.s1 });
