import { keyframes, style } from "@vanilla-extract/css";

export const arrived = style({});

/** Hidden by CSS as soon as the page follows it, also without scripts. */
export const waiting = style({
  paddingBlock: "2rem",
  selectors: { [`&:has(~ ${arrived})`]: { display: "none" } },
});

const appear = keyframes({ to: { visibility: "visible" } });

/** Appears after a longer wait. */
export const overdue = style({
  visibility: "hidden",
  animation: `${appear} 0s 3s forwards`,
});

export const goingOn = style({ paddingBlock: "2rem" });
