import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const row = style({ display: "flex", gap: vars.space.s1, alignItems: "stretch" });
export const input = style({ flex: "1 1 auto", minInlineSize: 0 });
/** Equal width for both labels, so that the layout does not shift. */
export const show = style({ flex: "none", minInlineSize: "5.5em", whiteSpace: "nowrap" });
export const rules = style({
  listStyle: "none",
  padding: 0,
  margin: 0,
  display: "grid",
  gap: "0.125rem",
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
export const rule = style({
  display: "flex",
  gap: "0.375em",
  alignItems: "baseline",
  selectors: { "&[data-met='true']": { color: vars.color.success } },
});
/** A mark for a rule that is not yet checked. */
export const mark = style({ inlineSize: "1em", flex: "none", textAlign: "center" });
