import { keptCountryId } from "@domain/market/kept-form";
import { globalStyle } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";
import { button, line } from "./country-button.css";
import { languages } from "./language-links.css";

/** Buttons that send the page's form in another language take the place of the links where the page has its form. */
const page = ":root:has(:is(#typed,#checkout))";
const country = `#${keptCountryId}`;
globalStyle(`:where(${languages} button, ${country})`, {
  minBlockSize: "24px",
  color: vars.color.action,
  textDecoration: "underline",
});
globalStyle(`${languages} button`, { display: "none" });
/** They look like the links of the footer. */
globalStyle(`footer :where(${languages} button:not(:hover))`, { color: vars.color.inkSoft, textDecoration: "none" });
globalStyle(`${languages} button[aria-current]`, {
  color: vars.color.ink,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
});
globalStyle(`${page} ${languages} a`, { display: "none" });
globalStyle(`${page} ${languages} button`, { display: "inline" });
/** Without scripts the header links to the footer's country button instead of the page of countries. */
const header = `${page} :is(${button}, ${line})`;
globalStyle(`${header} form`, { "@media": { "(scripting: none)": { display: "none" } } });
globalStyle(`${header} a`, {
  "@media": { "(scripting: none)": { display: "inline-flex", alignItems: "center", minBlockSize: "24px" } },
});
globalStyle(`${page} ${country}`, { "@media": { "(scripting: none)": { display: "inline" } } });
