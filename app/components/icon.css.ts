import { styleVariants } from "@vanilla-extract/css";
import { ui } from "~/styles/ui-layer";

/** In em, so that icons scale with the text. */
export const size = styleVariants({ sm: "1em", md: "1.2em", lg: "1.5em", xl: "2em" } as const, (value) => [
  ui({ inlineSize: value, blockSize: value, flexShrink: 0 }),
]);

/** Symbols contain only outlines; they inherit stroke and fill from here. */
export const lines = ui({
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
