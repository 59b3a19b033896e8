import { globalStyle, styleVariants } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { layers, ui } from "~/styles/ui-layer";

/** Editorial text: block spacing and line length. */
export const body = ui({ display: "flow-root", overflowWrap: "break-word", lineHeight: vars.leading.body });
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${body} ${selector}`, { "@layer": { [layers.ui]: rule } });
inside("> * + *", { marginBlockStart: vars.space.s2 });
inside(":is(p, ul, ol, h2, h3, h4, h5, h6, blockquote)", { maxInlineSize: vars.measure });
inside(":is(h2, h3, h4, h5, h6)", {
  marginBlockStart: vars.space.s4,
  lineHeight: vars.leading.tight,
  fontWeight: vars.weight.bold,
});
inside("> :first-child", { marginBlockStart: 0 });
inside("h2", { fontSize: vars.text.xl });
inside("h3", { fontSize: vars.text.lg });
inside(":is(h4, h5, h6)", { fontSize: vars.text.md });
inside(":is(ul, ol)", { paddingInlineStart: "1.5em" });
inside("ul", { listStyle: "disc" });
inside("li + li", { marginBlockStart: vars.space.s0 });
inside("li > :is(ul, ol)", { marginBlockStart: vars.space.s0 });
inside("blockquote", {
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `3px solid ${vars.color.hairlineStrong}`,
  color: vars.color.inkSoft,
});
inside("hr", { border: 0, borderBlockStart: `1px solid ${vars.color.hairline}`, marginBlock: vars.space.s3 });
inside(":is(sub, sup)", { fontSize: "0.75em", lineHeight: 0 });
inside("code", { fontFamily: vars.font.mono, fontSize: "0.94em" });

export const marker = styleVariants({ 1: "decimal", a: "lower-alpha", i: "lower-roman" } as const, (style) => [
  ui({ listStyle: style }),
]);

export const preformatted = ui({
  padding: vars.space.s2,
  overflowX: "auto",
  background: vars.color.sunken,
  borderRadius: vars.radius.sm,
});

export const row = ui({ display: "flex", flexWrap: "wrap", gap: vars.space.s3, alignItems: "start" });
/** Columns stack on phones. */
export const column = styleVariants({ 33: 33.333, 50: 50, 66: 66.667, full: 100 } as const, (share) => [
  ui({
    flex: "1 1 100%",
    minInlineSize: 0,
    "@media": {
      [media.mobile]: {
        flexGrow: 0,
        flexBasis: share === 100 ? "100%" : `calc(${share}% - ${vars.space.s3} * ${1 - share / 100})`,
      },
    },
  }),
]);

export const textAlign = styleVariants(
  { left: "start", center: "center", right: "end", justify: "justify" } as const,
  (value) => [ui({ textAlign: value })],
);

const edge = (side: "left" | "right", colour: string, solid: string, width: string, moves: "local" | "scroll") =>
  `linear-gradient(to ${side === "left" ? "right" : "left"}, ${colour} ${solid}, transparent) ${side} / ${width} 100% no-repeat ${moves}`;
const sides = ["left", "right"] as const;
/** A shadow marks each edge over which a table continues. At its end the table's own ground, which moves, covers it. */
export const scroller = ui({
  overflowX: "auto",
  scrollbarWidth: "thin",
  background: [
    ...sides.map((side) => edge(side, vars.color.paper, "40%", "2rem", "local")),
    ...sides.map((side) => edge(side, vars.color.hairlineStrong, "0%", "0.625rem", "scroll")),
  ].join(", "),
});
export const table = ui({
  // Wide enough for its caption, whatever its cells contain.
  minInlineSize: "min(100%, 20rem)",
  borderCollapse: "collapse",
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.leading.snug,
  "@media": { [media.belowSmall]: { fontSize: vars.text.sm } },
});
export const cell = ui({
  paddingBlock: vars.space.s1,
  paddingInlineEnd: vars.space.s2,
  verticalAlign: "baseline",
  textAlign: "start",
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: { "&:last-child": { paddingInlineEnd: 0 } },
  "@media": { [media.belowSmall]: { paddingInlineEnd: vars.space.s1 } },
});
export const head = ui({ fontWeight: vars.weight.medium, borderBlockEnd: `1px solid ${vars.color.ink}` });
export const caption = ui({ textAlign: "start", fontWeight: vars.weight.medium, paddingBlockEnd: vars.space.s1 });

export const figure = ui({ margin: 0 });
export const figureAlign = styleVariants(
  { left: "0 auto", center: "auto", right: "auto 0" } as const,
  (marginInline) => [ui({ marginInline, inlineSize: "fit-content", maxInlineSize: "100%" })],
);
export const figureWidth = styleVariants(
  { 33: "33.333%", 50: "50%", 66: "66.667%", full: "100%" } as const,
  (width) => [ui({ "@media": { [media.small]: { maxInlineSize: width } } })],
);
export const picture = ui({ display: "block", maxInlineSize: "100%", blockSize: "auto" });
export const figcaption = ui({
  marginBlockStart: vars.space.s1,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
