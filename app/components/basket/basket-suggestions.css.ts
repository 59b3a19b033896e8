import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const region = style({ selectors: { "&:empty": { display: "none" }, "&:focus": { outline: "none" } } });
export const section = style({ display: "grid", gap: vars.space.s1, containerType: "inline-size" });
export const title = style({ fontSize: vars.text.md });
export const list = style({ display: "grid", gap: vars.space.s1, padding: 0, margin: 0, listStyle: "none" });
export const suggestion = style({
  display: "grid",
  gap: vars.space.s1,
  justifyItems: "start",
  padding: vars.space.s2,
  background: vars.color.sunken,
  borderRadius: vars.radius.md,
  "@container": {
    "(min-width: 26rem)": {
      gridTemplateColumns: "minmax(0, 1fr) auto",
      columnGap: vars.space.s3,
      alignItems: "center",
    },
  },
});
export const what = style({ display: "grid", gap: vars.space.s0, minInlineSize: 0, overflowWrap: "anywhere" });
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space.s2,
  rowGap: vars.space.s0,
  fontSize: vars.text.sm,
  color: vars.color.inkSoft,
});
