import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const note = style({ display: "flex", flexDirection: "column", gap: vars.space.s1 });
export const line = style({ fontSize: vars.text.sm, overflowWrap: "anywhere" });
export const notSold = style({ display: "flex", flexDirection: "column", gap: vars.space.s2 });
export const title = style({ fontSize: vars.text.lg, overflowWrap: "anywhere" });
export const subtitle = style({ fontSize: vars.text.md });
export const related = style({ display: "flex", flexDirection: "column", gap: vars.space.s2 });
export const genes = style({ display: "flex", flexDirection: "column", paddingInlineStart: vars.space.s3 });
export const others = style({ fontSize: vars.text.sm });
