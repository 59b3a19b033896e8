import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { languages } from "./language-links.css";

/** Buttons that send the page's form in another language take the place of the links where the page has its form. */
const page = ":root:has(:is(#typed,#checkout))";
globalStyle(`${languages} button`, {
  display: "none",
  minBlockSize: "24px",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: vars.color.action,
  textDecoration: "underline",
});
globalStyle(`${languages} button[aria-current]`, { color: vars.color.ink, textDecoration: "none" });
globalStyle(`${page} ${languages} a`, { display: "none" });
globalStyle(`${page} ${languages} button`, { display: "inline" });
