import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { layers } from "./layers.css";
import { media, vars } from "./theme-contract.css";

const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { "@layer": { [layers.base]: rule } });

const headingsIn = (language: string) => `:is(h1, h2, h3, h4):lang(${language})`;

base("html", {
  fontFamily: vars.font.sans,
  fontSize: "100%",
  lineHeight: vars.leading.body,
  color: vars.color.ink,
  background: vars.color.paper,
  textSizeAdjust: "100%",
  WebkitFontSmoothing: "antialiased",
  fontKerning: "normal",
  "@media": { [media.reducedMotion]: { scrollBehavior: "auto" } },
});
base("body", {
  fontSize: vars.text.md,
  fontWeight: vars.weight.regular,
  minBlockSize: "100dvb",
  overflowWrap: "break-word",
  display: "flex",
  flexDirection: "column",
});
// Inherited. A selector without an element or attribute, such as ":lang(ja)", is matched against every element.
base("[lang|='ja'], [lang|='zh']", { lineBreak: "strict" });
// Breaking lines between phrases reads well in headings, but leaves a fifth of each line empty in narrow columns.
// Firefox and WebKit do not support it. There, wide headings break after punctuation or spaces; on phones, where one
// phrase may not fit, lines are balanced instead, so that none contains the last character alone.
base(headingsIn("ja"), {
  fontFeatureSettings: '"palt"',
  wordBreak: ["normal", "auto-phrase" as "normal"],
  "@media": { [media.small]: { wordBreak: ["keep-all", "auto-phrase" as "normal"] } },
});

base("h1, h2, h3, h4", {
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: "balance",
  /* Product names may be one long word, which would widen a grid on phones. */
  overflowWrap: "anywhere",
});
base("h1", { fontSize: vars.text.xxl, letterSpacing: "-0.01em" });
base("h2", { fontSize: vars.text.xl, letterSpacing: "-0.005em" });
base("h3", { fontSize: vars.text.lg });
base("h4", { fontSize: vars.text.md });
base(`${headingsIn("ja")}, ${headingsIn("zh")}`, { letterSpacing: 0 });
base("p, li, dd, figcaption", { textWrap: "pretty" });
base("strong, b", { fontWeight: vars.weight.bold });
base("small", { fontSize: vars.text.sm });
base("code, kbd, samp, pre", { fontFamily: vars.font.mono, fontSize: "0.92em", fontVariantLigatures: "none" });
base("table, time, data, output", { fontVariantNumeric: "tabular-nums" });
base("mark", { background: vars.color.mark, color: "inherit", paddingInline: "0.1em", marginInline: "-0.1em" });
base("sup, sub", { fontSize: "0.72em", lineHeight: 0 });
/* No italics for Han characters. */
base(":is(em, i, cite, dfn, address):is(:lang(ja), :lang(zh))", { fontStyle: "normal" });
base("em:is(:lang(ja), :lang(zh))", { fontWeight: vars.weight.medium });
base("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.hairline}`, marginBlock: vars.space.s3 });

base("a", {
  color: vars.color.action,
  textDecorationLine: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.16em",
  textDecorationColor: `color-mix(in srgb, currentColor 45%, transparent)`,
});
/* A link alone in its paragraph, heading or entry is at least 24 pixels high (WCAG 2.5.8), at the same line height. */
base(":is(p, h2, h3) > a, main li > a:not([class])", { paddingBlock: "0.1875rem" });
base("a:hover", { color: vars.color.actionHover, textDecorationColor: "currentColor" });

base("::selection", { background: vars.color.action, color: vars.color.inkOnAction });

/* One focus ring for everything, with a gap in the background color, so that it is visible on any color. WebKit has no
   `:focus-visible` on a radio button that an arrow key has chosen. */
base(":focus-visible, [type='radio']:focus:not(:hover)", {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: "2px",
  borderRadius: vars.radius.sm,
});
base("[tabindex='-1']:focus", { outline: "none" });

/* The sticky header covers this much; anchors have the specified offset of 205 px (C-CHROME-10). */
base(":target", { scrollMarginBlockStart: "205px" });
base("::placeholder", { color: vars.color.inkSoft, opacity: 1 });

/* Pages refused by the door (workers/storefront/edge/door/refusal.ts) have no classes, so they use these styles. */
base("[data-refusal]", { maxInlineSize: "44rem", marginInline: "auto", padding: vars.space.s4 });
base("[data-refusal], [data-refusal] main", { display: "grid", alignContent: "start", gap: vars.space.s4 });
