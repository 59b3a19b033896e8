import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ display: "grid", gap: vars.space.s4, paddingBlock: `${vars.space.s2} ${vars.space.s6}` });
export const body = style({ display: "grid", gap: vars.space.s2, maxInlineSize: "40rem" });
/** Status number for the visitor to quote to support. */
export const status = style({
  fontFamily: vars.font.mono,
  fontSize: vars.text.lg,
  color: vars.color.inkSoft,
  paddingBlockEnd: vars.space.s1,
  borderBlockEnd: `3px solid ${vars.color.action}`,
  justifySelf: "start",
});
export const message = style({ fontSize: vars.text.lg, lineHeight: vars.leading.snug });
export const text = style({ color: vars.color.inkSoft });
export const search = style({ marginBlock: vars.space.s1 });
export const form = style({
  display: "grid",
  gap: vars.space.s1,
  alignItems: "end",
  "@media": { [media.small]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const actions = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s1 });
