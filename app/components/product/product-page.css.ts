import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: vars.space.s3, display: "grid", gap: vars.space.s3 });
export const heading = style({ display: "grid", gap: vars.space.s1 });
export const meta = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  alignItems: "center",
  color: vars.color.inkSoft,
});
export const title = style({ fontSize: vars.text.xxl, lineHeight: vars.leading.tight, textWrap: "balance" });
/** Evidence at the start, order and facts at the end; on phones the order comes right after the name. */
export const body = style({
  display: "grid",
  gap: vars.space.s4,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "minmax(0, 1fr) 22rem", columnGap: vars.space.s5 } },
});
export const side = style({
  display: "grid",
  gap: vars.space.s3,
  alignContent: "start",
  "@media": {
    [media.tablet]: {
      gridColumn: 2,
      gridRow: 1,
      position: "sticky",
      insetBlockStart: "12rem",
      maxBlockSize: "calc(100dvb - 13rem)",
      overflowY: "auto",
    },
    [media.print]: { position: "static", maxBlockSize: "none" },
  },
});
export const main = style({
  display: "grid",
  gap: vars.space.s5,
  alignContent: "start",
  minInlineSize: 0,
  "@media": { [media.tablet]: { gridColumn: 1, gridRow: 1 } },
});
export const section = style({
  display: "grid",
  gap: vars.space.s2,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s3,
});
export const sectionTitle = style({ fontSize: vars.text.xl });
export const inPage = style({
  display: "none",
  "@media": { [media.tablet]: { display: "block" }, [media.print]: { display: "none" } },
});
export const inPageList = style({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s2,
  padding: 0,
  margin: 0,
  fontSize: vars.text.sm,
});
export const number = style({ color: vars.color.inkSoft });
globalStyle(`${main} p, ${main} li`, { maxInlineSize: vars.measure });
