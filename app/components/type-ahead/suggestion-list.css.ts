import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const panel = style({
  position: "absolute",
  insetInline: 0,
  insetBlockStart: "calc(100% + 4px)",
  zIndex: 30,
  color: vars.color.ink,
  background: vars.color.surface,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.md,
  boxShadow: `0 8px 24px ${vars.color.shade}`,
  overflow: "hidden",
  "@media": { [media.print]: { display: "none" } },
});
export const loading = style({
  padding: `${vars.space.s1} ${vars.space.s2}`,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
/** At least 200 px high; otherwise as high as the window allows, then scrolls (C-TYPE-18). */
export const list = style({
  maxBlockSize: "max(200px, min(60dvb, 27rem))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  selectors: { "&:empty": { display: "none" } },
});
export const section = style({
  paddingBlock: vars.space.s1,
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
export const heading = style({
  paddingInline: vars.space.s2,
  paddingBlockEnd: vars.space.s0,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  color: vars.color.inkSoft,
});
export const entry = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "baseline",
  columnGap: vars.space.s1,
  paddingInline: vars.space.s2,
  paddingBlock: "0.375rem",
  lineHeight: vars.leading.snug,
  cursor: "pointer",
  selectors: {
    "&[aria-selected='true']": {
      background: vars.color.actionSoft,
      boxShadow: `inset 3px 0 0 ${vars.color.action}`,
    },
  },
  "@media": {
    [media.coarse]: { paddingBlock: "0.625rem" },
    [media.forcedColors]: {
      selectors: { "&[aria-selected='true']": { outline: "2px solid Highlight", outlineOffset: "-2px" } },
    },
  },
});
export const icon = style({ alignSelf: "center", color: vars.color.inkSoft });
export const number = style({
  minInlineSize: "4.5ch",
  fontFamily: vars.font.mono,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const title = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
globalStyle(`${entry} mark`, { color: "inherit", background: "none", fontWeight: vars.weight.bold });
export const count = style({ fontSize: vars.text.sm, color: vars.color.inkSoft, fontVariantNumeric: "tabular-nums" });
