import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const texts = style({ display: "grid", gap: vars.space.s3 });
export const title = style({ fontWeight: vars.weight.bold, marginBlockEnd: vars.space.s1 });
export const legal = style({
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  paddingBlockStart: vars.space.s2,
});
