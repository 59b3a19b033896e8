import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { columns } from "../side-column.css";

export const page = style({ paddingBlock: `${vars.space.s4} ${vars.space.s6}` });
/** One text and one button. */
export const narrow = style({
  maxInlineSize: "34rem",
  display: "grid",
  gap: vars.space.s3,
  justifyItems: "start",
});
export const head = style({ display: "grid", gap: vars.space.s1 });
export const intro = style({ maxInlineSize: "46rem", color: vars.color.inkSoft });
export const side = style({
  display: "grid",
  gap: vars.space.s2,
  padding: vars.space.s3,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  "@media": { [media.tablet]: { position: "sticky", insetBlockStart: "10rem" } },
});
export const sideTitle = style({ fontSize: vars.text.lg });
export const total = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "baseline",
  columnGap: vars.space.s2,
});
export const amount = style({ fontSize: vars.text.lg, fontVariantNumeric: "tabular-nums" });
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, overflowWrap: "anywhere" });
