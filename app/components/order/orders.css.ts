import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "baseline",
  justifyContent: "space-between",
});
export const title = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "baseline" });
/** Controls are not printed. */
export const onScreen = style({ "@media": { [media.print]: { display: "none" } } });
export const buttons = style([
  onScreen,
  { display: "flex", flexWrap: "wrap", gap: vars.space.s2, alignItems: "center" },
]);
/** Facts side by side: addresses, payment. */
export const parts = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
  alignItems: "start",
});
export const part = style({ display: "grid", gap: vars.space.s1, minInlineSize: 0, breakInside: "avoid" });
export const partTitle = style({ fontSize: vars.text.md, fontWeight: vars.weight.bold, margin: 0 });
export const lines = style({ margin: 0, fontStyle: "normal", whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const quiet = style({ margin: 0, color: vars.color.inkSoft, fontSize: vars.text.sm });
export const section = style({ display: "grid", gap: vars.space.s2, minInlineSize: 0 });
export const totals = style({
  justifySelf: "end",
  inlineSize: "min(100%, 22rem)",
  breakInside: "avoid",
});
export const state = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  alignItems: "baseline",
  fontSize: vars.text.sm,
});
/** Links to files in rows that follow each other closely. */
export const file = style([onScreen, { minBlockSize: "24px" }]);
export const reasons = style({
  listStyle: "disc",
  margin: 0,
  paddingInlineStart: vars.space.s2,
  display: "grid",
  gap: vars.space.s0,
});
export const rowLines = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  fontSize: vars.text.sm,
  overflowWrap: "anywhere",
});
export const filter = style([
  onScreen,
  {
    display: "grid",
    gap: vars.space.s2,
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 12rem), 1fr))",
    alignItems: "end",
  },
]);
