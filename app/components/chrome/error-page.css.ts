import { style } from "@vanilla-extract/css";
import { media, vars } from "~/styles/theme-contract.css";

export const page = style({ paddingBlock: vars.space.s4, maxInlineSize: vars.measure });
export const message = style({ fontSize: vars.text.lg });
export const search = style({
  display: "grid",
  gap: vars.space.s1,
  alignItems: "end",
  "@media": { [media.small]: { gridTemplateColumns: "1fr auto" } },
});
