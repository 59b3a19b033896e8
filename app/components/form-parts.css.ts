/** Shared styles of multi-step forms: groups, hints, buttons. */
import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/**
 * A grid, like every parent of a fieldset: as a column of flex items, WebKit reserves room for each legend twice until
 * the pointer moves. The page then becomes shorter, and a press lands elsewhere.
 */
export const section = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s2,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
  // WebKit keeps the row heights of a fieldset that is a grid when the window changes its width, and texts overlap.
  selectors: { "fieldset&": { display: "flex", flexDirection: "column" } },
});
export const legend = style({
  fontSize: vars.text.lg,
  fontWeight: vars.weight.bold,
  padding: 0,
  paddingBlockEnd: vars.space.s1,
});
/** Honeypot: hidden from people, but filled in by bots. */
export const trap = style({
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
export const quiet = style({ color: vars.color.inkSoft, fontSize: vars.text.sm, margin: 0 });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "center" });
