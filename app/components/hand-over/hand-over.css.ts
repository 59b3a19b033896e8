import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Apart from the buttons above it, which order the basket oneself. */
export const handOver = style({ display: "grid", gap: vars.space.s1, paddingBlockStart: vars.space.s2 });
