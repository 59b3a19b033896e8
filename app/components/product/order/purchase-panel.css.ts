import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const panel = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  paddingBlockStart: vars.space.s2,
  borderBlockStart: `2px solid ${vars.color.ink}`,
});
export const title = style({ fontSize: vars.text.lg, lineHeight: vars.leading.snug });
/** Size choice above, quantity and button side by side below. */
export const form = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: vars.space.s2,
  columnGap: vars.space.s1,
  alignItems: "start",
  "@media": { [media.print]: { display: "block" } },
});
/* Print the sizes, but no controls. */
globalStyle(`:is(${form}, ${form} > shop-kept) > :not(fieldset, table, shop-kept)`, {
  "@media": { [media.print]: { display: "none" } },
});
export const choice = style({ gridColumn: "1 / -1", minInlineSize: 0, border: 0 });
export const legend = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
/** As high as quantity and button. */
export const actionSkeleton = style({
  gridColumn: "1 / -1",
  blockSize: vars.control.md,
  background: vars.color.sunken,
});
export const partner = style({ display: "grid", gap: vars.space.s0 });
export const soft = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
