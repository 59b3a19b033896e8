import { style } from "@vanilla-extract/css";
import { media } from "~/styles/theme-contract.css";

export const anchor = style({
  position: "relative",
  // On narrow screens the popup is positioned below the whole header.
  "@media": { [media.belowSmall]: { position: "static" } },
});
