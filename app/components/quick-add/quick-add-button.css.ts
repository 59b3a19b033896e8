import { style } from "@vanilla-extract/css";
import { media } from "~/styles/theme-contract.css";

export const anchor = style({
  position: "relative",
  // On narrow screens the popup hangs below the whole header, which is what it is placed by then.
  "@media": { [media.belowSmall]: { position: "static" } },
});
