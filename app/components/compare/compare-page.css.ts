import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ display: "grid", gap: vars.space.s3, paddingBlock: `${vars.space.s2} ${vars.space.s3}` });
export const soft = style({ color: vars.color.inkSoft });
export const tools = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space.s3,
  alignItems: "center",
  justifyContent: "space-between",
});
export const form = style({
  display: "grid",
  gap: vars.space.s1,
  alignItems: "end",
  "@media": { [media.mobile]: { gridTemplateColumns: "minmax(12rem, 18rem) auto" } },
});
