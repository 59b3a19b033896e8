import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const row = style({ display: "flex", gap: vars.space.s1, alignItems: "stretch" });
export const input = style({ flex: "1 1 auto", minInlineSize: 0 });
/** As wide for either word, so that nothing moves. */
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
/** A mark before it is known whether the rule is kept. */
export const mark = style({ inlineSize: "1em", flex: "none", textAlign: "center" });
