import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { media, vars } from "./theme-contract.css";

const print = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@media": { [media.print]: rule } });

print("html", { fontSize: "10pt", background: "transparent" });
print("body", { display: "block" });
print("a", { color: "inherit", textDecorationLine: "none" });
/* Write out external URLs in print, unless the link text is sufficient. */
print("main a[href^='http']:not([data-print='plain'])::after", {
  content: "' (' attr(href) ')'",
  fontSize: "0.85em",
  color: vars.color.inkSoft,
  overflowWrap: "anywhere",
});
print("h1, h2, h3, h4", { breakAfter: "avoid" });
print("figure, tr, img, svg, dl > div", { breakInside: "avoid" });
print("thead", { display: "table-header-group" });
print("p, li", { orphans: 3, widows: 3 });
// Print the content of closed disclosures.
print("details::details-content", { contentVisibility: "visible", blockSize: "auto" });
/* Screen only: navigation, buttons, forms, messages. */
print("dialog, nav, button, form:not([data-print='keep'])", { display: "none" });
/* Overrides any class's layout. */
print("[data-print='hide']", { display: "none !important" });
globalStyle("[data-print='only']", { "@media": { screen: { display: "none" } } });
