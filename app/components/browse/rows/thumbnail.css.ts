import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Two halves of one picture; a single figure takes the whole. */
export const pair = style({
  gridArea: "lead",
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: "2px",
  blockSize: "2.75rem",
  overflow: "hidden",
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});
export const cut = style({ overflow: "hidden" });
/** Leaves out axes, scales and legends, which cannot be read at this size. */
export const zoomed = style({
  inlineSize: "100%",
  blockSize: "100%",
  objectFit: "cover",
  objectPosition: "42% 50%",
  transform: "scale(1.35)",
  transformOrigin: "42% 48%",
});
export const thumbnail = style({
  inlineSize: "100%",
  aspectRatio: "1",
  objectFit: "cover",
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});
export const noThumbnail = style({
  display: "grid",
  placeItems: "center",
  minBlockSize: "2.75rem",
  color: vars.color.hairlineStrong,
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});
