import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const messages = style({
  margin: 0,
  paddingInlineStart: vars.space.s2,
  // One message is a sentence, not a list.
  selectors: { "&[data-single]": { listStyle: "none", paddingInlineStart: 0 } },
});
