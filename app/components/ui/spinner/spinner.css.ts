import { keyframes } from "@vanilla-extract/css";
import { media } from "~/styles/theme-contract.css";
import { ui } from "~/styles/ui-layer";

// Not `rotate`, which Chromium animates on the main thread for SVG elements.
const turn = keyframes({ to: { transform: "rotate(1turn)" } });
const blink = keyframes({ "50%": { opacity: 0.35 } });

export const spinner = ui({
  inlineSize: "1em",
  blockSize: "1em",
  flexShrink: 0,
  animation: `${turn} 900ms linear infinite`,
  "@media": { [media.reducedMotion]: { animation: `${blink} 1600ms step-end infinite` } },
});
