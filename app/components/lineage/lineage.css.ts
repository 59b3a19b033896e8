import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const lead = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
export const others = style([lead, { gap: vars.space.s0 }]);
export const title = style({ fontSize: vars.text.lg, lineHeight: vars.leading.snug });
export const list = style({
  listStyle: "disc",
  display: "grid",
  gap: vars.space.s0,
  margin: 0,
  paddingInlineStart: vars.space.s3,
});
export const quiet = style({ color: vars.color.inkSoft, fontSize: vars.text.sm, margin: 0 });
export const page = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.s4,
  paddingBlock: `${vars.space.s2} ${vars.space.s3}`,
});
export const group = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: vars.space.s2 });
