import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";
import { quiet } from "../form-parts.css";

export { buttons, legend, quiet, section } from "../form-parts.css";
export { side, wideColumns as columns } from "../side-column.css";

export const page = style({
  paddingBlock: `${vars.space.s3} ${vars.space.s6}`,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s3,
});
export const title = style({ margin: 0 });
export const main = style({ display: "flex", flexDirection: "column", gap: vars.space.s4, minInlineSize: 0 });
export const sideTitle = style({ fontSize: vars.text.lg, margin: 0 });
export const sideLines = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gap: vars.space.s1,
  fontSize: vars.text.sm,
  maxBlockSize: "18rem",
  overflowY: "auto",
});
export const sideLine = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space.s2,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});

export const sideNote = style({ gridColumn: "1 / -1" });

/** A grid for the fieldsets in it, like `section`. */
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s4 });
export const narrow = style({ maxInlineSize: "38rem" });
/** The new-window icon stays on the line of its link. */
export const newWindow = style([quiet]);
globalStyle(`${newWindow} svg`, { display: "inline-block", verticalAlign: "-0.125em" });

export const choices = style({
  display: "grid",
  gap: vars.space.s1,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
/** A radio button with its details; the whole card is the target. */
export const choice = style({
  padding: vars.space.s2,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  overflowWrap: "anywhere",
  selectors: {
    "&:has(input:checked)": { borderColor: vars.color.action, boxShadow: `0 0 0 1px ${vars.color.action}` },
    "&:has(input:focus-visible)": { outline: `2px solid ${vars.color.focus}`, outlineOffset: "2px" },
  },
});
export const choiceName = style({ display: "block", fontWeight: vars.weight.medium });
export const lines = style({ display: "block", whiteSpace: "pre-line" });
export const price = style({ fontVariantNumeric: "tabular-nums", fontWeight: vars.weight.medium });

/** Fields that belong to the choice above. */
export const within = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  maxInlineSize: "28rem",
  paddingInlineStart: vars.space.s3,
  borderInlineStart: `3px solid ${vars.color.hairline}`,
  marginBlockEnd: vars.space.s1,
});
export const frame = style({
  display: "block",
  inlineSize: "100%",
  maxInlineSize: "34rem",
  blockSize: "42rem",
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  // The payments service's fields are dark on light in every color scheme.
  background: "#fff",
  colorScheme: "light",
});

export const facts = style({
  display: "grid",
  gap: vars.space.s3,
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});
export const fact = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s1,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});
export const factHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  alignItems: "baseline",
  justifyContent: "space-between",
});
globalStyle(`${factHead} > h2`, { fontSize: vars.text.md, margin: 0 });
export const address = style({ fontStyle: "normal", whiteSpace: "pre-line", margin: 0 });
export const plain = style({ margin: 0, whiteSpace: "pre-line" });

export const promotion = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  maxInlineSize: "28rem",
  // The code form is not printed; without codes only a heading would remain.
  selectors: { "&:not(:has(ul))": { "@media": { [media.print]: { display: "none" } } } },
});
export const promotionForm = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  gap: vars.space.s1,
  alignItems: "end",
});
export const promotionError = style({ gridColumn: "1 / -1" });
export const codes = style({ listStyle: "none", margin: 0, padding: 0, display: "grid", gap: vars.space.s0 });
export const code = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  alignItems: "center",
  justifyContent: "space-between",
});
export const number = style({ fontSize: vars.text.xl, fontWeight: vars.weight.bold, margin: 0 });
