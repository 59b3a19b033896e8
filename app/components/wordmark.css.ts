import { vars } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

export const mark = ui({ inlineSize: "auto", blockSize: "1.5em", fill: vars.color.action });
export const wordmark = ui({ inlineSize: "auto", blockSize: "1.5rem", fill: "currentColor", overflow: "visible" });
export const bands = ui({ fill: vars.color.action });
