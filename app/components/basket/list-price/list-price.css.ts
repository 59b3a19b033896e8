import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const saving = style({ color: vars.color.inkSoft, fontSize: vars.text.sm });
