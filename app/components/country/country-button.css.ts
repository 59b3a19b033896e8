import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Only the code is shown; the name of the country is for those who hear the page. */
export const button = style({ display: "inline-flex" });
/** In words, as a line of the sidebar. */
export const line = style({ display: "block" });

const face = `:is(${button}, ${line}) button`;
globalStyle(face, { display: "inline-flex", alignItems: "center", gap: "0.375rem", minBlockSize: "24px" });
globalStyle(`${face}:hover`, { color: vars.color.action });
globalStyle(`${face} b`, { fontWeight: vars.weight.medium, letterSpacing: "0.02em" });
globalStyle(`${button} button`, { color: vars.color.ink });
globalStyle(`${button} button > span`, {
  position: "absolute",
  inlineSize: "1px",
  blockSize: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
globalStyle(`${line} b`, { color: vars.color.inkSoft, fontWeight: vars.weight.regular });
