import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const lines = style({ display: "grid", gap: vars.space.s2, margin: 0, padding: 0, listStyle: "none" });
export const line = style({
  display: "grid",
  gap: vars.space.s0,
  paddingBlockEnd: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  overflowWrap: "anywhere",
});
export const said = style({ color: vars.color.inkSoft });
export const choice = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "center" });
/** Far enough apart for a finger: links of this size are 19 px high. */
export const products = style({
  display: "grid",
  gap: vars.space.s1,
  justifyItems: "start",
  margin: 0,
  padding: 0,
  fontSize: vars.text.sm,
});
export const text = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
/** Underlined, so that it can be recognized without color. */
export const unread = style({
  color: vars.color.inkSoft,
  textDecoration: "underline dotted",
  textUnderlineOffset: "0.2em",
});
