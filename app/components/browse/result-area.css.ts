import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const area = style({ position: "relative", display: "flex", flexDirection: "column", gap: vars.space.s3 });
export const list = style({
  transition: `opacity ${vars.duration}`,
  selectors: { [`${area}[data-searching] &`]: { opacity: 0.45 } },
});
/** Shown over the old list; screen readers hear the count above. */
export const loader = style({
  position: "sticky",
  insetBlockStart: "40dvb",
  zIndex: 2,
  alignSelf: "center",
  display: "flex",
  alignItems: "center",
  gap: vars.space.s1,
  blockSize: 0,
  overflow: "visible",
  fontWeight: vars.weight.medium,
});
