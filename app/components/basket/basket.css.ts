import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const anchor = style({ position: "relative" });
export const button = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space.s0,
  minBlockSize: vars.control.sm,
  color: "inherit",
  textDecoration: "none",
  selectors: { "&:hover": { color: vars.color.action } },
});
export const buttonText = style({
  "@media": {
    [media.belowSmall]: {
      position: "absolute",
      clipPath: "inset(50%)",
      inlineSize: 1,
      blockSize: 1,
      overflow: "hidden",
    },
  },
});
export const count = style({ fontVariantNumeric: "tabular-nums" });
export const popupRegion = style({
  position: "absolute",
  insetBlockStart: "calc(100% + 4px)",
  insetInlineEnd: 0,
  zIndex: 30,
});
export const popup = style({
  display: "grid",
  inlineSize: "max-content",
  paddingBlock: vars.space.s1,
  paddingInline: vars.space.s2,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.success}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 8px 24px ${vars.color.shade}`,
  fontSize: vars.text.sm,
});
export const status = style({
  display: "flex",
  gap: vars.space.s1,
  alignItems: "center",
  color: vars.color.inkSoft,
  marginBlockEnd: vars.space.s2,
});
export const recent = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const lines = style({
  listStyle: "none",
  padding: 0,
  margin: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const line = style({
  display: "grid",
  gap: vars.space.s1,
  paddingBlock: vars.space.s2,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const lineName = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  alignItems: "baseline",
  fontWeight: vars.weight.medium,
});
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  margin: 0,
  fontSize: vars.text.sm,
});
export const amount = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const lineEnd = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.s2 });
export const quantityForm = style({ display: "flex", gap: vars.space.s1, alignItems: "center" });
export const fixedQuantity = style({ fontVariantNumeric: "tabular-nums", color: vars.color.inkSoft });
export const total = style({ marginInlineStart: "auto" });
export const totalLabel = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
export const remove = style({
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  minBlockSize: 24,
  display: "inline-flex",
  alignItems: "center",
});
export const summary = style({ display: "grid", gap: vars.space.s1, paddingBlockStart: vars.space.s1 });
export const subtotal = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space.s2,
  fontSize: vars.text.lg,
});
export const note = style({ fontSize: vars.text.sm, color: vars.color.inkSoft });
export const promotion = style({ fontSize: vars.text.sm, color: vars.color.success });
export const messages = style({ margin: 0, paddingInlineStart: vars.space.s2 });
export const layout = style({
  display: "grid",
  gap: vars.space.s4,
  maxInlineSize: "52rem",
});

globalStyle(`${facts} > div`, { display: "flex", gap: vars.space.s0 });
globalStyle(`${facts} dt`, { color: vars.color.inkSoft });
globalStyle(`${facts} dd`, { margin: 0 });
