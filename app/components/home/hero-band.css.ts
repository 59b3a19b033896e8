import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const hero = style({ background: vars.color.sunken, borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const inner = style({
  display: "grid",
  gap: vars.space.s4,
  paddingBlock: vars.space.s4,
  "@media": {
    [media.tablet]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 6fr)",
      columnGap: vars.space.s6,
      alignItems: "center",
      paddingBlock: vars.space.s5,
    },
    [media.desktop]: { paddingBlock: vars.space.s6 },
  },
});
export const words = style({ display: "grid", gap: vars.space.s3 });
export const title = style({
  fontSize: vars.text.display,
  lineHeight: 1.12,
  letterSpacing: "-0.02em",
  textWrap: "balance",
  selectors: {
    "&:is(:lang(ja), :lang(zh))": {
      letterSpacing: "0.01em",
      lineHeight: vars.leading.tight,
      // Its phrases end with punctuation and fit on phones.
      wordBreak: ["keep-all", "auto-phrase" as "normal"],
    },
  },
  "@media": { [media.desktop]: { fontSize: `calc(${vars.text.display} * 1.2)` } },
});
export const lead = style({
  fontSize: vars.text.lg,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
  maxInlineSize: "34em",
});
export const links = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s3,
  rowGap: vars.space.s1,
});
export const figure = style({ display: "grid", gap: vars.space.s1 });
export const image = style({
  inlineSize: "100%",
  blockSize: "auto",
  border: `1px solid ${vars.color.hairline}`,
  background: vars.color.surface,
});
export const caption = style({
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
  color: vars.color.inkSoft,
});
