import { globalStyle, style } from "@vanilla-extract/css";
import { lowerEdge } from "~/styles/lower-edge";
import { media, vars } from "~/styles/theme-contract.css";

export const tray = style({
  position: "sticky",
  insetBlockEnd: 0,
  zIndex: 2,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.s1,
  padding: `${vars.space.s1} ${vars.space.s3}`,
  background: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.ink}`,
});
// A child path, so the browser searches no other part of the document.
globalStyle(`:root:has(> body > [data-mounts] > [data-mounted] > ${tray})`, {
  vars: { [lowerEdge.tray]: "4.5rem" },
  "@media": { [media.belowTablet]: { vars: { [lowerEdge.tray]: "8rem" } } },
});
/** On narrow screens all products on one line, so that the tray stays low. */
export const products = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s1,
  "@media": { [media.belowTablet]: { flexWrap: "nowrap", maxInlineSize: "100%", overflowX: "auto" } },
});
export const product = style({
  display: "flex",
  flex: "none",
  alignItems: "center",
  paddingInlineStart: vars.space.s1,
  border: `1px solid ${vars.color.hairlineStrong}`,
  selectors: { "&[data-failed]": { color: vars.color.inkSoft, textDecoration: "line-through" } },
});
export const actions = style({ display: "flex", alignItems: "center", gap: vars.space.s1 });
