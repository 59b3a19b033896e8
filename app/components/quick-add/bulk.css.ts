import { style, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: vars.space.s4 });
export const narrow = style({ maxInlineSize: "60rem" });
export const file = style({ font: "inherit", maxInlineSize: "100%", paddingBlock: vars.space.s1 });
export const section = style([narrow, { display: "grid", gap: vars.space.s2, paddingBlockStart: vars.space.s2 }]);
export const submit = style({ justifySelf: "start", alignSelf: "start" });
export const summary = style({
  display: "grid",
  gap: vars.space.s0,
  padding: vars.space.s2,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
});
export const count = style({ fontSize: vars.text.lg, fontWeight: vars.weight.medium });
export const quiet = style({ color: vars.color.inkSoft });
export const filter = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s1 });
export const code = style({ maxInlineSize: "14rem" });
export const quantity = style({ maxInlineSize: "7rem" });
export const result = style({
  display: "grid",
  gap: vars.space.s0,
  overflowWrap: "anywhere",
  "@media": { [media.tablet]: { minInlineSize: "18rem" } },
});
const line = style({ display: "flex", gap: vars.space.s1, alignItems: "baseline" });
export const ready = style([line, { fontSize: vars.text.sm, color: vars.color.success }]);
/** Text of the row, for recognition. */
export const read = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const tone = styleVariants({
  info: [line, { fontSize: vars.text.sm, color: vars.color.inkSoft }],
  warning: [line, { fontSize: vars.text.sm, color: vars.color.ink }],
  error: [line, { fontSize: vars.text.sm, color: vars.color.danger }],
});
export const pages = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s0,
  padding: 0,
  margin: 0,
  listStyle: "none",
});
