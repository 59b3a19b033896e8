import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

/**
 * Below 1024 px a bottom sheet, opened by its popover button; above, a column that is always open. A sheet that is open
 * when the window becomes wide stays one, because only scripts could close it.
 */
export const panel = style({
  color: vars.color.ink,
  selectors: {
    "&:popover-open": {
      display: "flex",
      flexDirection: "column",
      position: "fixed",
      inset: "auto 0 0",
      inlineSize: "100%",
      maxInlineSize: "none",
      maxBlockSize: "85dvb",
      padding: vars.space.s2,
      paddingBlockEnd: 0,
      border: 0,
      borderBlockStart: `1px solid ${vars.color.hairlineStrong}`,
      background: vars.color.paper,
      boxShadow: `0 -8px 32px ${vars.color.shade}`,
      overflow: "auto",
    },
    "&::backdrop": { background: vars.color.scrim },
  },
  "@media": {
    [media.tablet]: {
      display: "block",
      position: "static",
      inlineSize: "auto",
      blockSize: "auto",
      margin: 0,
      padding: 0,
      border: 0,
      background: "none",
      overflow: "visible",
    },
    [media.print]: { display: "none !important" },
  },
});
export const head = style({
  display: "flex",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: vars.space.s2,
  paddingBlockEnd: vars.space.s1,
  fontSize: vars.text.sm,
});
export const heading = style({ fontSize: vars.text.md });
export const none = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
/** In the sheet the values scroll between the heading and the buttons, which therefore cover none. */
export const groups = style({
  "@media": { [media.belowTablet]: { overflow: "auto", overscrollBehavior: "contain" } },
});
export const foot = style({ display: "grid", gap: vars.space.s1, paddingBlock: vars.space.s2 });
export const close = style({
  display: "none",
  minBlockSize: vars.control.md,
  fontWeight: vars.weight.medium,
  textAlign: "center",
  color: vars.color.action,
  border: `1px solid ${vars.color.hairlineStrong}`,
  borderRadius: vars.radius.sm,
  background: vars.color.surface,
  selectors: { [`${panel}:popover-open &`]: { display: "block" } },
});
