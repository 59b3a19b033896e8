import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const columns = style({
  display: "grid",
  gap: `${vars.space.s3} ${vars.gutter}`,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(14rem, 100%), 1fr))",
});
export const group = style({
  borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
  paddingBlockStart: vars.space.s1,
});
export const name = style({ fontWeight: vars.weight.bold, lineHeight: vars.leading.snug, paddingBlock: "0.25rem" });
export const list = style({ lineHeight: vars.leading.snug });
export const deeper = style({
  lineHeight: vars.leading.snug,
  fontSize: vars.text.sm,
  paddingInlineStart: vars.space.s2,
  borderInlineStart: `1px solid ${vars.color.hairline}`,
});
export const link = style({ display: "inline-block", paddingBlock: "0.25rem" });
export const icon = style({ marginInlineEnd: "0.375em", color: vars.color.inkSoft });
