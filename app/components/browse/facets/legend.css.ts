import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const legend = style({ fontSize: vars.text.sm });
globalStyle(`${legend} > summary`, { paddingBlock: "0.1875rem" });
export const group = style({ paddingBlockStart: vars.space.s1 });
export const heading = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium });
export const codes = style({ columns: "16rem", columnGap: vars.space.s3 });
export const pair = style({ display: "flex", gap: vars.space.s1, breakInside: "avoid" });
export const code = style({ fontFamily: vars.font.mono, minInlineSize: "5.5ch" });
