import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const contact = style({ maxInlineSize: vars.measure });
export const name = style({ fontSize: vars.text.lg });
export const reach = style({ display: "inline-grid", gap: vars.space.s0, overflowWrap: "anywhere" });
