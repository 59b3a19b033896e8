import { styleVariants } from "@vanilla-extract/css";
import { ui } from "~/styles/ui-layer";

/** In em, so that an icon grows with the text beside it. */
export const size = styleVariants({ sm: "1em", md: "1.2em", lg: "1.5em", xl: "2em" } as const, (value) => [
  ui({ inlineSize: value, blockSize: value, flexShrink: 0 }),
]);

/** Symbols bring outlines only; how they are drawn is said here and inherited. */
export const lines = ui({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
