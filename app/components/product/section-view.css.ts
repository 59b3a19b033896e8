import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

export const links = style({ display: "grid", gap: vars.space.s1 });
