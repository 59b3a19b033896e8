import { keyframes, style } from "@vanilla-extract/css";

export const arrived = style({});

/** Goes as soon as the page has come behind it, without scripts too. */
export const waiting = style({
  paddingBlock: "2rem",
  selectors: { [`&:has(~ ${arrived})`]: { display: "none" } },
});

const appear = keyframes({ to: { visibility: "visible" } });

/** Said only to who has waited for a while. */
export const overdue = style({
  visibility: "hidden",
  animation: `${appear} 0s 3s forwards`,
});

export const goingOn = style({ paddingBlock: "2rem" });
