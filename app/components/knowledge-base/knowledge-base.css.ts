import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export { trap } from "../form-parts.css";

export const page = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s3,
  paddingBlock: `${vars.space.s2} ${vars.space.s3}`,
});
export const title = style({ fontSize: vars.text.xl });
export const intro = style({ maxInlineSize: vars.measure });
/** Anchor of the suggestion list. */
export const search = style({ position: "relative", maxInlineSize: "44rem" });

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s3,
  alignItems: "start",
  "@media": { [media.tablet]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: vars.space.s4 } },
});
export const topics = style({ minInlineSize: 0 });
export const topicList = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  "@media": { [media.tablet]: { flexDirection: "column", gap: 0 } },
});
export const topic = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s1,
  paddingInline: vars.space.s1,
  paddingBlock: "0.375rem",
  color: vars.color.ink,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.sm,
  textDecoration: "none",
  selectors: {
    "&:hover": { background: vars.color.sunken },
    "&[aria-current]": { background: vars.color.actionSoft, fontWeight: vars.weight.medium },
  },
  "@media": {
    [media.coarse]: { paddingBlock: "0.625rem" },
    [media.tablet]: {
      borderWidth: 0,
      borderRadius: 0,
      selectors: { "&[aria-current]": { boxShadow: `inset 3px 0 0 ${vars.color.action}` } },
    },
  },
});
export const count = style({ color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });

export const results = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  minInlineSize: 0,
  selectors: { "&:only-child": { gridColumn: "1 / -1" } },
});
export const resultsHeading = style({ fontSize: vars.text.lg });
export const summary = style({
  color: vars.color.inkSoft,
  fontSize: vars.text.sm,
  selectors: { "&:empty": { display: "none" } },
});
export const row = style({ gridTemplateColumns: "minmax(0, 1fr)" });
export const rowText = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s1,
  scrollMarginBlock: "12rem 4rem",
});
export const rowTitle = style({
  fontSize: vars.text.md,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textWrap: "pretty",
});
export const passage = style({ maxInlineSize: vars.measure });
export const facts = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, overflowWrap: "anywhere" });

export const vote = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  fontSize: vars.text.sm,
});
export const answers = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s1 });
export const question = style({ color: vars.color.inkSoft });
export const answer = style({
  selectors: {
    "&[aria-pressed='true']": {
      background: vars.color.actionSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
    },
  },
  "@media": {
    [media.forcedColors]: { selectors: { "&[aria-pressed='true']": { outline: "2px solid Highlight" } } },
  },
});
export const recorded = style({ color: vars.color.inkSoft, selectors: { "&:empty": { display: "none" } } });

export const comment = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
  maxInlineSize: vars.measure,
  paddingBlockStart: vars.space.s3,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  scrollMarginBlockStart: "12rem",
});
export const commentHeading = style({ fontSize: vars.text.lg });
export const commentForm = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space.s2,
});
export const send = style({ alignSelf: "start" });
