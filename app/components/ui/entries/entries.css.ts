import { ui } from "~/styles/ui-layer";

/** Breaks only if it is longer than the line. */
export const entry = ui({ display: "inline-block" });
