import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s2,
  "@media": { [media.print]: { display: "none" } },
});
export const count = style({
  flex: "1 1 10rem",
  alignSelf: "flex-end",
  fontVariantNumeric: "tabular-nums",
  fontWeight: vars.weight.medium,
});
export const range = style({ fontWeight: vars.weight.regular, fontSize: vars.text.sm, color: vars.color.inkSoft });
export const filterButton = style({
  minBlockSize: vars.control.md,
  paddingInline: vars.space.s2,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  color: vars.color.action,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  "@media": { [media.tablet]: { display: "none" } },
});
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space.s2,
  "@media": { [media.belowSmall]: { flex: "1 1 100%", order: 1 } },
});
export const control = style({
  fontSize: vars.text.sm,
  "@media": { [media.belowSmall]: { flex: "1 1 8rem" } },
});
