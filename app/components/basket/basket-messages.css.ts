import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const messages = style({
  margin: 0,
  listStyle: "disc",
  paddingInlineStart: vars.space.s2,
  // A single message is not shown as a list.
  selectors: { "&[data-single]": { listStyle: "none", paddingInlineStart: 0 } },
});
