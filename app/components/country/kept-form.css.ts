import { keptFormField } from "@domain/market/kept-form";
import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { button, line } from "./country-button.css";
import { languages } from "./language-links.css";

/** Buttons that send the page's form take the place of the links and of the country's button where the page has its form. */
const page = ":root:has(#typed,#checkout)";
const sending = `[name=${keptFormField}]`;
globalStyle(`${languages} button`, {
  minBlockSize: "24px",
  padding: 0,
  border: 0,
  background: "none",
  font: "inherit",
  color: vars.color.action,
  textDecoration: "underline",
});
globalStyle(`${languages} button[aria-current]`, { color: vars.color.ink, textDecoration: "none" });
globalStyle(`button${sending}`, { display: "none" });
globalStyle(`${page} :where(${languages} a, :is(${button}, ${line}) button)`, { display: "none" });
globalStyle(`${page} ${sending}`, { display: "inline-flex" });
