import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { trap } from "../form-parts.css";

export const page = style({ paddingBlock: `${vars.space.s2} ${vars.space.s6}` });

/** One column for a page with a single form. */
export const narrow = style({
  maxInlineSize: "30rem",
  marginBlockStart: vars.space.s2,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s3,
});

/** Navigation beside the page, or above it where its tables would have less than 720 px. */
export const columns = style({
  display: "grid",
  gap: vars.space.s3,
  alignItems: "start",
  marginBlockStart: vars.space.s1,
  "@media": {
    [media.print]: { display: "block" },
    [media.tablet]: { gridTemplateColumns: "13rem minmax(0, 1fr)", columnGap: vars.space.s5 },
  },
});
export const main = style({ display: "flex", flexDirection: "column", gap: vars.space.s4, minInlineSize: 0 });

export const navigation = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  "@media": { [media.tablet]: { flexDirection: "column" } },
});
export const navigationItem = style({
  "@media": { [media.tablet]: { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});
export const navigationLink = style({
  display: "block",
  paddingBlock: vars.space.s1,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    "&[aria-current='page']": { fontWeight: vars.weight.bold },
  },
  "@media": { [media.coarse]: { paddingBlock: "0.75rem" } },
});

/** A grid for the fieldsets in it, like `section` of the checkout. */
export const form = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
export const wideForm = style([form, { maxInlineSize: "38rem" }]);
export const pair = style({
  display: "grid",
  gap: vars.space.s2,
  alignItems: "start",
  "@media": { [media.small]: { gridTemplateColumns: "1fr 1fr" } },
});
export const unequalPair = style([pair, { "@media": { [media.small]: { gridTemplateColumns: "2fr 1fr" } } }]);
/** A button below its text is nearer to it than to the next row. */
export const buttons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${vars.space.s1} ${vars.space.s2}`,
  alignItems: "center",
});
/** Equal text widths align the buttons after them. */
export const beforeButton = style({ flex: "0 1 26rem" });
export const legend = style({ fontWeight: vars.weight.bold, fontSize: vars.text.lg, paddingBlockEnd: vars.space.s1 });
export const group = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  border: 0,
  padding: 0,
  margin: 0,
  minInlineSize: 0,
});
export const quiet = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const aside = style({
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  alignItems: "flex-start",
});

export const cards = style({
  display: "grid",
  gap: vars.space.s2,
  listStyle: "none",
  padding: 0,
  margin: 0,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
});
export const card = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  padding: vars.space.s2,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  minInlineSize: 0,
  overflowWrap: "anywhere",
});
export const cardTitle = style({ fontSize: vars.text.md, fontWeight: vars.weight.bold, margin: 0 });
export const cardLines = style({ margin: 0, fontStyle: "normal", whiteSpace: "pre-line" });
export const cardButtons = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  marginBlockStart: "auto",
  paddingBlockStart: vars.space.s1,
  alignItems: "center",
});
/** Stay together when the buttons before them leave little room. */
export const cardLinks = style({ display: "inline-flex", gap: vars.space.s1 });
export const badges = style({ display: "flex", flexWrap: "wrap", gap: vars.space.s0, padding: 0, margin: 0 });
export const entry = style([
  card,
  {
    color: vars.color.ink,
    textDecoration: "none",
    selectors: { "&:hover": { borderColor: vars.color.action } },
  },
]);
globalStyle(`${entry}:hover h2`, { textDecoration: "underline" });

export const sectionHead = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "center",
  justifyContent: "space-between",
  paddingBlockEnd: vars.space.s2,
});
/** A section: heading and content, evenly spaced. */
export const section = style({ display: "flex", flexDirection: "column", gap: vars.space.s2, alignItems: "stretch" });
export const sessions = style({ listStyle: "none", padding: 0, margin: 0, display: "grid", gap: vars.space.s2 });

/** Large enough for a phone's camera at arm's length. */
export const qrCode = style({ inlineSize: "14rem", blockSize: "14rem", maxInlineSize: "100%" });
