import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
  paddingBlockStart: vars.space.s2,
  paddingBlockEnd: vars.space.s6,
  "@media": { [media.print]: { paddingBlock: 0 } },
});
export const heading = style({ display: "grid", gap: vars.space.s1 });
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "center",
  color: vars.color.inkSoft,
});
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.ink}`,
  paddingBlockStart: vars.space.s2,
});
export const sectionTitle = style({ fontSize: vars.text.xl, lineHeight: vars.leading.snug });
export const note = style({ color: vars.color.inkSoft, fontSize: vars.text.sm, margin: 0, maxInlineSize: "70ch" });
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "center" });
export const form = style({
  display: "grid",
  gap: vars.space.s2,
  alignItems: "start",
  "@media": { [media.mobile]: { gridTemplateColumns: "repeat(2, minmax(0, 18rem)) auto" } },
});
/** Beside the inputs, which have a label and a hint above them. */
export const formButton = style({ "@media": { [media.mobile]: { paddingBlockStart: "3.125rem" } } });
export const compare = style({ marginBlockStart: vars.space.s2 });
export const list = style({
  listStyle: "disc",
  display: "grid",
  gap: vars.space.s1,
  margin: 0,
  paddingInlineStart: vars.space.s3,
});
