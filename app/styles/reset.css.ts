import { globalStyle, keyframes } from "@vanilla-extract/css";
import { layers } from "./layers.css";

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { "@layer": { [layers.reset]: rule } });

reset("*, *::before, *::after", { boxSizing: "border-box" });
reset("*", { margin: 0, minInlineSize: 0 });
reset("ul[class], ol[class], menu[class]", { padding: 0, listStyle: "none" });
reset("fieldset", { padding: 0, border: 0 });
reset("legend", { padding: 0 });
reset("img, svg, video, canvas", { display: "block", maxInlineSize: "100%" });
reset("img, video", { blockSize: "auto" });
reset("button, input, select, textarea", { font: "inherit", color: "inherit", letterSpacing: "inherit" });
reset("::file-selector-button", { font: "inherit" });
reset("button", { background: "none", border: 0, padding: 0, cursor: "pointer", textAlign: "inherit" });
reset("table", { borderCollapse: "collapse", borderSpacing: 0 });
reset("th, td", { padding: 0 });
reset("th", { textAlign: "start", fontWeight: "inherit" });
reset("dd", { marginInlineStart: 0 });
reset("summary", { cursor: "pointer" });
reset("dialog", { padding: 0, border: 0, color: "inherit" });
reset("[hidden]:not([hidden='until-found'])", { display: "none" });
reset("textarea", { resize: "vertical" });
reset("iframe", { border: 0 });
// While pressed.
reset("a:active, button:active, summary:active, [data-down]", { opacity: 0.7 });
// Pressed and waiting: immediate feedback.
const pulse = keyframes({ "50%": { opacity: 0.45 } });
reset("[data-held]", { cursor: "progress", opacity: 0.7, animation: `${pulse} 900ms ease-in-out infinite` });
// Widgets and kept elements have no box; their content takes their place.
reset("shop-widget, shop-kept, [data-mounts], [data-mounted]", { display: "contents" });

// An app may replace the server's content with something shorter, which would move the footer into view.
reset("[data-hydration='app'] main", { "@media": { screen: { minBlockSize: "100vh" } } });
