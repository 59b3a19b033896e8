import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: `${vars.space.s3} ${vars.space.s6}` });
export const stack = style({ display: "grid", gap: vars.space.s4, minInlineSize: 0 });
/** Choices on the left, totals sticky on the right. */
export const columns = style({
  display: "grid",
  gap: vars.space.s4,
  alignItems: "start",
  "@media": {
    [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 20rem", columnGap: vars.space.s5 },
  },
});
export const side = style({
  display: "grid",
  gap: vars.space.s2,
  padding: vars.space.s3,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  "@media": {
    [media.tablet]: { position: "sticky", insetBlockStart: "10rem" },
    [media.print]: { padding: 0, background: "none" },
  },
});
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
