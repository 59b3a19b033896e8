import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const sections = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s4 });
export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
/** Diagrams are stacked, because their labels would be too small side by side. */
export const drawings = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "minmax(0, 1fr)",
  maxInlineSize: "48rem",
  overflowX: "auto",
  scrollbarWidth: "thin",
});
/** Wide diagrams scroll on phones, because shrinking makes their labels unreadable. */
export const drawing = style({ position: "relative", overflowX: "auto", scrollbarWidth: "thin" });
globalStyle(`${drawing} img`, { "@media": { [media.belowSmall]: { maxInlineSize: "none", inlineSize: "40rem" } } });
/** Pathways keep the size in which they were drawn on phones, and scroll: their labels would be 4 px tall otherwise. */
export const diagram = style({ maxInlineSize: "60rem", overflowX: "auto", scrollbarWidth: "thin" });
globalStyle(`:is(${diagram}, ${drawings}) img`, {
  "@media": { [media.belowSmall]: { maxInlineSize: "none", inlineSize: "auto" } },
});
export const portrait = style({ maxInlineSize: "32rem" });
export const table = style({ maxInlineSize: "48rem" });
export const lead = style({ maxInlineSize: vars.measure });
