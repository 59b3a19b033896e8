import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const verdict = style({ display: "flex", alignItems: "center", gap: vars.space.s1, fontSize: vars.text.lg });
export const scroller = style({ overflowX: "auto" });
export const conditions = style({ textAlign: "start", lineHeight: vars.leading.snug });
globalStyle(`${conditions} caption`, { textAlign: "start", fontWeight: vars.weight.medium });
globalStyle(`${conditions} :is(th, td)`, {
  textAlign: "start",
  verticalAlign: "top",
  paddingBlock: vars.space.s0,
  paddingInlineEnd: vars.space.s3,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const records = style({
  display: "grid",
  gap: vars.space.s3,
  gridTemplateColumns: "minmax(0, 1fr)",
  "@media": { [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
});
export const record = style({
  display: "grid",
  gap: vars.space.s1,
  alignContent: "start",
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.md,
  padding: vars.space.s2,
  breakInside: "avoid",
});
export const recordTitle = style({ fontSize: vars.text.md, fontWeight: vars.weight.medium });
