import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export { columns, side } from "../side-column.css";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.s6}` });
export const stack = style({ display: "grid", gap: vars.space.s4, minInlineSize: 0 });
export const sideTitle = style({ fontSize: vars.text.lg });
export const choices = style({ display: "grid", gap: vars.space.s2, minInlineSize: 0 });
export const choice = style({
  display: "grid",
  gap: vars.space.s0,
  paddingBlockEnd: vars.space.s2,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
});
export const form = style({ display: "grid", gap: vars.space.s3, maxInlineSize: "38rem" });
export const inline = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "center" });
