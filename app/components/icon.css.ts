import { styleVariants } from "@vanilla-extract/css";
import { ui } from "~/styles/ui-layer";

/** In em, so that an icon grows with the text beside it. */
export const size = styleVariants({ sm: "1em", md: "1.2em", lg: "1.5em", xl: "2em" } as const, (value) => [
  ui({ inlineSize: value, blockSize: value, flexShrink: 0 }),
]);
