import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const languages = style({ display: "flex", flexWrap: "wrap", columnGap: vars.space.s2 });
globalStyle(`${languages} a`, { display: "inline-flex", alignItems: "center", minBlockSize: "24px" });
globalStyle(`${languages} a[aria-current]`, {
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
});
