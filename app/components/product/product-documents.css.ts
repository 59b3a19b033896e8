import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const documents = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s3, rowGap: vars.space.s0 });
export const document = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  minBlockSize: "1.5rem",
  selectors: {
    "&[aria-current]": { color: vars.color.ink, fontWeight: vars.weight.medium, textDecorationLine: "none" },
  },
});
