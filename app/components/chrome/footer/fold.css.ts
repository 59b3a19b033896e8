import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const fold = style({});

globalStyle(`${fold} > summary`, {
  fontWeight: vars.weight.medium,
  color: vars.color.ink,
});
