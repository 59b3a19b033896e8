import { style } from "@vanilla-extract/css";
import { vars } from "~/styles/theme-contract.css";

/** Set apart from the buttons above, which place the shopper's own order. */
export const handOver = style({ display: "grid", gap: vars.space.s1, paddingBlockStart: vars.space.s2 });
